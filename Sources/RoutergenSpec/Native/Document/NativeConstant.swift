import RoutergenSyntax

/// A constant as it is written; what it means depends on its type.
package enum NativeConstant: Sendable, Equatable {
    /// The text behind `=` in a short form.
    case text(Located<String>)
    case node(Node)

    package var range: SourceRange {
        switch self {
        case .text(let text): text.range
        case .node(let node): node.range
        }
    }
}
