/// A value of a YAML or JSON document with its place in the source.
///
/// Both parsers make the same tree, so that no later stage knows which of the two was read.
/// Aliases and merge keys are already resolved: an aliased node keeps the place of its anchor.
package struct Node: Sendable, Equatable {
    package enum Content: Sendable, Equatable {
        case scalar(Scalar)
        case sequence([Node])
        case mapping(Mapping)
    }

    package var content: Content
    package var range: SourceRange

    package init(_ content: Content, range: SourceRange) {
        self.content = content
        self.range = range
    }
}

extension Node {
    /// The scalar, when this is one.
    package var scalar: Scalar? {
        guard case .scalar(let scalar) = content else { return nil }
        return scalar
    }

    /// The items, when this is a sequence.
    package var sequence: [Node]? {
        guard case .sequence(let items) = content else { return nil }
        return items
    }

    /// The entries, when this is a mapping.
    package var mapping: Mapping? {
        guard case .mapping(let mapping) = content else { return nil }
        return mapping
    }
}
