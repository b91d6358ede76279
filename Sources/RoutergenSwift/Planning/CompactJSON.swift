/// Takes the spaces out of a JSON text.
enum CompactJSON {
    /// The text without spaces, tabs and line ends between tokens; what is in strings stays.
    static func text(_ json: String) -> String {
        var bytes: [UInt8] = []
        var isInString = false
        var isEscaped = false
        for byte in json.utf8 {
            if isInString {
                if !isEscaped, byte == UInt8(ascii: "\"") { isInString = false }
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            } else if byte == UInt8(ascii: "\"") {
                isInString = true
            } else if isBlank(byte) {
                continue
            }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a byte is white space (RFC 8259, section 2).
    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
            || byte == UInt8(ascii: "\n")
    }
}
