/// Wraps Markdown without changing what it means.
///
/// Only lines that are too long are broken, between words; nothing is joined. Continuation lines of a
/// list item or a quotation are indented or quoted like it. Code, tables, headings, HTML and link
/// definitions stay as they are, because a line break would change them.
struct MarkdownWrapper {
    private let width: Int
    private var result: [String] = []
    /// The characters that close the code block that is open, such as three backticks.
    private var fence: String?

    static func wrap(_ lines: [String], width: Int) -> [String] {
        var wrapper = MarkdownWrapper(width: max(width, 20))
        for (index, line) in lines.enumerated() {
            let next = index + 1 < lines.count ? lines[index + 1] : ""
            wrapper.add(line, before: next)
        }
        // An open code block would swallow whatever is written behind the text.
        if let fence = wrapper.fence { wrapper.result.append(fence) }
        return wrapper.result
    }

    private init(width: Int) {
        self.width = width
    }

    private mutating func add(_ line: String, before next: String) {
        if let fence {
            result.append(line)
            if Self.closes(line, fence) { self.fence = nil }
            return
        }
        if let opened = Self.fence(opening: line) {
            fence = opened
            result.append(line)
            return
        }
        if line.isEmpty {
            if result.last?.isEmpty != true { result.append(line) }
            return
        }
        let fits = line.utf8.count <= width || line.count <= width
        if fits || staysWhole(line, before: next) {
            result.append(line)
        } else {
            wrap(line)
        }
    }

    // MARK: Blocks

    private static func fence(opening line: String) -> String? {
        guard let place = line.utf8.firstIndex(where: { $0 != .blank }),
            line.utf8[place] == UInt8(ascii: "`") || line.utf8[place] == UInt8(ascii: "~"),
            line.utf8[place...].starts(with: repeatElement(line.utf8[place], count: 3))
        else { return nil }
        let text = line.drop { $0 == " " }
        guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
        let length = text.prefix { $0 == mark }.count
        let info = text.dropFirst(length)
        guard length >= 3, !(mark == "`" && info.contains("`")) else { return nil }
        return line.prefix { $0 == " " } + String(repeating: mark, count: length)
    }

    private static func closes(_ line: String, _ fence: String) -> Bool {
        let text = line.drop { $0 == " " }
        let marks = fence.drop { $0 == " " }
        return text.hasPrefix(marks) && text.allSatisfy { $0 == marks.first }
    }

    private func staysWhole(_ line: String, before next: String) -> Bool {
        let text = line.utf8.drop { $0 == .blank }
        let last = (result.last ?? "").utf8
        let isCode = line.utf8.starts(with: "    ".utf8) && last.isEmpty
        let isHeading = text.first == UInt8(ascii: "#") || Self.isUnderline(next.utf8)
        let isTable =
            text.first == .bar || Self.isDelimiterRow(line.utf8) || Self.isDelimiterRow(next.utf8)
            || (line.utf8.contains(.bar) && last.contains(.bar))
        let isDefinition = text.first == UInt8(ascii: "[") && line.contains("]:")
        return isCode || isHeading || isTable || isDefinition || text.first == UInt8(ascii: "<")
    }

    /// `===` makes a heading of the line above.
    private static func isUnderline(_ line: String.UTF8View) -> Bool {
        guard let first = line.first, first == UInt8(ascii: "=") || first == .dash else {
            return false
        }
        return line.allSatisfy { $0 == first }
    }

    /// `| --- | :-: |`
    private static func isDelimiterRow(_ line: String.UTF8View) -> Bool {
        let isRow = line.allSatisfy {
            $0 == .bar || $0 == .dash || $0 == .blank || $0 == UInt8(ascii: ":")
        }
        return isRow && line.contains(.bar) && line.contains(.dash)
    }

    // MARK: Lines

    private mutating func wrap(_ line: String) {
        var line = line
        line.withUTF8 { wrap($0) }
    }

    private mutating func wrap(_ line: UnsafeBufferPointer<UInt8>) {
        let (start, following) = Self.prefixes(of: line)
        // Indentation that leaves no room would be repeated line by line.
        guard following.count <= width / 2 else {
            result.append(String(decoding: line, as: UTF8.self))
            return
        }
        var current = Array(line[..<start])
        var column = start
        var isFirstWord = true
        let words = line[start...].split(separator: .blank)
        var index = 0
        while index < words.count {
            // A word that would mean something else at the beginning of a line stays with the one in front.
            let next =
                words[(index + 1)...].firstIndex { !Self.startsBlock($0) } ?? words.endIndex
            let unbreakable = words[index..<next]
            let length = unbreakable.reduce(unbreakable.count - 1) { $0 + Self.columns($1) }
            if !isFirstWord, column + 1 + length > width {
                result.append(String(decoding: current, as: UTF8.self))
                current.removeAll(keepingCapacity: true)
                current += following
                column = following.count
                isFirstWord = true
            }
            for word in unbreakable {
                if !isFirstWord { current.append(.blank) }
                current += word
                column += isFirstWord ? 0 : 1
                isFirstWord = false
            }
            column += length - (unbreakable.count - 1)
            index = next
        }
        result.append(String(decoding: current, as: UTF8.self))
    }

    /// How many characters a text has; for ASCII, the usual case, without looking for them.
    private static func columns(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        let isASCII = text.allSatisfy { $0 < 0x80 }
        return isASCII ? text.count : String(decoding: text, as: UTF8.self).count
    }

    /// The length of what the line begins with, and what its continuation has to begin with.
    private static func prefixes(
        of line: UnsafeBufferPointer<UInt8>
    ) -> (length: Int, following: [UInt8]) {
        var length = line.prefix { $0 == .blank }.count
        var following = Array(line[..<length])
        while let marker = markerLength(line[length...]) {
            if line[length] == .quotation {
                following += line[length..<length + marker]
            } else {
                following += repeatElement(.blank, count: marker)
            }
            length += marker
        }
        return (length, following)
    }

    /// The length of `- `, `12. ` or `> ` at the beginning, with the blanks behind it.
    private static func markerLength(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard let first = text.first else { return nil }
        var length = 1
        switch first {
        case .dash, .quotation, UInt8(ascii: "*"), UInt8(ascii: "+"): break
        default:
            let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
            guard digits > 0, let end = text.dropFirst(digits).first,
                end == UInt8(ascii: ".") || end == UInt8(ascii: ")")
            else { return nil }
            length = digits + 1
        }
        let blanks = text.dropFirst(length).prefix { $0 == .blank }.count
        return blanks == 0 && first != .quotation ? nil : length + blanks
    }

    private static func startsBlock(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = word.first else { return false }
        switch first {
        case .bar, UInt8(ascii: "<"), UInt8(ascii: ">"):
            return true
        case UInt8(ascii: "`"), UInt8(ascii: "~"):
            return word.count >= 3 && word.prefix(3).allSatisfy { $0 == first }
        case UInt8(ascii: "#"), UInt8(ascii: "="), .dash, UInt8(ascii: "*"),
            UInt8(ascii: "_"):
            return word.allSatisfy { $0 == first }
        case UInt8(ascii: "+"):
            return word.count == 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            // `12.` or `12)`
            let isNumber = word.dropLast().allSatisfy {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
            }
            return isNumber && (word.last == UInt8(ascii: ".") || word.last == UInt8(ascii: ")"))
        default:
            return false
        }
    }
}

extension UInt8 {
    fileprivate static let blank = UInt8(ascii: " ")
    fileprivate static let bar = UInt8(ascii: "|")
    fileprivate static let dash = UInt8(ascii: "-")
    fileprivate static let quotation = UInt8(ascii: ">")
}
