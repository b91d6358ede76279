import RoutergenModel
import RoutergenSyntax

extension Literal {
    /// A node by the meaning that YAML gives it.
    init(_ node: Node) {
        switch node.content {
        case .scalar(let scalar): self.init(scalar)
        case .sequence(let items): self = .array(items.map { Literal($0) })
        case .mapping(let mapping):
            self = .object(mapping.entries.map { Entry(key: $0.key, value: Literal($0.value)) })
        }
    }

    /// Numbers come out in the grammar of JSON (RFC 8259, section 6); `.inf` and `.nan`, which it
    /// lacks, stay text.
    init(_ scalar: Scalar) {
        switch scalar.resolved {
        case .null: self = .null
        case .boolean(let value): self = .boolean(value)
        case .string(let text): self = .string(text)
        case .integer(_, let value?): self = .number(String(value))
        case .integer(let text, nil), .number(let text):
            self = NumberText(text).map { .number($0.json) } ?? .string(text)
        }
    }
}
