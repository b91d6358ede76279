/// The tags of unions on their way into an object, and those of the objects that are open.
struct JSONTags: Sendable {
    private struct Tag {
        let key: StaticString
        let value: String
        /// The depth of the object that holds the tag; nil while the object has not begun.
        var depth: Int?
    }

    private var tags: [Tag] = []

    var isEmpty: Bool { tags.isEmpty }

    var arePending: Bool { !tags.isEmpty && tags.contains { $0.depth == nil } }

    /// Keeps a tag for the object that begins next.
    mutating func push(_ key: StaticString, _ value: String) {
        tags.append(Tag(key: key, value: value, depth: nil))
    }

    /// Gives the pending tags to the object that begins at a depth, the outermost union's tag first.
    ///
    /// Of several tags with one key, the outermost counts: it is the one that is read first.
    mutating func open(depth: Int) -> [(key: StaticString, value: String)] {
        var opened: [(key: StaticString, value: String)] = []
        for index in tags.indices where tags[index].depth == nil {
            tags[index].depth = depth
            let tag = tags[index]
            if !opened.contains(where: { Self.areEqual($0.key, tag.key) }) {
                opened.append((tag.key, tag.value))
            }
        }
        return opened
    }

    /// Forgets the tags of the object that ends at a depth.
    mutating func close(depth: Int) {
        tags.removeAll { $0.depth == depth }
    }

    /// Forgets tags that met no object.
    mutating func dropPending() {
        tags.removeAll { $0.depth == nil }
    }

    func contains(_ key: UnsafeBufferPointer<UInt8>, depth: Int) -> Bool {
        tags.contains { tag in
            tag.depth == depth && tag.key.withUTF8Buffer { $0.elementsEqual(key) }
        }
    }

    private static func areEqual(_ one: StaticString, _ other: StaticString) -> Bool {
        one.withUTF8Buffer { left in other.withUTF8Buffer { left.elementsEqual($0) } }
    }
}
