extension String {
    /// What stands between white space of any kind.
    var words: [Substring] {
        if utf8.allSatisfy({ $0 < 0x80 }) {
            return utf8.split { Self.isBlank($0) }.map { Substring($0) }
        }
        let words: [Substring.UnicodeScalarView] = unicodeScalars.split {
            $0.isASCII ? Self.isBlank(UInt8(ascii: $0)) : $0.properties.isWhitespace
        }
        return words.map { Substring($0) }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
    }
}
