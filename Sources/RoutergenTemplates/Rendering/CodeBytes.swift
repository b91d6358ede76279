extension UnsafeBufferPointer<UInt8> {
    /// The place of the first newline that does not stand before a place; the end where there is none.
    func endOfLine(from start: Int) -> Int {
        var place = start
        // Eight bytes at a time: only in a word with a zero byte, which is where a newline was, does taking one
        // from each byte set the highest bit of a byte in which it was clear.
        let ones: UInt64 = 0x0101_0101_0101_0101
        while place + 8 <= count {
            let word = UnsafeRawBufferPointer(self).loadUnaligned(
                fromByteOffset: place, as: UInt64.self)
            let bytes = word ^ (ones &* UInt64(UInt8.newline))
            guard (bytes &- ones) & ~bytes & (ones &* 0x80) == 0 else { break }
            place += 8
        }
        while place < count, self[place] != .newline { place += 1 }
        return place
    }
}

extension UInt8 {
    static let newline = UInt8(ascii: "\n")
    static let space = UInt8(ascii: " ")
    static let comma = UInt8(ascii: ",")
    static let quote = UInt8(ascii: "\"")
    static let hash = UInt8(ascii: "#")
    static let backslash = UInt8(ascii: "\\")

    /// Whether the byte may be a part of an identifier or of its backticks.
    var isIdentifier: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
            true
        default: false
        }
    }
}
