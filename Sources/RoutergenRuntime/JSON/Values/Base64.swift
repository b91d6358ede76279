import Foundation

/// Reading of base64 (RFC 4648).
enum Base64 {
    /// The bytes that a text stands for, or nil where it is no base64.
    ///
    /// Both alphabets are read. Padding may be missing, but not be wrong. The bits behind the last byte
    /// say nothing and are not looked at: many encoders leave something there (section 3.5).
    static func data(utf8 text: UnsafeBufferPointer<UInt8>) -> Data? {
        var count = text.count
        while count > 0, text.count - count < 2, text[count - 1] == UInt8(ascii: "=") { count -= 1 }
        if count < text.count, text.count % 4 != 0 { return nil }
        guard count % 4 != 1 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count / 4 * 3 + 2)
        var buffer: UInt32 = 0
        var bits = 0
        for index in 0..<count {
            guard let value = value(text[index]) else { return nil }
            buffer = buffer << 6 | value
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
            }
        }
        return Data(bytes)
    }

    private static func value(_ letter: UInt8) -> UInt32? {
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
        case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
