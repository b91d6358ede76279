import RoutergenSyntax

/// Takes nodes for what they should be and reports those that are something else, in the same words
/// for every file that people write by hand.
package protocol NodeReader {
    mutating func error(
        _ id: String, _ message: String, at range: SourceRange, notes: [Diagnostic.Note],
        suggestion: String?)
}

extension NodeReader {
    /// Reports a node of the wrong kind: `'docs' must be text, found a list`.
    package mutating func wrongKind(
        _ what: String, expected: String, _ node: Node, suggestion: String? = nil
    ) {
        error(
            "wrong-kind", "\(what) must be \(expected), found \(node.kindInWords)",
            at: node.range, notes: [], suggestion: suggestion)
    }

    package mutating func mapping(
        _ node: Node, _ what: String, of expected: String = "a mapping", suggestion: String? = nil
    ) -> Mapping? {
        guard let mapping = node.mapping else {
            wrongKind(what, expected: expected, node, suggestion: suggestion)
            return nil
        }
        return mapping
    }

    package mutating func list(_ node: Node, _ what: String, of items: String) -> [Node]? {
        guard let items = node.sequence else {
            wrongKind(what, expected: "a list of \(items)", node)
            return nil
        }
        return items
    }

    /// Any text; numbers and truth values count as what is written.
    package mutating func text(_ node: Node, _ what: String) -> Located<String>? {
        guard let scalar = node.scalar, !scalar.isNull else {
            wrongKind(what, expected: "text", node)
            return nil
        }
        return Located(scalar.text, at: node.range)
    }

    /// Text that says something.
    package mutating func name(_ node: Node, _ what: String) -> Located<String>? {
        guard let text = text(node, what) else { return nil }
        guard !text.value.isBlank else {
            error("empty-name", "\(what) is empty", at: text.range, notes: [], suggestion: nil)
            return nil
        }
        return text
    }

    package mutating func boolean(_ node: Node, _ what: String) -> Bool? {
        guard let value = node.scalar?.boolean else {
            wrongKind(what, expected: "true or false", node)
            return nil
        }
        return value
    }
}
