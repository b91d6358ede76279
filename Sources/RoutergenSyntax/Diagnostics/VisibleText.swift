/// Text of the input made safe to show: on one line, without what moves or recolours a terminal's
/// text or reverses its direction.
enum VisibleText {
    /// `\n` and its like for control characters, tabs too.
    static func escapingControls(in text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0 == "\t" || isHidden($0) }) else {
            return text
        }
        return text.unicodeScalars.map { $0 == "\t" ? "\\t" : ofScalar($0) }.joined()
    }

    /// The scalar, or its escape when it is hidden; a tab is itself.
    static func ofScalar(_ scalar: Unicode.Scalar) -> String {
        guard isHidden(scalar) else { return String(Character(scalar)) }
        switch scalar {
        case "\n": return "\\n"
        case "\r": return "\\r"
        default: return "\\u{\(hexadecimal(scalar.value, digits: 1))}"
        }
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09: false
        case 0..<0x20, 0x7F..<0xA0: true
        // Line and paragraph separator; marks that change the direction of text.
        case 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
