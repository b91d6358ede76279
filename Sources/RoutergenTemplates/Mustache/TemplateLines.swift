/// What each line of a template is, so that tags that stand alone take their line with them.
///
/// A tag stands alone when its line has nothing else but whitespace. Of the tags for inheritance,
/// several may share a line that then stands alone as a whole, such as `{{<parent}}{{$block}}` and
/// `{{/block}}{{/parent}}`, and so may both ends of one: `{{$block}}{{/block}}`. What is between both
/// ends of a parent on one line does not count, as it is printed elsewhere.
struct TemplateLines {
    struct Line {
        /// The tokens of the line, the last of which ends with the newline if there is one.
        let tokens: Range<Int>
        /// Whether the tags stand alone, so that the whitespace around them is not printed.
        let isStandalone: Bool
        /// Whether there are no tags and only whitespace.
        let isBlank: Bool
        /// The whitespace at the beginning. Blocks take away what all their lines share.
        var indentation: Range<Int>
        /// The newline at the end, empty in the last line.
        let lineEnd: Range<Int>
    }

    private(set) var lines: [Line] = []
    /// The number of the line that each token is in.
    private(set) var lineOfToken: [Int] = []
    /// Whether a token is text around tags that stand alone.
    private(set) var isDropped: [Bool]

    private let source: TemplateSource
    private let tokens: [TemplateToken]
    private let structure: TemplateStructure

    init(_ source: TemplateSource, _ tokens: [TemplateToken], _ structure: TemplateStructure) {
        self.source = source
        self.tokens = tokens
        self.structure = structure
        isDropped = Array(repeating: false, count: tokens.count)
        var start = 0
        for index in tokens.indices {
            lineOfToken.append(lines.count)
            if isLineEnd(tokens[index]) {
                lines.append(line(start..<index + 1))
                start = index + 1
            }
        }
        if start < tokens.count {
            lines.append(line(start..<tokens.count))
        }
    }

    /// Whether a tag takes its whole line with it.
    func isStandalone(token: Int) -> Bool {
        lines[lineOfToken[token]].isStandalone
    }

    /// The whitespace at the beginning of the line of a tag when there is nothing else before the
    /// tag that would be printed.
    func indentation(beforeToken token: Int) -> [UInt8] {
        let line = lines[lineOfToken[token]]
        let isFirst = tokens[token].range.lowerBound == line.indentation.upperBound
        return line.isStandalone || isFirst ? Array(source.bytes[line.indentation]) : []
    }

    /// The newline at the end of the line of a tag.
    func lineEnd(behindToken token: Int) -> [UInt8] {
        Array(source.bytes[lines[lineOfToken[token]].lineEnd])
    }

    /// Takes from all lines between the ends of a block the indentation that they share, and from
    /// nothing else, so that the block looks the same when the indentation is put back.
    ///
    /// - Returns: that indentation; the one before the block's tag where no line has any text.
    mutating func removeSharedIndentation(ofBlock opening: Int, to end: Int) -> [UInt8] {
        let inside = linesInside(opening, end)
        let before = indentation(beforeToken: opening)
        var shared = isStandalone(token: opening) ? nil : before
        for number in inside where hasText(number) {
            let own = source.bytes[lines[number].indentation]
            shared = shared.map { sharedPrefix($0, own) } ?? Array(own)
        }
        for number in inside {
            let range = lines[number].indentation
            let start = min(range.lowerBound + (shared?.count ?? 0), range.upperBound)
            lines[number].indentation = start..<range.upperBound
        }
        return shared ?? before
    }

    /// The lines that begin between the ends of a block, without what is inside of parents there.
    private func linesInside(_ opening: Int, _ end: Int) -> [Int] {
        var numbers: [Int] = []
        var index = opening + 1
        while index < end {
            let line = lines[lineOfToken[index]]
            if line.tokens.lowerBound == index {
                numbers.append(lineOfToken[index])
            }
            if tokens[index].kind == .parent, let parentEnd = structure.partners[index] {
                index = parentEnd
            }
            index += 1
        }
        return numbers
    }

    /// Whether something may be printed at the indentation of a line.
    private func hasText(_ number: Int) -> Bool {
        let line = lines[number]
        guard line.isStandalone else { return !line.isBlank }
        return line.tokens.contains { index in
            switch tokens[index].kind {
            case .partial, .parent: true
            case .block: structure.partners[index].map { isEmpty(index..<$0) } ?? false
            default: false
            }
        }
    }

    private func sharedPrefix(_ left: [UInt8], _ right: ArraySlice<UInt8>) -> [UInt8] {
        zip(left, right).prefix { $0 == $1 }.map(\.0)
    }

    private func isLineEnd(_ token: TemplateToken) -> Bool {
        token.kind == .text && source.bytes[token.range.upperBound - 1] == Byte.newline
    }

    private typealias Byte = TemplateSource.Byte

    private mutating func line(_ range: Range<Int>) -> Line {
        let outside = indexesOutsidePairs(range)
        let isStandalone = isStandalone(outside)
        for index in outside where isStandalone && tokens[index].kind == .text {
            isDropped[index] = true
        }
        let start = tokens[range.lowerBound].range.lowerBound
        let end = tokens[range.upperBound - 1].range.upperBound
        let first = tokens[range.lowerBound]
        let indentation =
            first.kind == .text
            ? source.bytes[first.range].prefix { $0 == Byte.space || $0 == Byte.tab } : []
        return Line(
            tokens: range,
            isStandalone: isStandalone,
            isBlank: range.count == 1 && isWhitespace(first),
            indentation: start..<start + indentation.count,
            lineEnd: lineEndStart(start..<end)..<end
        )
    }

    private func lineEndStart(_ range: Range<Int>) -> Int {
        let bytes = source.bytes[range]
        guard bytes.last == Byte.newline else { return range.upperBound }
        let hasReturn = bytes.dropLast().last == Byte.carriageReturn
        return range.upperBound - (hasReturn ? 2 : 1)
    }

    private func isWhitespace(_ token: TemplateToken) -> Bool {
        token.kind == .text && source.bytes[token.range].allSatisfy(Byte.isWhitespace)
    }

    /// The tokens of a line without arguments and without what is between both ends of a parent.
    private func indexesOutsidePairs(_ range: Range<Int>) -> [Int] {
        var indexes: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let end = structure.partners[index] ?? index
            let isPair = tokens[index].opens && range.contains(end)
            if isPair, isArgument(index) {
                index = end + 1
                continue
            }
            indexes.append(index)
            index = isPair && tokens[index].kind == .parent ? end : index + 1
        }
        return indexes
    }

    /// Whether the tags of a line stand alone in it.
    private func isStandalone(_ outside: [Int]) -> Bool {
        let tags = outside.filter { !isWhitespace(tokens[$0]) }
        guard let first = tags.first, let last = tags.last else { return false }
        if tags.count == 1 { return mayStandAlone(tokens[first].kind) }
        guard tags.allSatisfy(isInheritance) else { return false }
        let hasPair = tags.contains { structure.partners[$0].map((first...last).contains) ?? false }
        return !hasPair || (tags.count == 2 && structure.partners[first] == last)
    }

    /// Whether a block is directly inside of a parent, and so an argument.
    private func isArgument(_ index: Int) -> Bool {
        guard tokens[index].kind == .block, let container = structure.containers[index] else {
            return false
        }
        return tokens[container].kind == .parent
    }

    /// Whether there is only whitespace between both ends of something.
    private func isEmpty(_ ends: Range<Int>) -> Bool {
        tokens[ends].dropFirst().allSatisfy(isWhitespace)
    }

    private func mayStandAlone(_ kind: TemplateToken.Kind) -> Bool {
        switch kind {
        case .interpolation, .text: false
        default: true
        }
    }

    private func isInheritance(_ index: Int) -> Bool {
        let opening = tokens[index].kind == .close ? (structure.partners[index] ?? index) : index
        return tokens[opening].kind == .parent || tokens[opening].kind == .block
    }
}
