import RoutergenSyntax

/// JSON pointers (RFC 6901) to the nodes of a file by their places; of nodes that share a place, as those
/// behind an alias do, the first.
struct NodePointers {
    private var pointers: [SourceRange: String] = [:]

    init(_ root: Node) {
        note(root, "")
    }

    subscript(range: SourceRange) -> String? { pointers[range] }

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
