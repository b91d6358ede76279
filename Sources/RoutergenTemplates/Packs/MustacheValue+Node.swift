import RoutergenSyntax

extension MustacheValue {
    /// The value of a node of a manifest.
    init(_ node: Node) {
        switch node.content {
        case .sequence(let items):
            self = .list(items.map(MustacheValue.init))
        case .mapping(let mapping):
            let members = mapping.entries.map { ($0.key, MustacheValue($0.value)) }
            self = .object(Dictionary(members) { _, last in last })
        case .scalar(let scalar):
            self =
                switch scalar.resolved {
                case .null: .null
                case .boolean(let value): .bool(value)
                case .integer(_, let value?): .integer(value)
                case .integer(let text, nil), .number(let text), .string(let text): .string(text)
                }
        }
    }
}
