/// Makes any text safe for comments.
///
/// A line break of any kind would end a `//` comment, so every kind becomes a line of its own; what
/// nobody can see, or what turns the order of characters on the screen around, is left out.
enum CommentText {
    /// The lines without blanks at their ends; no blank line at the beginning or the end.
    static func lines(of text: String) -> [String] {
        var lines: [String] = []
        var line = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if isLineBreak(scalar) {
                if !(scalar == "\n" && previous == "\r") {
                    lines.append(withoutTrailingBlanks(line))
                    line = String.UnicodeScalarView()
                }
            } else if scalar == "\t" {
                line.append(contentsOf: "    ".unicodeScalars)
            } else if isVisible(scalar) {
                line.append(scalar)
            }
            previous = scalar
        }
        lines.append(withoutTrailingBlanks(line))
        let start = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
        let end = lines.lastIndex { !$0.isEmpty } ?? start
        return start < lines.endIndex ? Array(lines[start...end]) : []
    }

    /// Unicode Standard, section 5.8: CR, LF, CRLF, NEL, VT, FF, LS, PS.
    private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
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

    private static func withoutTrailingBlanks(_ line: String.UnicodeScalarView) -> String {
        let kept = line.reversed().drop { $0 == " " || $0 == "\u{A0}" }
        return String(String.UnicodeScalarView(kept.reversed()))
    }
}
