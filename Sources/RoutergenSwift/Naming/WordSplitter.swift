/// Takes a name of the description apart into words.
///
///     image_url, imageURL, ImageUrl, IMAGE-URL   image url
///     HTTPServer2                                HTTP Server2
///     filter[user.id]                            filter user id
///     userIDs                                    user IDs
///     -1, A+, C#, price<                         minus 1, A plus, C sharp, price less than
///     GMT+8, reactions--1                        GMT plus 8, reactions minus 1
///     PagedList<Photo>                           Paged List Photo
///     driver's license                           drivers license
struct WordSplitter {
    private var words: [Word] = []
    private var piece = 0
    /// Angle brackets around something are a generic type's and say nothing; others compare.
    private let hasBrackets: Bool

    /// At least one word, whatever the name is.
    static func words(of name: String) -> [Word] {
        // Nearly every name is ASCII.
        if name.utf8.allSatisfy({ $0 < 0x80 }) {
            return words(of: withoutApostrophes(name.utf8.map { Unicode.Scalar($0) }))
        }
        let scalars = name.canonicallyComposed.unicodeScalars.filter {
            !$0.properties.isDefaultIgnorableCodePoint
        }
        return words(of: withoutApostrophes(Array(scalars)))
    }

    /// Apostrophes inside a word do not end it: `don't` is not `don` and `t`.
    private static func withoutApostrophes(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
            scalar == "'" || scalar == "\u{2019}"
        }
        guard scalars.contains(where: isApostrophe) else { return scalars }
        return scalars.indices.filter { index in
            let isInside =
                index > 0 && index + 1 < scalars.count && scalars[index - 1].properties.isAlphabetic
                && scalars[index + 1].properties.isAlphabetic
            return !(isInside && isApostrophe(scalars[index]))
        }
        .map { scalars[$0] }
    }

    private static func words(of scalars: [Unicode.Scalar]) -> [Word] {
        var splitter = WordSplitter(scalars)
        if let first = scalars.firstIndex(where: isText),
            let last = scalars.lastIndex(where: isText)
        {
            splitter.addLeading(scalars[..<first])
            splitter.addMiddle(scalars[first...last])
            splitter.addTrailing(scalars[(last + 1)...])
        } else {
            splitter.addSpelled(SymbolWords.spelling(of: scalars))
        }
        if splitter.words.isEmpty { splitter.addSpelled(["empty"]) }
        return splitter.words
    }

    private init(_ scalars: [Unicode.Scalar]) {
        if let open = scalars.firstIndex(of: "<"), let close = scalars.lastIndex(of: ">"),
            open < close
        {
            hasBrackets = scalars[open...close].contains(where: Self.isText)
        } else {
            hasBrackets = false
        }
    }

    private static func isText(_ scalar: Unicode.Scalar) -> Bool {
        scalar != "_" && IdentifierCharacters.isBody(scalar)
    }

    private mutating func addSpelled(_ texts: [String]) {
        for text in texts {
            piece += 1
            words.append(Word(text: text, piece: piece, isSpelled: true))
        }
    }

    /// Signs say something in front of a name: `-name` sorts the other way round.
    private mutating func addLeading(_ symbols: ArraySlice<Unicode.Scalar>) {
        addSpelled(SymbolWords.spelling(of: meaningful(symbols, among: "+-!<>=")))
    }

    /// Grades, blood groups and languages end in symbols: `A+`, `C#`.
    private mutating func addTrailing(_ symbols: ArraySlice<Unicode.Scalar>) {
        let spelling = SymbolWords.spelling(of: meaningful(symbols, among: "+-<>=#"))
        addSpelled(spelling.map { $0 == "hash" ? "sharp" : $0 })
    }

    private func meaningful(
        _ symbols: ArraySlice<Unicode.Scalar>, among spoken: String
    ) -> [Unicode.Scalar] {
        let kept = symbols.filter { symbol in
            isSpoken(symbol)
                || spoken.unicodeScalars.contains(symbol) && !(hasBrackets && isBracket(symbol))
        }
        return kept == ["="] ? [] : kept
    }

    private mutating func addMiddle(_ scalars: ArraySlice<Unicode.Scalar>) {
        var run: [Unicode.Scalar] = []
        var symbols: [Unicode.Scalar] = []
        var separators: [Unicode.Scalar] = []
        for scalar in scalars {
            if Self.isText(scalar) {
                if !separators.isEmpty {
                    symbols += sign(separators, before: scalar)
                    addSpelled(SymbolWords.spelling(of: symbols))
                    symbols.removeAll(keepingCapacity: true)
                    separators.removeAll(keepingCapacity: true)
                }
                run.append(scalar)
            } else {
                addRun(run)
                run.removeAll(keepingCapacity: true)
                separators.append(scalar)
                symbols += meaningfulInside(scalar, after: symbols)
            }
        }
        addRun(run)
    }

    /// The sign of a number: `+` before a digit, and `-` behind another separator, as it is one itself:
    /// `reactions--1`, but `utf-8`.
    private func sign(
        _ separators: [Unicode.Scalar], before scalar: Unicode.Scalar
    ) -> [Unicode.Scalar] {
        guard ("0"..."9").contains(scalar), let last = separators.last else { return [] }
        return last == "+" || last == "-" && separators.count > 1 ? [last] : []
    }

    /// Between letters only comparisons are words; an equals sign belongs to the one before it.
    private func meaningfulInside(
        _ symbol: Unicode.Scalar, after symbols: [Unicode.Scalar]
    ) -> [Unicode.Scalar] {
        if isSpoken(symbol) { return [symbol] }
        if isBracket(symbol), !hasBrackets { return [symbol] }
        if symbol == "=", let last = symbols.last, isBracket(last) { return [symbol] }
        return []
    }

    private func isBracket(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "<" || scalar == ">"
    }

    /// Symbols beyond ASCII are part of what a name says: `price_€`.
    private func isSpoken(_ scalar: Unicode.Scalar) -> Bool {
        guard !scalar.isASCII, !IdentifierCharacters.isBody(scalar) else { return false }
        switch scalar.properties.generalCategory {
        case .mathSymbol, .currencySymbol, .otherSymbol: return true
        default: return false
        }
    }

    /// Splits letters and digits that stand together where their case says so.
    private mutating func addRun(_ run: [Unicode.Scalar]) {
        guard !run.isEmpty else { return }
        piece += 1
        var start = 0
        for index in run.indices.dropFirst() where Self.startsWord(run, at: index) {
            words.append(Word(text: Self.text(run[start..<index]), piece: piece))
            start = index
        }
        words.append(Word(text: Self.text(run[start...]), piece: piece))
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        // Bytes, because appending scalars to a string costs many times as much.
        var bytes: [UInt8] = []
        bytes.reserveCapacity(scalars.count)
        for scalar in scalars {
            if scalar.isASCII {
                bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            } else {
                bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func startsWord(_ run: [Unicode.Scalar], at index: Int) -> Bool {
        guard isUpper(run[index]) else { return false }
        guard isUpper(run[index - 1]) else { return true }
        guard index + 1 < run.count, isLower(run[index + 1]) else { return false }
        // `IDs` is one word: a plural, not `I` and `Ds`.
        let endsBehindNext = index + 2 >= run.count || !isLower(run[index + 2])
        return !(run[index + 1] == "s" && endsBehindNext)
    }

    private static func isUpper(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return isASCIIUpper(scalar) }
        return scalar.properties.isUppercase
            || scalar.properties.generalCategory == .titlecaseLetter
    }

    static func isASCIIUpper(_ scalar: Unicode.Scalar) -> Bool {
        ("A"..."Z").contains(scalar)
    }

    static func isLower(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? ("a"..."z").contains(scalar) : scalar.properties.isLowercase
    }
}
