import RoutergenSyntax

extension OpenAPIReader {
    /// Text for people: nothing of the code depends on it, so everything is taken that can be.
    mutating func text(_ node: Node, _ key: String) -> String? {
        guard let scalar = node.scalar else {
            harmlessWrongKind("'\(key)'", expected: "text", node)
            return nil
        }
        if scalar.tag == .string { return scalar.text }
        switch scalar.resolved {
        case .string(let text): return text
        case .null:
            warning("empty-value", "'\(key)' is empty", at: node.range)
            return nil
        case .boolean, .integer, .number:
            notText(scalar, "'\(key)'", at: node.range)
            return scalar.text
        }
    }

    /// The text behind a key, where there is one.
    mutating func text(_ key: String, of mapping: Mapping) -> String? {
        mapping[key].flatMap { text($0, key) }
    }

    /// Text that the code depends on. `version: 1.0` counts as what is written.
    mutating func name(_ node: Node, _ what: @autoclosure () -> String) -> Located<String>? {
        guard let scalar = node.scalar, !scalar.isNull else {
            wrongKind(what(), expected: "text", node)
            return nil
        }
        guard !scalar.text.isBlank else {
            error("empty-name", "\(what()) is empty", at: node.range)
            return nil
        }
        if scalar.tag != .string, scalar.string == nil {
            notText(scalar, what(), at: node.range)
        }
        return Located(scalar.text, at: node.range)
    }

    private mutating func notText(_ scalar: Scalar, _ what: String, at range: SourceRange) {
        warning(
            "not-text", "\(what) should be text, found \(shortened(scalar.text))", at: range,
            suggestion: "put it in quotes")
    }

    /// True or false; the same in quotes counts, with a warning.
    mutating func boolean(_ node: Node, _ key: String) -> Bool? {
        if let value = node.scalar?.boolean { return value }
        if let text = node.scalar?.text, text == "true" || text == "false" {
            warning(
                "quoted-boolean", "'\(key)' should be \(text) without quotes", at: node.range)
            return text == "true"
        }
        guard !isEmpty(node, "'\(key)'") else { return nil }
        wrongKind("'\(key)'", expected: "true or false", node)
        return nil
    }

    /// `deprecated`, where a text is taken for a reason and so for true.
    mutating func deprecation(_ node: Node) -> Bool {
        guard let text = node.scalar?.string, text != "true", text != "false" else {
            return boolean(node, "deprecated") ?? false
        }
        harmlessWrongKind("'deprecated'", expected: "true or false", node)
        return !text.isEmpty
    }

    /// The truth value behind a key, false where there is none.
    mutating func flag(_ key: String, of mapping: Mapping) -> Bool {
        mapping[key].flatMap { boolean($0, key) } ?? false
    }

    /// A list of names.
    mutating func names(_ node: Node, _ key: String, of items: String) -> [Located<String>] {
        if let scalar = node.scalar, !scalar.isNull {
            harmlessWrongKind("'\(key)'", expected: "a list of \(items)", node)
            return [Located(scalar.text, at: node.range)]
        }
        let items = list(node, "'\(key)'", of: items) ?? []
        return items.compactMap { name($0, "an item of '\(key)'") }
    }

    /// A URL for people, which nothing follows.
    mutating func url(_ key: String, of mapping: Mapping) -> String? {
        guard let node = mapping[key], let text = text(node, key) else { return nil }
        if !URIReference.isAbsolute(text) {
            warning(
                "not-a-url", "'\(key)' should be a URL, found '\(shortened(text))'",
                at: node.range)
        }
        return text
    }
}
