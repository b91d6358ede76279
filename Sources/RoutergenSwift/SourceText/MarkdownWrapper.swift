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
        if line.count <= width || staysWhole(line, before: next) {
            result.append(line)
        } else {
            wrap(line)
        }
    }

    // MARK: Blocks

    private static func fence(opening line: String) -> String? {
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
        let text = line.drop { $0 == " " }
        let isCode = line.hasPrefix("    ") && (result.last ?? "").isEmpty
        let isHeading = text.hasPrefix("#") || Self.isUnderline(next)
        let isTable =
            text.hasPrefix("|") || Self.isDelimiterRow(line) || Self.isDelimiterRow(next)
            || (line.contains("|") && result.last?.contains("|") == true)
        let isDefinition = text.hasPrefix("[") && text.contains("]:")
        return isCode || isHeading || isTable || isDefinition || text.hasPrefix("<")
    }

    /// `===` makes a heading of the line above.
    private static func isUnderline(_ line: String) -> Bool {
        !line.isEmpty && (line.allSatisfy { $0 == "=" } || line.allSatisfy { $0 == "-" })
    }

    /// `| --- | :-: |`
    private static func isDelimiterRow(_ line: String) -> Bool {
        line.contains("|") && line.contains("-") && line.allSatisfy { "|-: ".contains($0) }
    }

    // MARK: Lines

    private mutating func wrap(_ line: String) {
        let (first, following) = Self.prefixes(of: line)
        // Indentation that leaves no room would be repeated line by line.
        guard following.count <= width / 2 else {
            result.append(line)
            return
        }
        let words = Self.unbreakable(line.dropFirst(first.count))
        var current = first
        var isFirstWord = true
        for word in words {
            if !isFirstWord, current.count + 1 + word.count > width {
                result.append(current)
                current = following
                isFirstWord = true
            }
            current += isFirstWord ? word : " " + word
            isFirstWord = false
        }
        result.append(current)
    }

    /// What the line begins with, and what its continuation has to begin with.
    private static func prefixes(of line: String) -> (first: String, following: String) {
        var first = String(line.prefix { $0 == " " })
        var following = first
        var rest = line.dropFirst(first.count)
        while let marker = marker(of: rest) {
            first += marker
            following +=
                marker.hasPrefix(">")
                ? marker : String(repeating: " ", count: marker.count)
            rest = rest.dropFirst(marker.count)
        }
        return (first, following)
    }

    /// `- `, `12. ` or `> ` at the beginning, with the blanks behind it.
    private static func marker(of text: Substring) -> String? {
        let mark: Substring
        let digits = text.prefix { ("0"..."9").contains($0) }
        if let first = text.first, "-*+>".contains(first) {
            mark = text.prefix(1)
        } else if !digits.isEmpty, let end = text.dropFirst(digits.count).first,
            end == "." || end == ")"
        {
            mark = text.prefix(digits.count + 1)
        } else {
            return nil
        }
        let blanks = text.dropFirst(mark.count).prefix { $0 == " " }
        return blanks.isEmpty && mark != ">" ? nil : String(mark + blanks)
    }

    /// The words of a line; one that would mean something else at the beginning of a line stays with
    /// the word in front of it.
    private static func unbreakable(_ text: Substring) -> [String] {
        var words: [String] = []
        for word in text.split(separator: " ") {
            if let last = words.last, startsBlock(word) {
                words[words.count - 1] = "\(last) \(word)"
            } else {
                words.append(String(word))
            }
        }
        return words
    }

    private static func startsBlock(_ word: Substring) -> Bool {
        guard let first = word.first else { return false }
        if "|<>".contains(first) || word.hasPrefix("```") || word.hasPrefix("~~~") { return true }
        if "#=-*_".contains(first), word.allSatisfy({ $0 == first }) { return true }
        return marker(of: word + " ") != nil
    }
}
