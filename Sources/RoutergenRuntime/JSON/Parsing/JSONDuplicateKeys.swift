import Foundation

/// Finds the keys that an object names twice and settles which of them counts.
///
/// It is done once, when an object closes, so that lookups may start anywhere in it.
struct JSONDuplicateKeys {
    private let base: UnsafePointer<UInt8>
    private let policy: JSONParsingOptions.DuplicateKeys

    /// The keys of the object at hand, as indices of the tape; reused from object to object.
    private var keys: [Int] = []

    /// A hash table of places in `keys` plus one, zero where a slot is free; reused, too.
    private var slots: [UInt32] = []

    /// Up to this many keys are compared with each other.
    private static let pairwiseLimit = 6

    init(base: UnsafePointer<UInt8>, policy: JSONParsingOptions.DuplicateKeys) {
        self.base = base
        self.policy = policy
    }

    /// Hides the keys that do not count.
    ///
    /// - Returns: A key that appears twice where that is refused, or nil.
    mutating func resolve(object: Int, in tape: inout [JSONToken]) -> Int? {
        keys.removeAll(keepingCapacity: true)
        let end = object + tape[object].payload
        var index = object + 1
        var hasEscapes = false
        while index < end {
            keys.append(index)
            hasEscapes = hasEscapes || tape[index].isSpecial
            index += 1 + tape[index + 1].span
        }
        if keys.count <= Self.pairwiseLimit { return resolvePairwise(in: &tape) }
        if !hasEscapes, let pairs = pairsByHash(in: tape) {
            return settle(pairs, in: &tape)
        }
        return settle(pairsByName(in: tape), in: &tape)
    }

    private func resolvePairwise(in tape: inout [JSONToken]) -> Int? {
        for later in 1..<max(keys.count, 1) {
            for earlier in 0..<later
            where areEqual(tape[keys[earlier]], tape[keys[later]]) {
                if let refused = settle([(keys[earlier], keys[later])], in: &tape) {
                    return refused
                }
                break
            }
        }
        return nil
    }

    /// The pairs of equal keys, the earlier and the later of each, in document order; nil where too many
    /// keys share their hash, which is cheap and can be foreseen by who wants to.
    private mutating func pairsByHash(in tape: [JSONToken]) -> [(Int, Int)]? {
        var size = 16
        while size < keys.count * 2 { size *= 2 }
        slots.removeAll(keepingCapacity: true)
        slots.append(contentsOf: repeatElement(0, count: size))
        var budget = keys.count * 4 + 64
        var pairs: [(Int, Int)] = []
        for place in keys.indices {
            let key = tape[keys[place]]
            var slot = hash(key) & (size - 1)
            while slots[slot] != 0 {
                let earlier = keys[Int(slots[slot]) - 1]
                if areEqual(tape[earlier], key) {
                    pairs.append((earlier, keys[place]))
                    break
                }
                budget -= 1
                guard budget > 0 else { return nil }
                slot = (slot + 1) & (size - 1)
            }
            // For three of a kind: the next pair is made with the one that counts so far.
            if slots[slot] == 0 || policy != .firstWins {
                slots[slot] = UInt32(truncatingIfNeeded: place + 1)
            }
        }
        return pairs
    }

    private func pairsByName(in tape: [JSONToken]) -> [(Int, Int)] {
        // Bytes, not strings: `String` takes "e" with a combining accent for the precomposed letter.
        var seen: [[UInt8]: Int] = [:]
        var pairs: [(Int, Int)] = []
        for key in keys {
            let name = Array(name(tape[key]).utf8)
            if let earlier = seen[name] {
                pairs.append((earlier, key))
                if policy == .firstWins { continue }
            }
            seen[name] = key
        }
        return pairs
    }

    private func settle(_ pairs: [(earlier: Int, later: Int)], in tape: inout [JSONToken]) -> Int? {
        for (earlier, later) in pairs {
            switch policy {
            case .lastWins: tape[earlier].bits = JSONToken.shadowedKey
            case .firstWins: tape[later].bits = JSONToken.shadowedKey
            case .refused: return later
            }
        }
        return nil
    }

    private func areEqual(_ one: JSONToken, _ other: JSONToken) -> Bool {
        guard one.bits != JSONToken.shadowedKey, other.bits != JSONToken.shadowedKey else {
            return false
        }
        if one.isSpecial || other.isSpecial {
            return name(one).utf8.elementsEqual(name(other).utf8)
        }
        return one.bits == other.bits
            && memcmp(text(one), text(other), one.payload) == 0
    }

    /// A hash of a key's length, its first eight bytes and its last eight.
    private func hash(_ key: JSONToken) -> Int {
        let start = UnsafeRawPointer(text(key))
        let length = key.payload
        var first = start.loadUnaligned(as: UInt64.self).littleEndian
        var last: UInt64 = 0
        if length < 8 {
            first &= (1 << UInt64(length * 8)) - 1
        } else {
            last = (start + (length - 8)).loadUnaligned(as: UInt64.self).littleEndian
        }
        var hash = (first ^ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15
        hash = (hash ^ last) &* 0xBF58_476D_1CE4_E5B9
        return Int(truncatingIfNeeded: hash >> 33)
    }

    private func name(_ key: JSONToken) -> String {
        JSONStringText.string(
            UnsafeBufferPointer(start: text(key), count: key.payload), hasEscapes: key.isSpecial)
    }

    private func text(_ key: JSONToken) -> UnsafePointer<UInt8> {
        base + Int(key.offset) + 1
    }
}
