extension String {
    /// What stands between white space of any kind.
    var words: [Substring] {
        let words: [Substring.UnicodeScalarView] = unicodeScalars.split {
            $0.isASCII ? Self.isBlank($0) : $0.properties.isWhitespace
        }
        return words.map(Substring.init)
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || (0x09...0x0D).contains(scalar.value)
    }
}
