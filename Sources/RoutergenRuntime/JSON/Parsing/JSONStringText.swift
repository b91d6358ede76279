import Foundation

/// What stands between the quotes of a JSON string that the parser has checked.
enum JSONStringText {
    /// The string, with its escapes resolved.
    static func string(_ text: UnsafeBufferPointer<UInt8>, hasEscapes: Bool) -> String {
        guard hasEscapes else { return String(decoding: text, as: UTF8.self) }
        // Resolving never makes a text longer: `\u0041` is six bytes for one, `\ud83d\ude00` twelve for four.
        return String(unsafeUninitializedCapacity: text.count) { output in
            unescape(text, into: output)
        }
    }

    private static func unescape(
        _ text: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        var length = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            guard byte == UInt8(ascii: "\\"), index + 1 < text.count else {
                output[length] = byte
                length += 1
                index += 1
                continue
            }
            let escape = text[index + 1]
            if escape == UInt8(ascii: "u") {
                let (scalar, size) = self.scalar(text, at: index)
                for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                    output[length] = unit
                    length += 1
                }
                index += size
            } else {
                output[length] = character(escape)
                length += 1
                index += 2
            }
        }
        return length
    }

    private static func character(_ escape: UInt8) -> UInt8 {
        switch escape {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: escape
        }
    }

    /// The scalar of the `\u` escape at an index, and how many bytes it takes: 6, or 12 for a pair.
    private static func scalar(
        _ text: UnsafeBufferPointer<UInt8>, at index: Int
    ) -> (Unicode.Scalar, Int) {
        let replacement: Unicode.Scalar = "\u{FFFD}"
        guard let start = text.baseAddress, index + 6 <= text.count,
            let unit = codeUnit(start + index + 2)
        else { return (replacement, 6) }
        if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
        guard unit < 0xDC00, index + 12 <= text.count, text[index + 6] == UInt8(ascii: "\\"),
            text[index + 7] == UInt8(ascii: "u"), let low = codeUnit(start + index + 8),
            low & 0xFC00 == 0xDC00
        else { return (replacement, 6) }
        let value = 0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(low & 0x3FF)
        return (Unicode.Scalar(value) ?? replacement, 12)
    }

    /// The value of four hexadecimal digits, or nil. Stops at the first byte that is none.
    static func codeUnit(_ digits: UnsafePointer<UInt8>) -> UInt16? {
        var value: UInt16 = 0
        for index in 0..<4 {
            let digit: UInt8
            switch digits[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = digits[index] - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"):
                digit = digits[index] - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"):
                digit = digits[index] - UInt8(ascii: "A") + 10
            default: return nil
            }
            value = value << 4 | UInt16(digit)
        }
        return value
    }

    /// Whether a string's text, escapes resolved, is exactly these bytes.
    static func matches(
        _ text: UnsafeBufferPointer<UInt8>, hasEscapes: Bool, _ other: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard hasEscapes else {
            guard text.count == other.count else { return false }
            guard let left = text.baseAddress, let right = other.baseAddress else { return true }
            return memcmp(left, right, text.count) == 0
        }
        return string(text, hasEscapes: true).utf8.elementsEqual(other)
    }
}
