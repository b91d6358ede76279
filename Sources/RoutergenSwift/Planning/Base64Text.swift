/// Recognizes base64 (RFC 4648, section 4).
enum Base64Text {
    /// Whether the text is base64 with its padding.
    static func isValid(_ text: String) -> Bool {
        let bytes = text.utf8
        let digits = bytes.prefix { $0 != UInt8(ascii: "=") }
        let padding = bytes.dropFirst(digits.count)
        return bytes.count % 4 == 0 && padding.count <= 2
            && padding.allSatisfy { $0 == UInt8(ascii: "=") } && digits.allSatisfy(isDigit)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
            true
        default: false
        }
    }
}
