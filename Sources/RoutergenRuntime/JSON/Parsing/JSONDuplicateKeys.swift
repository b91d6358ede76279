/// Finds the keys that an object names twice and settles which of them counts.
///
/// It is done once, when an object closes, so that lookups may start anywhere in it.
struct JSONDuplicateKeys {
    /// Up to this many keys are compared with each other; more go through a set.
    private static let pairwiseLimit = 12

    /// The keys of the object at hand, reused from object to object.
    private var keys: [Int] = []

    mutating func resolve(
        object: Int,
        in tape: inout [JSONToken],
        bytes: UnsafeBufferPointer<UInt8>,
        options: JSONParsingOptions
    ) throws(JSONError) {
        keys.removeAll(keepingCapacity: true)
        let end = object + tape[object].payload
        var index = object + 1
        while index < end {
            keys.append(index)
            index += 1 + tape[index + 1].span
        }
        if keys.count <= Self.pairwiseLimit {
            try resolvePairwise(in: &tape, bytes: bytes, options: options)
        } else {
            try resolveHashed(in: &tape, bytes: bytes, options: options)
        }
    }

    private func resolvePairwise(
        in tape: inout [JSONToken],
        bytes: UnsafeBufferPointer<UInt8>,
        options: JSONParsingOptions
    ) throws(JSONError) {
        for later in keys.indices.dropFirst() {
            for earlier in 0..<later
            where Self.areEqual(tape[keys[earlier]], tape[keys[later]], bytes) {
                try settle(keys[earlier], keys[later], in: &tape, bytes: bytes, options: options)
                break
            }
        }
    }

    private func resolveHashed(
        in tape: inout [JSONToken],
        bytes: UnsafeBufferPointer<UInt8>,
        options: JSONParsingOptions
    ) throws(JSONError) {
        // Bytes, not strings: `String` takes "e" with a combining accent for the precomposed letter.
        var seen: [[UInt8]: Int] = [:]
        seen.reserveCapacity(keys.count)
        for key in keys {
            let name = Array(Self.name(tape[key], bytes).utf8)
            if let earlier = seen[name] {
                try settle(earlier, key, in: &tape, bytes: bytes, options: options)
                if options.duplicateKeys == .firstWins { continue }
            }
            seen[name] = key
        }
    }

    private func settle(
        _ earlier: Int,
        _ later: Int,
        in tape: inout [JSONToken],
        bytes: UnsafeBufferPointer<UInt8>,
        options: JSONParsingOptions
    ) throws(JSONError) {
        switch options.duplicateKeys {
        case .lastWins:
            tape[earlier].bits = JSONToken.shadowedKey
        case .firstWins:
            tape[later].bits = JSONToken.shadowedKey
        case .refused:
            throw JSONError.syntax(
                .duplicateKey, "the key \"\(Self.name(tape[later], bytes))\" appears twice",
                at: Int(tape[later].offset), in: bytes)
        }
    }

    private static func areEqual(
        _ one: JSONToken, _ other: JSONToken, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard one.bits != JSONToken.shadowedKey, other.bits != JSONToken.shadowedKey else {
            return false
        }
        if !one.isSpecial, !other.isSpecial {
            return one.bits == other.bits && text(one, bytes).elementsEqual(text(other, bytes))
        }
        return name(one, bytes).utf8.elementsEqual(name(other, bytes).utf8)
    }

    private static func name(_ key: JSONToken, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
        JSONStringText.string(text(key, bytes), hasEscapes: key.isSpecial)
    }

    private static func text(
        _ key: JSONToken, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> UnsafeBufferPointer<UInt8> {
        let start = Int(key.offset) + 1
        return UnsafeBufferPointer(rebasing: bytes[start..<start + key.payload])
    }
}
