/// Writes one line of Swift on as many lines as it needs.
struct LineLayout {
    private let line: SwiftLine
    /// The last column that a line may use.
    private let lineLength: Int
    /// The lines with newlines between them, behind what was there before.
    private(set) var result: [UInt8]
    private var isFirstLine = true

    private static let indentation = 4

    /// - Parameters:
    ///   - line: with its indentation.
    ///   - result: what the lines are written behind.
    init(_ line: UnsafeBufferPointer<UInt8>, lineLength: Int, behind result: consuming [UInt8]) {
        self.line = SwiftLine(line)
        self.lineLength = lineLength
        self.result = result
        let code = self.line.trimmed(0..<line.count).lowerBound..<line.count
        write(code, indent: code.lowerBound)
    }

    // MARK: - Lines

    private mutating func add(_ code: Range<Int>, withComma hasComma: Bool = false, indent: Int) {
        beginLine(indent)
        result += UnsafeBufferPointer(rebasing: line.bytes[code])
        if hasComma { result.append(.comma) }
    }

    private mutating func add(_ text: String, indent: Int) {
        beginLine(indent)
        result += text.utf8
    }

    private mutating func beginLine(_ indent: Int) {
        if !isFirstLine { result.append(.newline) }
        isFirstLine = false
        result += repeatElement(.space, count: indent)
    }

    /// - Parameter more: how many characters follow on the same line.
    private func fits(_ code: Range<Int>, indent: Int, more: Int = 0) -> Bool {
        let space = lineLength - indent - more
        return code.count <= space || characterCount(code, upTo: space) <= space
    }

    /// How many characters there are, or, where they are more than a limit, any number above it.
    private func characterCount(_ code: Range<Int>, upTo limit: Int) -> Int {
        // Every byte of ASCII is a character of its own, only others may be several for one. Lines can be
        // very long, so that few bytes should be looked at.
        var count = 0
        for place in code where line.bytes[place] < 0x80 {
            count += 1
            if count > limit { return count }
        }
        guard count < code.count else { return count }
        let text = String(
            decoding: UnsafeBufferPointer(rebasing: line.bytes[code]), as: UTF8.self)
        return text.count
    }

    // MARK: - Breaking

    /// A statement, declaration or argument, on as many lines as it needs.
    private mutating func write(_ code: Range<Int>, withComma hasComma: Bool = false, indent: Int) {
        let comma = hasComma ? 1 : 0
        // The comma that a list of several elements may end with counts, even where it is not written.
        if fits(code, indent: indent, more: comma + 1) {
            return add(code, withComma: hasComma, indent: indent)
        }
        let part = SwiftPart(code, of: line, endsWithComma: hasComma)
        if !part.endsWithList, fits(code, indent: indent, more: comma) {
            return add(code, withComma: hasComma, indent: indent)
        }
        let inner = indent + Self.indentation
        if let (label, rest) = part.splitBehindCase() {
            write(label, indent: indent)
            write(rest, withComma: hasComma, indent: inner)
        } else if let (head, value, fallback) = part.splitFallback() {
            add(head, indent: indent)
            let whole = value.lowerBound..<fallback.upperBound
            if fits(whole, indent: inner, more: comma) {
                write(whole, withComma: hasComma, indent: inner)
            } else {
                write(value, indent: inner)
                write(fallback, withComma: hasComma, indent: inner)
            }
        } else if let body = part.groups.last(where: { $0.bracket == .brace && !part.isEmpty($0) })
        {
            write(code.lowerBound..<body.open + 1, indent: indent)
            write(line.trimmed(body.open + 1..<body.close), indent: inner)
            add(body.close..<code.upperBound, withComma: hasComma, indent: indent)
        } else if let group = groupToBreak(part) {
            write(group, of: part, indent: indent)
        } else if let (head, rest) = part.splitBehindAssignment() {
            // A line without brackets goes on below its `=` or its label.
            add(head, indent: indent)
            add(rest, withComma: hasComma, indent: inner)
        } else if hasComma || !writeTypeHead(code, indent: indent) {
            add(code, withComma: hasComma, indent: indent)
        }
    }

    /// The parameters of a function, or else the longest of the groups.
    private func groupToBreak(_ part: SwiftPart) -> SwiftPart.Group? {
        let candidates = part.groups.filter { $0.bracket != .brace && !part.isEmpty($0) }
        if part.isFunction, let parameters = candidates.first(where: { $0.bracket == .round }) {
            return parameters
        }
        return candidates.max { $0.length < $1.length }.flatMap { $0.length > 1 ? $0 : nil }
    }

    /// The items of a group: parameters and arguments on one line of their own where they fit, else
    /// one on each line.
    private mutating func write(_ group: SwiftPart.Group, of part: SwiftPart, indent: Int) {
        let inner = indent + Self.indentation
        let items = part.items(of: group)
        add(part.range.lowerBound..<group.open + 1, indent: indent)
        if group.bracket == .round, fitOnOneLine(items, indent: inner) {
            beginLine(inner)
            for (index, item) in items.enumerated() {
                if index > 0 { result += ", ".utf8 }
                result += UnsafeBufferPointer(rebasing: line.bytes[item])
            }
        } else {
            for (index, item) in items.enumerated() {
                // A list of several elements ends with a comma as well.
                let isLast = index == items.count - 1
                let needsComma = !isLast || (group.bracket == .square && items.count > 1)
                write(item, withComma: needsComma, indent: inner)
            }
        }
        add(
            group.close..<part.range.upperBound, withComma: part.endsWithComma, indent: indent)
    }

    /// Whether items with a comma and a space between them are short enough.
    private func fitOnOneLine(_ items: [Range<Int>], indent: Int) -> Bool {
        let space = lineLength - indent
        let separators = 2 * (items.count - 1)
        if separators + items.reduce(0, { $0 + $1.count }) <= space { return true }
        var count = separators
        for item in items {
            count += characterCount(item, upTo: max(0, space - count))
            guard count <= space else { return false }
        }
        return true
    }

    /// The protocols of a type that do not fit go on below, and the brace has a line for itself; false for
    /// other lines.
    private mutating func writeTypeHead(_ code: Range<Int>, indent: Int) -> Bool {
        guard line.bytes[code].suffix(2).elementsEqual(" {".utf8) else { return false }
        let text = String(
            decoding: UnsafeBufferPointer(rebasing: line.bytes[code]), as: UTF8.self)
        guard text.contains(": "),
            ["struct", "enum"].contains(where: { text.split(separator: " ").contains($0[...]) })
        else { return false }
        var line = ""
        var lineIndent = indent
        let items = text.dropLast(2).split(separator: ", ")
        for (index, item) in items.enumerated() {
            let next = line + (index == 0 ? "" : ", ") + item
            let comma = index == items.count - 1 ? 0 : 1
            if index == 0 || lineIndent + next.count + comma <= lineLength {
                line = next
            } else {
                add(line + ",", indent: lineIndent)
                line = String(item)
                lineIndent = indent + Self.indentation
            }
        }
        add(line, indent: lineIndent)
        add("{", indent: indent)
        return true
    }
}
