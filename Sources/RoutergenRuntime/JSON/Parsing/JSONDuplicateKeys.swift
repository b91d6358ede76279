import CRoutergenJSON

/// Finds the keys that an object names twice and settles which of them counts, for the few objects that the parser leaves:
/// those with escapes in their keys, and those whose keys have equal hashes against all odds.
struct JSONDuplicateKeys {
    let base: UnsafePointer<UInt8>
    let policy: JSONParsingOptions.DuplicateKeys

    /// Hides the keys that do not count.
    ///
    /// - Returns: A key that appears twice where that is refused, or nil.
    func resolve(object: Int, in tape: UnsafeMutablePointer<JSONToken>) -> Int? {
        // Bytes, not strings: `String` takes "e" with a combining accent for the precomposed letter.
        var seen: [[UInt8]: Int] = [:]
        let end = object + tape[object].payload
        var key = object + 1
        while key < end {
            defer { key += 1 + tape[key + 1].span }
            // The parser may have begun with this object.
            guard tape[key].bits != JSONToken.shadowedKey else { continue }
            let name = name(tape[key])
            guard let earlier = seen[name] else {
                seen[name] = key
                continue
            }
            switch policy {
            case .lastWins:
                tape[earlier].bits = JSONToken.shadowedKey
                seen[name] = key
            case .firstWins: tape[key].bits = JSONToken.shadowedKey
            case .refused: return key
            }
        }
        return nil
    }

    private func name(_ key: JSONToken) -> [UInt8] {
        let text = UnsafeBufferPointer(start: base + Int(key.offset) + 1, count: key.payload)
        guard key.isSpecial else { return Array(text) }
        return Array(JSONStringText.string(text, hasEscapes: true).utf8)
    }
}
