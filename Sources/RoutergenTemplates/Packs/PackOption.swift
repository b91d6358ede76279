import RoutergenSyntax

/// A value that a pack lets its users choose; templates print it as `{{options.name}}`.
package struct PackOption: Sendable {
    /// What kind of value an option has.
    package enum Kind: String, Sendable, CaseIterable {
        case text
        case integer
        case boolean
        /// A list of texts.
        case list
    }

    package var name: String
    package var kind: Kind
    /// For people; nil where the manifest says nothing.
    package var description: String?
    /// What the option is unless the user says something else.
    package var value: MustacheValue
}

extension PackOption.Kind {
    /// The kind that a value has by itself; nil for what no option can be.
    init?(of node: Node) {
        switch node.content {
        case .sequence(let items):
            guard items.allSatisfy({ $0.scalar != nil }) else { return nil }
            self = .list
        case .mapping: return nil
        case .scalar(let scalar):
            switch scalar.resolved {
            case .null: return nil
            case .boolean: self = .boolean
            case .integer: self = .integer
            case .number, .string: self = .text
            }
        }
    }

    /// A node as a value of this kind; nil where it is none. What a flag gives is text.
    package func value(of node: Node) -> MustacheValue? {
        switch (self, node.content) {
        case (.text, .scalar(let scalar)): .string(scalar.text)
        case (.integer, .scalar(let scalar)): Int(scalar.text).map(MustacheValue.integer)
        case (.boolean, .scalar(let scalar)):
            scalar.text == "true" ? true : scalar.text == "false" ? false : nil
        case (.list, .sequence(let items)):
            items.allSatisfy { $0.scalar != nil }
                ? .list(items.compactMap { $0.scalar.map { .string($0.text) } }) : nil
        case (.list, .scalar(let scalar)):
            .list(scalar.text.split(separator: ",").map { .string(String($0)) })
        default: nil
        }
    }

    /// `a whole number`
    package var inWords: String {
        switch self {
        case .text: "a text"
        case .integer: "a whole number"
        case .boolean: "true or false"
        case .list: "a list of texts"
        }
    }
}
