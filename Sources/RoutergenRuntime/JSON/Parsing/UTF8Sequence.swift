/// Well-formed UTF-8 (Unicode Standard, table 3-7).
enum UTF8Sequence {
    /// The length of the well-formed sequence of two to four bytes at a pointer, or 0.
    ///
    /// Overlong forms, surrogates and scalars above U+10FFFF are not well formed. A byte that is no
    /// continuation byte must follow the text, so that the function stops there.
    static func length(_ bytes: UnsafePointer<UInt8>) -> Int {
        let second: ClosedRange<UInt8>
        let length: Int
        switch bytes[0] {
        case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
        case 0xE0: (second, length) = (0xA0...0xBF, 3)
        case 0xED: (second, length) = (0x80...0x9F, 3)
        case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
        case 0xF0: (second, length) = (0x90...0xBF, 4)
        case 0xF4: (second, length) = (0x80...0x8F, 4)
        case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
        default: return 0
        }
        guard second.contains(bytes[1]) else { return 0 }
        for index in 2..<max(length, 2) where bytes[index] & 0xC0 != 0x80 {
            return 0
        }
        return length
    }
}
