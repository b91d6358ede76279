/// The entries of a mapping in the order of the document, found by key in constant time.
///
/// The parsers refuse duplicate keys, so a key stands for one entry.
package struct Mapping: Sendable, Equatable {
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

    package init(_ entries: [Entry] = []) {
        self.entries = entries
    }

    package subscript(key: String) -> Node? {
        entry(key)?.value
    }

    package func entry(_ key: String) -> Entry? {
        entries.first { $0.key == key }
    }
}
