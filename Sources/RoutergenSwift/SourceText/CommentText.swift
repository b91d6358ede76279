/// Makes any text safe for comments.
///
/// A line break of any kind would end a `//` comment, so every kind becomes a line of its own; what
/// nobody can see, or what turns the order of characters on the screen around, is left out.
enum CommentText {
    /// The lines without blanks at their ends; no blank line at the beginning or the end.
    static func lines(of text: String) -> [String] {
        var lines: [String] = []
        // Bytes, because appending scalars to a string costs many times as much.
        var line: [UInt8] = []
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if isLineBreak(scalar) {
                if !(scalar == "\n" && previous == "\r") {
                    lines.append(withoutTrailingBlanks(line))
                    line.removeAll(keepingCapacity: true)
                }
            } else if scalar == "\t" {
                line += "    ".utf8
            } else if scalar.isASCII {
                if isVisibleASCII(scalar) { line.append(UInt8(ascii: scalar)) }
            } else if isVisible(scalar) {
                line += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
            previous = scalar
        }
        lines.append(withoutTrailingBlanks(line))
        let start = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
        let end = lines.lastIndex { !$0.isEmpty } ?? start
        return start < lines.endIndex ? Array(lines[start...end]) : []
    }

    /// Unicode Standard, section 5.8: CR, LF, CRLF, NEL, VT, FF, LS, PS.
    static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private static func isVisibleASCII(_ scalar: Unicode.Scalar) -> Bool {
        (0x20..<0x7F).contains(scalar.value)
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
