/// Takes the spaces out of a JSON text.
enum CompactJSON {
    /// The text without spaces, tabs and line ends between tokens; what is in strings stays.
    static func bytes(of json: String) -> [UInt8] {
        var json = json
        return json.withUTF8 { bytes in
            [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
                count = copy(bytes, to: buffer)
            }
        }
    }

    /// How many bytes were kept.
    private static func copy(
        _ bytes: UnsafeBufferPointer<UInt8>, to kept: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        var count = 0
        var isInString = false
        var isEscaped = false
        for byte in bytes {
            if isInString {
                if !isEscaped, byte == UInt8(ascii: "\"") { isInString = false }
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            } else if byte == UInt8(ascii: "\"") {
                isInString = true
            } else if isBlank(byte) {
                continue
            }
            kept[count] = byte
            count += 1
        }
        return count
    }

    /// Whether a byte is white space (RFC 8259, section 2).
    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
            || byte == UInt8(ascii: "\n")
    }
}
