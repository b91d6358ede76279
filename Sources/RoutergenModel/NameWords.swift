/// Names as words, as far as names are compared with each other.
package enum NameWords {
    /// The letters and digits of a name in lower case: names that differ in nothing else say the same.
    package static func squashed(_ name: Substring) -> String {
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
            return String(name.filter { NameCharacter($0).isPart }).lowercased()
        }
        return String(unsafeUninitializedCapacity: name.utf8.count) { space in
            var count = 0
            for byte in name.utf8 where NameCharacter.isPart(byte) {
                space[count] = NameCharacter.isUppercase(byte) ? byte | 0x20 : byte
                count += 1
            }
            return count
        }
    }

    package static func squashed(_ name: String) -> String { squashed(name[...]) }

    /// `accountHolder_id` → `account`, `Holder`, `id`
    package static func words(of name: Substring) -> [String] {
        var words: [String] = []
        var start: Substring.Index?
        var wasLower = false
        for place in name.indices {
            let character = NameCharacter(name[place])
            if !character.isPart || (wasLower && character.isUppercase), let first = start {
                words.append(String(name[first..<place]))
                start = nil
            }
            if character.isPart, start == nil { start = place }
            wasLower = character.isLowercaseOrNumber
        }
        if let start { words.append(String(name[start...])) }
        return words
    }

    package static func words(of name: String) -> [String] { words(of: name[...]) }

    /// Whether a squashed name is the plural of another one. Nothing is made of it but this
    /// comparison, so that no word of Swift is one that the author never wrote.
    package static func isPlural(_ plural: String, of singular: String) -> Bool {
        let (many, one) = (plural.utf8, singular.utf8)
        switch many.count - one.count {
        case 1: return many.last == UInt8(ascii: "s") && many.starts(with: one)
        case 2:
            guard many.suffix(2).elementsEqual("es".utf8) else { return false }
            let isY = one.last == UInt8(ascii: "y") && many.dropLast(2).last == UInt8(ascii: "i")
            return many.starts(with: isY ? one.dropLast() : one[...])
        default: return false
        }
    }

    /// Whether squashed names are the same word, one of them perhaps as a plural.
    package static func isSameWord(_ left: String, _ right: String) -> Bool {
        left == right || isPlural(left, of: right) || isPlural(right, of: left)
    }

    /// `v1`, `v2.1`, `2010-04-01`, `v1beta1`
    package static func isVersion(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, first >= 0x80 || mayBeginVersion(first) else {
            return false
        }
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

    package static func isVersion(_ text: String) -> Bool { isVersion(text[...]) }

    /// Nearly no word of a path begins like one, so that nothing else has to be looked at.
    private static func mayBeginVersion(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "v"), UInt8(ascii: "V"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }
}
