/// Breaks long lines of Swift at their brackets, the way `swift format` accepts it.
///
/// Templates write each declaration and each call on one line; how deep it is indented, and so whether
/// it fits, is known only afterwards.
///
/// ```swift
/// func popularPhotos(
///     page: Int = 1,
///     feature: Feature = .popular
/// ) async throws -> PhotoPage {
/// ```
struct LineBreaker {
    /// The last column that a line may use.
    let lineLength: Int

    private static let indentation = 4

    func broken(_ text: String) -> String {
        var text = text
        let broken = text.withUTF8 { bytes in
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count + bytes.count / 8)
            var isInsideLiteral = false
            // Nearly all lines stay: those between two that are broken are copied at once.
            var staying = 0
            var start = 0
            while start < bytes.count {
                var end = start
                while end < bytes.count, bytes[end] != .newline { end += 1 }
                let line = bytes[start..<end]
                if !mayStay(line, &isInsideLiteral) {
                    result += UnsafeBufferPointer(rebasing: bytes[staying..<start])
                    breakLine(line, into: &result)
                    staying = end
                }
                start = end + 1
            }
            result += UnsafeBufferPointer(rebasing: bytes[staying...])
            return result
        }
        return String(decoding: broken, as: UTF8.self)
    }

    /// Whether a line is short, a comment, or a part of a literal of several lines.
    private func mayStay(
        _ line: Slice<UnsafeBufferPointer<UInt8>>, _ isInsideLiteral: inout Bool
    ) -> Bool {
        if isInsideLiteral {
            isInsideLiteral = !line.drop { $0 == .space }.starts(with: Self.quotes)
            return true
        }
        let endsWithQuotes = line.suffix(Self.quotes.count).elementsEqual(Self.quotes)
        if line.count < lineLength, !endsWithQuotes { return true }
        let isComment = line.drop { $0 == .space }.starts(with: "//".utf8)
        // A literal of several lines begins at the end of a line; quotes elsewhere are text.
        isInsideLiteral = !isComment && endsWithQuotes
        return isInsideLiteral || line.count < lineLength || isComment
    }

    private static let quotes = Array("\"\"\"".utf8)

    private func breakLine(
        _ line: Slice<UnsafeBufferPointer<UInt8>>, into result: inout [UInt8]
    ) {
        let code = line.drop { $0 == .space }
        var output = CodeLines()
        write(Array(code)[...], indent: line.count - code.count, to: &output)
        result += output.joined
    }

    private func fits(_ code: ArraySlice<UInt8>, indent: Int, more: Int = 0) -> Bool {
        let rest = lineLength - indent - more
        if code.count <= rest { return true }
        // Every byte of ASCII is a character of its own, only others may be several for one. Lines can be
        // very long, so that few bytes should be looked at.
        var characters = 0
        for byte in code where byte < 0x80 {
            characters += 1
            if characters > rest { return false }
        }
        return String(decoding: code, as: UTF8.self).count <= rest
    }

    /// A statement, declaration or argument, on as many lines as it needs.
    private func write(_ code: ArraySlice<UInt8>, indent: Int, to output: inout CodeLines) {
        // The comma that a list of several elements may end with counts, even where it is not written.
        if fits(code, indent: indent, more: 1) { return output.add(code, indent: indent) }
        let line = SwiftLine(code)
        if !line.endsWithList, fits(code, indent: indent) {
            return output.add(code, indent: indent)
        }
        let inner = indent + Self.indentation
        if let (label, rest) = line.splitBehindCase() {
            write(label, indent: indent, to: &output)
            write(rest, indent: inner, to: &output)
        } else if let (head, value, fallback) = line.splitFallback() {
            output.add(head, indent: indent)
            let whole = value + [.space] + fallback
            for part in fits(whole, indent: inner) ? [whole] : [value, fallback] {
                write(part, indent: inner, to: &output)
            }
        } else if let body = line.groups.last(where: { $0.kind == .brace && !$0.isEmpty }) {
            write(line.code(..<(body.open + 1)), indent: indent, to: &output)
            write(line.trimmedCode((body.open + 1)..<body.close), indent: inner, to: &output)
            output.add(line.code(body.close...), indent: indent)
        } else if let group = groupToBreak(line) {
            write(group, of: line, indent: indent, to: &output)
        } else if let (head, rest) = line.splitBehindAssignment() {
            // A line without brackets goes on below its `=` or its label.
            output.add(head, indent: indent)
            output.add(rest, indent: inner)
        } else if !writeTypeHead(code, indent: indent, to: &output) {
            output.add(code, indent: indent)
        }
    }

    /// The protocols of a type that do not fit go on below, and the brace has a line for itself; false for
    /// other lines.
    private func writeTypeHead(
        _ code: ArraySlice<UInt8>, indent: Int, to output: inout CodeLines
    ) -> Bool {
        let text = String(decoding: code, as: UTF8.self)
        guard text.hasSuffix(" {"), text.contains(": "),
            ["struct", "enum"].contains(where: { text.split(separator: " ").contains($0[...]) })
        else { return false }
        var line = ""
        var lineIndent = indent
        let items = text.dropLast(2).split(separator: ", ")
        for (index, item) in items.enumerated() {
            let next = line + (index == 0 ? "" : ", ") + item
            let isLast = index == items.count - 1
            if index == 0 || fits(bytes(next), indent: lineIndent, more: isLast ? 0 : 1) {
                line = next
            } else {
                output.add(bytes(line + ","), indent: lineIndent)
                line = String(item)
                lineIndent = indent + Self.indentation
            }
        }
        output.add(bytes(line), indent: lineIndent)
        output.add(bytes("{"), indent: indent)
        return true
    }

    private func bytes(_ text: String) -> ArraySlice<UInt8> {
        Array(text.utf8)[...]
    }

    /// The parameters of a function, or else the longest of the groups.
    private func groupToBreak(_ line: SwiftLine) -> SwiftLine.Group? {
        let candidates = line.groups.filter { $0.kind != .brace && !$0.isEmpty }
        if line.isFunction, let parameters = candidates.first(where: { $0.kind == .round }) {
            return parameters
        }
        return candidates.max { $0.length < $1.length }.flatMap { $0.length > 1 ? $0 : nil }
    }

    /// The items of a group: parameters and arguments on one line of their own where they fit, else
    /// one on each line.
    private func write(
        _ group: SwiftLine.Group, of line: SwiftLine, indent: Int, to output: inout CodeLines
    ) {
        let inner = indent + Self.indentation
        let items = line.items(of: group)
        output.add(line.code(..<(group.open + 1)), indent: indent)
        if group.kind == .round, let joined = joined(items, ifFitting: inner) {
            output.add(joined, indent: inner)
        } else {
            for (index, item) in items.enumerated() {
                // A list of several elements ends with a comma as well.
                let isLast = index == items.count - 1
                let needsComma = !isLast || (group.kind == .square && items.count > 1)
                write(needsComma ? item + [.comma] : item, indent: inner, to: &output)
            }
        }
        output.add(line.code(group.close...), indent: indent)
    }

    /// The items on one line, where that is short enough.
    private func joined(
        _ items: [ArraySlice<UInt8>], ifFitting indent: Int
    ) -> ArraySlice<UInt8>? {
        var line: ArraySlice<UInt8> = []
        for (index, item) in items.enumerated() {
            if index > 0 { line += ", ".utf8 }
            line += item
            guard fits(line, indent: indent) else { return nil }
        }
        return line
    }
}
