/// Makes names in Swift's two styles from names of the description.
struct NameStyle {
    /// Spelling by lower case: `oauth` → `OAuth`.
    private let acronyms: [String: String]
    private let lowerCamelNames = NameMemo()
    private let upperCamelNames = NameMemo()

    init(acronyms: [String]) {
        self.acronyms = Dictionary(
            acronyms.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// `image_url` → `imageURL`
    func lowerCamel(_ name: String, prefix: String) -> String {
        let joined = lowerCamelNames.name(of: name) {
            let words = joinedAcronyms(WordSplitter.words(of: name))
            let keepsCapitals = Self.hasLowercase(words)
            let parts = words.enumerated().map { index, word in
                index == 0
                    ? word.text.lowercased() : capitalized(word.text, keepsCapitals: keepsCapitals)
            }
            return join(parts)
        }
        return Self.hasHead(joined) ? joined : prefix + joined
    }

    /// `url_list` → `URLList`. One word in capitals stays: `USA`.
    func upperCamel(_ name: String, prefix: String) -> String {
        let joined = upperCamelNames.name(of: name) {
            let words = joinedAcronyms(WordSplitter.words(of: name))
            let keepsCapitals = words.count == 1 || Self.hasLowercase(words)
            return join(words.map { capitalized($0.text, keepsCapitals: keepsCapitals) })
        }
        return Self.hasHead(joined) ? joined : prefix + joined
    }

    /// `photos` → `Photos`, nothing else changed.
    func capitalizingFirst(_ name: String) -> String {
        guard let first = name.unicodeScalars.first, !WordSplitter.isASCIIUpper(first) else {
            return name
        }
        return first.properties.titlecaseMapping + String(name.unicodeScalars.dropFirst())
    }

    private func capitalized(_ word: String, keepsCapitals: Bool) -> String {
        if let acronym = acronym(word) { return acronym }
        if keepsCapitals, Self.isShouted(word) { return word }
        return capitalizingFirst(word.lowercased())
    }

    /// The preferred spelling of an acronym, its plural or one with a number: `ids` → `IDs`,
    /// `sha256` → `SHA256`.
    private func acronym(_ word: String) -> String? {
        let lower = word.lowercased()
        if let spelling = acronyms[lower] { return spelling }
        // Only plurals and numbers are left, and most words are neither.
        guard lower.utf8.last == UInt8(ascii: "s") || lower.utf8.contains(where: Self.isDigit)
        else { return nil }
        let letters = lower.unicodeScalars.prefix { !IdentifierCharacters.isASCIIDigit($0) }
        let number = lower.unicodeScalars.dropFirst(letters.count)
        guard !letters.isEmpty, number.allSatisfy(IdentifierCharacters.isASCIIDigit) else {
            return nil
        }
        if let spelling = acronyms[String(letters)] { return spelling + String(number) }
        guard letters.last == "s", let spelling = acronyms[String(letters.dropLast())] else {
            return nil
        }
        return "\(spelling)s\(String(number))"
    }

    /// `OAuth` is split into `O` and `Auth`; where the acronyms know better they are one word.
    private func joinedAcronyms(_ words: [Word]) -> [Word] {
        var result: [Word] = []
        for word in words {
            if let last = result.last, last.piece == word.piece,
                acronym(last.text) == nil, acronym(last.text + word.text) != nil
            {
                result[result.count - 1].text += word.text
            } else {
                result.append(word)
            }
        }
        return result
    }

    /// Digits that were apart stay apart: `1.5` → `1_5`, which is not `15`.
    private func join(_ parts: [String]) -> String {
        var result = ""
        for part in parts {
            if let last = result.unicodeScalars.last, let first = part.unicodeScalars.first,
                IdentifierCharacters.isASCIIDigit(last), IdentifierCharacters.isASCIIDigit(first)
            {
                result += "_"
            }
            result += part
        }
        return result
    }

    private static func hasHead(_ name: String) -> Bool {
        name.unicodeScalars.first.map(IdentifierCharacters.isHead) ?? false
    }

    private static func hasLowercase(_ words: [Word]) -> Bool {
        words.contains { word in
            !word.isSpelled && word.text.unicodeScalars.contains(where: WordSplitter.isLower)
        }
    }

    /// `HTTP`, `DVDs`
    private static func isShouted(_ word: String) -> Bool {
        // Most words begin with a small letter.
        guard let first = word.unicodeScalars.first, !WordSplitter.isLower(first) else {
            return false
        }
        let letters = word.unicodeScalars.filter { !IdentifierCharacters.isASCIIDigit($0) }
        let capitals = letters.last == "s" ? letters.dropLast() : letters[...]
        return capitals.count > 1 && capitals.allSatisfy(\.properties.isUppercase)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
