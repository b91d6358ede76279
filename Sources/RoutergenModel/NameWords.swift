/// Names as words, as far as names are compared with each other.
package enum NameWords {
    /// The letters and digits of a name in lower case: names that differ in nothing else say the same.
    package static func squashed(_ name: some StringProtocol) -> String {
        String(name.filter { $0.isLetter || $0.isNumber }).lowercased()
    }

    /// `accountHolder_id` → `account`, `Holder`, `id`
    package static func words(of name: some StringProtocol) -> [String] {
        var words: [String] = []
        var word = ""
        var wasLower = false
        for character in name {
            let isPart = character.isLetter || character.isNumber
            if !isPart || (character.isUppercase && wasLower) {
                if !word.isEmpty { words.append(word) }
                word = ""
            }
            if isPart { word.append(character) }
            wasLower = character.isLowercase || character.isNumber
        }
        return word.isEmpty ? words : words + [word]
    }

    /// Whether a squashed name is the plural of another one. Nothing is made of it but this
    /// comparison, so that no word of Swift is one that the author never wrote.
    package static func isPlural(_ plural: String, of singular: String) -> Bool {
        if plural == singular + "s" || plural == singular + "es" { return true }
        return singular.hasSuffix("y") && plural == singular.dropLast() + "ies"
    }

    /// Whether squashed names are the same word, one of them perhaps as a plural.
    package static func isSameWord(_ left: String, _ right: String) -> Bool {
        left == right || isPlural(left, of: right) || isPlural(right, of: left)
    }

    /// `v1`, `v2.1`, `2010-04-01`, `v1beta1`
    package static func isVersion(_ text: some StringProtocol) -> Bool {
        var rest = text.lowercased()[...]
        if rest.first == "v" { rest.removeFirst() }
        guard rest.first?.isNumber == true else { return false }
        for word in ["alpha", "beta", "rc"] {
            guard let place = rest.firstIndex(of: word.first ?? "a"), rest[place...].hasPrefix(word)
            else { continue }
            rest = rest[..<place] + rest[place...].dropFirst(word.count)
        }
        return rest.allSatisfy { $0.isNumber || $0 == "." || $0 == "-" }
    }
}
