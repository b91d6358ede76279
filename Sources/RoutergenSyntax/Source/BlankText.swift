extension StringProtocol {
    /// Whether there is nothing but white space.
    package var isBlank: Bool {
        // Most texts begin with a letter or punctuation.
        if let first = utf8.first, (0x21..<0x7F).contains(first) { return false }
        return allSatisfy(\.isWhitespace)
    }
}
