import RoutergenSyntax

/// The reading of one description: each part returns what it could make of a node and reports the
/// rest.
///
/// Errors are for what changes the code that we write, warnings for what real documents do wrong
/// without harm.
package struct OpenAPIReader {
    let format: DescriptionFormat
    var diagnostics = Diagnostics()
    /// The URI that the nearest `$id` around the current schema sets.
    var baseURI: String?
    /// Where each operation identifier stands first.
    var operationIDs: [String: SourceRange] = [:]
    /// The components that could not be read.
    var unreadable: [UnreadableComponent] = []
    /// Swagger 2.0: what applies to operations that say nothing themselves.
    var swaggerDefaults = SwaggerDefaults()

    package init(format: DescriptionFormat) {
        self.format = format
    }

    mutating func error(
        _ id: String, _ message: String, at range: SourceRange,
        notes: [Diagnostic.Note] = [], suggestion: String? = nil
    ) {
        diagnostics.error(id, message, at: range, notes: notes, suggestion: suggestion)
    }

    mutating func warning(
        _ id: String, _ message: String, at range: SourceRange,
        notes: [Diagnostic.Note] = [], suggestion: String? = nil
    ) {
        diagnostics.warning(id, message, at: range, notes: notes, suggestion: suggestion)
    }

    /// Reports a node of the wrong kind: `'required' must be a list of names, found 'yes'`.
    mutating func wrongKind(
        _ what: String, expected: String, _ node: Node, suggestion: String? = nil
    ) {
        error(
            "wrong-kind", "\(what) must be \(expected), found \(node.kindInWords)",
            at: node.range, suggestion: suggestion)
    }

    /// The same where nothing of the code depends on it.
    mutating func harmlessWrongKind(_ what: String, expected: String, _ node: Node) {
        warning(
            "wrong-kind", "\(what) should be \(expected), found \(node.kindInWords)",
            at: node.range)
    }
}

// MARK: - Mappings

extension OpenAPIReader {
    /// The entries of an object; a key without a value counts as an empty one.
    mutating func mapping(
        _ node: Node, _ what: @autoclosure () -> String, expected: String = "a mapping"
    ) -> Mapping? {
        if let mapping = node.mapping { return mapping }
        guard isEmpty(node, what()) else {
            wrongKind(what(), expected: expected, node)
            return nil
        }
        return Mapping()
    }

    /// Whether nothing stands behind a key, which is reported.
    mutating func isEmpty(_ node: Node, _ what: @autoclosure () -> String) -> Bool {
        guard let scalar = node.scalar, scalar.isNull else { return false }
        warning("empty-value", "\(what()) is empty", at: node.range)
        return true
    }

    mutating func list(
        _ node: Node, _ what: @autoclosure () -> String, of items: String
    ) -> [Node]? {
        if let items = node.sequence { return items }
        guard isEmpty(node, what()) else {
            wrongKind(what(), expected: "a list of \(items)", node)
            return nil
        }
        return []
    }

    /// The entries of a map whose keys the author chose, without extensions.
    ///
    /// Such maps have no extensions by the letter, and headers begin with `x-` often; what is no
    /// mapping cannot be anything but an extension.
    mutating func namedEntries(
        _ node: Node, _ what: @autoclosure () -> String, of items: String
    ) -> [Mapping.Entry] {
        let mapping = mapping(node, what(), expected: "a mapping from names to \(items)")
        return mapping?.entries.filter { entry in
            !(entry.key.hasPrefix("x-") && entry.value.mapping == nil)
        } ?? []
    }

    /// Reports every key that the object does not have.
    mutating func checkKeys(_ mapping: Mapping, _ keys: ObjectKeys) {
        for entry in mapping.entries where !keys.contains(entry.key, in: format) {
            guard !entry.key.hasPrefix("x-") else { continue }
            unknownKey(entry, keys)
        }
    }

    mutating func unknownKey(_ entry: Mapping.Entry, _ keys: ObjectKeys) {
        if let version = keys.laterVersion(of: entry.key) {
            warning(
                "later-key", "'\(entry.key)' belongs to \(keys.what) since OpenAPI \(version)",
                at: entry.keyRange)
            return
        }
        if format != .swagger2, keys.ofSwagger.contains(entry.key) {
            error(
                "foreign-key", "'\(entry.key)' belongs to \(keys.what) in Swagger 2.0 only",
                at: entry.keyRange, suggestion: Self.successors[entry.key])
            return
        }
        warning(
            "unknown-key", "unknown key '\(entry.key)' in \(keys.what)", at: entry.keyRange,
            suggestion: suggestion(for: entry.key, among: keys.keys(in: format)))
    }

    /// Where OpenAPI 3 says what keys of Swagger 2.0 said.
    private static let successors = [
        "basePath": "write a URL under 'servers'",
        "collectionFormat": "write 'style' and 'explode'",
        "consumes": "write media types under 'content' of a 'requestBody'",
        "definitions": "write schemas under 'components'",
        "enum": "put it below 'schema'",
        "format": "put it below 'schema'",
        "host": "write a URL under 'servers'",
        "items": "put it below 'schema'",
        "produces": "write media types under 'content' of the responses",
        "schema": "put it below a media type under 'content'",
        "schemes": "write a URL under 'servers'",
        "type": "put it below 'schema'",
    ]

    func extensions(of mapping: Mapping) -> [Mapping.Entry] {
        mapping.entries.filter { $0.key.hasPrefix("x-") }
    }

    /// The name in code that the author asks for.
    mutating func codeName(_ mapping: Mapping) -> Located<String>? {
        for key in Self.codeNameKeys {
            if let node = mapping[key] { return name(node, "'\(key)'") }
        }
        return nil
    }

    private static let codeNameKeys = ["x-swift-name", "x-codegen-name"]
}
