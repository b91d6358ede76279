import RoutergenModel

/// The names of groups without what identifies them for tools.
enum GroupWords {
    /// `MessagingV1AlphaSender` → `AlphaSender`, `Api20100401Account` → `Account`. Other names stay.
    static func withoutVersion(_ name: String) -> String {
        let words = NameWords.words(of: name)
        guard let place = words.firstIndex(where: isVersion), place + 1 < words.count,
            words[place + 1].first?.isLetter == true
        else { return name }
        return words[(place + 1)...].joined(separator: " ")
    }

    /// `V1`, `Api20100401`: digits behind a `v` alone, or a date.
    private static func isVersion(_ word: String) -> Bool {
        if word.first?.lowercased() == "v", NameWords.isVersion(word) { return true }
        let digits = word.reversed().prefix { $0.isNumber }.count
        return digits == 8 && word.lowercased().hasPrefix("api") && word.count == 11
    }
}
