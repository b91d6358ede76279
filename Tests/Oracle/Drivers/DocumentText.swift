import RoutergenSpec
import RoutergenSyntax

/// A file of a description, as JSON for those who read no YAML, with the way to each of its nodes.
struct DocumentText {
    /// The number that the file has beside its neighbours.
    let index: Int
    let path: String
    let json: String
    /// JSON pointers (RFC 6901) by the places of the nodes; of nodes that share a place, as those
    /// behind an alias, the first.
    private(set) var pointers: [SourceRange: String] = [:]

    init(_ root: Node, path: String, index: Int) {
        self.index = index
        self.path = path
        json = JSONText(root).text
        note(root, "")
    }

    private mutating func note(_ node: Node, _ pointer: String) {
        if pointers[node.range] == nil { pointers[node.range] = pointer }
        switch node.content {
        case .scalar: break
        case .sequence(let items):
            for (index, item) in items.enumerated() { note(item, "\(pointer)/\(index)") }
        case .mapping(let mapping):
            for entry in mapping.entries {
                note(entry.value, "\(pointer)/\(Self.escaped(entry.key))")
            }
        }
    }

    private static func escaped(_ key: String) -> String {
        key.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
            .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
    }
}
