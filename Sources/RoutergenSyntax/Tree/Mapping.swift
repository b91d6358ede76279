/// The entries of a mapping in the order of the document, found by key in constant time.
///
/// The parsers refuse duplicate keys, so a key stands for one entry. Keys are equal as Swift
/// strings are: `é` is the same key composed or decomposed.
package struct Mapping: Sendable {
    package struct Entry: Sendable, Equatable {
        package var key: String
        package var keyRange: SourceRange
        package var value: Node

        package init(key: String, keyRange: SourceRange, value: Node) {
            self.key = key
            self.keyRange = keyRange
            self.value = value
        }
    }

    package let entries: [Entry]
    /// The offset of each key's first entry; nil where comparing a few keys is faster.
    private let offsets: [String: Int]?

    package init(_ entries: [Entry] = []) {
        self.entries = entries
        offsets = entries.count > Self.fewEntries ? Self.offsets(of: entries) : nil
    }

    package subscript(key: String) -> Node? {
        entry(key)?.value
    }

    package func entry(_ key: String) -> Entry? {
        if let offsets { return offsets[key].map { entries[$0] } }
        return entries.first { $0.key == key }
    }

    /// Whether a key occurs twice.
    var hasDuplicateKeys: Bool {
        if let offsets { return offsets.count < entries.count }
        return entries.indices.dropFirst().contains { later in
            entries[..<later].contains { $0.key == entries[later].key }
        }
    }

    private static let fewEntries = 16

    private static func offsets(of entries: [Entry]) -> [String: Int] {
        var offsets: [String: Int] = [:]
        offsets.reserveCapacity(entries.count)
        for (offset, entry) in entries.enumerated() where offsets[entry.key] == nil {
            offsets[entry.key] = offset
        }
        return offsets
    }
}

extension Mapping: Equatable {
    package static func == (left: Mapping, right: Mapping) -> Bool {
        left.entries == right.entries
    }
}
