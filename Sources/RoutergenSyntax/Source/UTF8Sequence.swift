/// Well-formed UTF-8 (RFC 3629, section 4), byte by byte.
enum UTF8Sequence {
    /// The length of the sequence that begins at an offset, or nil when it is not well-formed.
    static func length(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let lead = bytes[offset]
        if lead < 0x80 { return 1 }
        let length: Int
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return nil
        }
        guard offset + length <= bytes.count,
            secondBytes(after: lead).contains(bytes[offset + 1])
        else { return nil }
        for index in offset + 2..<max(offset + length, offset + 2)
        where bytes[index] & 0xC0 != 0x80 {
            return nil
        }
        return length
    }

    /// Which second bytes exclude overlong forms, surrogates and what is behind U+10FFFF.
    private static func secondBytes(after lead: UInt8) -> ClosedRange<UInt8> {
        switch lead {
        case 0xE0: 0xA0...0xBF
        case 0xED: 0x80...0x9F
        case 0xF0: 0x90...0xBF
        case 0xF4: 0x80...0x8F
        default: 0x80...0xBF
        }
    }

    /// The scalar of a well-formed sequence.
    static func scalar(
        at offset: Int, length: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Unicode.Scalar? {
        guard length > 1 else { return Unicode.Scalar(bytes[offset]) }
        var value = UInt32(bytes[offset]) & (0xFF >> UInt32(length + 1))
        for index in offset + 1..<offset + length {
            value = value << 6 | UInt32(bytes[index] & 0x3F)
        }
        return Unicode.Scalar(value)
    }
}
