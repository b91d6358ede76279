/// Makes any text safe for comments.
///
/// A line break of any kind would end a `//` comment, so every kind becomes a line of its own; what
/// nobody can see, or what turns the order of characters on the screen around, is left out.
enum CommentText {
    /// The lines without blanks at their ends; no blank line at the beginning or the end.
    static func lines(of text: String) -> [String] {
        var text = text
        let lines = text.withUTF8(allLines)
        let start = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
        let end = lines.lastIndex { !$0.isEmpty } ?? start
        return start < lines.endIndex ? Array(lines[start...end]) : []
    }

    private static func allLines(of text: UnsafeBufferPointer<UInt8>) -> [String] {
        var lines: [String] = []
        var line: [UInt8] = []
        var previous: Unicode.Scalar?
        var rest = text[...]
        while !rest.isEmpty {
            // Nearly all text is visible ASCII, which is taken as it is, many bytes at a time.
            let end = rest.firstIndex { !(0x20..<0x7F).contains($0) } ?? rest.endIndex
            if end > rest.startIndex {
                line += rest[..<end]
                previous = nil
                rest = rest[end...]
            }
            guard let scalar = popScalar(&rest) else { break }
            if isLineBreak(scalar) {
                if !(scalar == "\n" && previous == "\r") {
                    lines.append(withoutTrailingBlanks(line))
                    line.removeAll(keepingCapacity: true)
                }
            } else if scalar == "\t" {
                line += "    ".utf8
            } else if !scalar.isASCII, isVisible(scalar) {
                line += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
            previous = scalar
        }
        lines.append(withoutTrailingBlanks(line))
        return lines
    }

    private static func popScalar(
        _ rest: inout Slice<UnsafeBufferPointer<UInt8>>
    ) -> Unicode.Scalar? {
        var codec = UTF8()
        var bytes = rest.makeIterator()
        guard case .scalarValue(let scalar) = codec.decode(&bytes) else { return nil }
        rest = rest.dropFirst(UTF8.width(scalar))
        return scalar
    }

    /// Unicode Standard, section 5.8: CR, LF, CRLF, NEL, VT, FF, LS, PS.
    static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .surrogate, .privateUse, .unassigned: false
        // Joiners belong to words of some scripts and to emoji.
        case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
        default: true
        }
    }

    private static func withoutTrailingBlanks(_ line: [UInt8]) -> String {
        var kept = line[...]
        while let last = kept.last {
            if last == UInt8(ascii: " ") {
                kept.removeLast()
            } else if last == 0xA0, kept.dropLast().last == 0xC2 {
                // U+00A0, the blank that breaks no line.
                kept.removeLast(2)
            } else {
                break
            }
        }
        return String(decoding: kept, as: UTF8.self)
    }
}
