import RoutergenSyntax

extension OpenAPIReader {
    /// A schema, or a reference to one: OpenAPI 3.2, "Schema Object".
    mutating func schema(
        _ node: Node, _ what: @autoclosure () -> String
    ) -> Referable<SchemaObject>? {
        switch node.content {
        case .mapping(let mapping):
            return schema(mapping, at: node.range)
        case .scalar(let scalar) where scalar.boolean != nil:
            return booleanSchema(scalar.boolean == true, what(), at: node.range)
        case .scalar, .sequence:
            guard isEmpty(node, what()) else {
                wrongKind(what(), expected: "a schema", node, suggestion: typeAsSchema(node))
                return nil
            }
            return .inline(SchemaObject(range: node.range))
        }
    }

    /// A list of schemas behind a key.
    mutating func schemas(_ node: Node, _ key: String) -> [Referable<SchemaObject>] {
        let items = list(node, "'\(key)'", of: "schemas") ?? []
        return items.compactMap { schema($0, "an item of '\(key)'") }
    }

    /// A map from names to schemas behind a key.
    mutating func namedSchemas(
        _ node: Node, _ key: String
    ) -> [Named<Referable<SchemaObject>>] {
        let mapping = mapping(node, "'\(key)'", expected: "a mapping from names to schemas")
        guard let mapping else { return [] }
        var schemas: [Named<Referable<SchemaObject>>] = []
        schemas.reserveCapacity(mapping.entries.count)
        for entry in mapping.entries {
            // `x-…: 1` among properties is an extension, `x-…: {}` a property.
            if entry.key.hasPrefix("x-"), entry.value.mapping == nil { continue }
            guard let schema = schema(entry.value, "'\(entry.key)'") else { continue }
            schemas.append(Named(Located(entry.key, at: entry.keyRange), schema))
        }
        return schemas
    }

    private mutating func booleanSchema(
        _ value: Bool, _ what: String, at range: SourceRange
    ) -> Referable<SchemaObject> {
        if !format.usesJSONSchema {
            warning(
                "later-key", "\(what) is \(value); true and false are schemas since OpenAPI 3.1",
                at: range)
        }
        var schema = SchemaKeywords(range: range)
        schema.booleanSchema = value
        return .inline(SchemaObject(schema))
    }

    /// `items: string` means `items: { type: string }`.
    private func typeAsSchema(_ node: Node) -> String? {
        guard let text = node.scalar?.text, SchemaTypes.names.contains(where: { $0.name == text })
        else { return nil }
        return "write '{ type: \(text) }'"
    }
}

// MARK: - Objects

extension OpenAPIReader {
    private mutating func schema(
        _ mapping: Mapping, at range: SourceRange
    ) -> Referable<SchemaObject>? {
        guard let entry = referenceEntry(of: mapping) else {
            return .inline(SchemaObject(keywords(of: mapping, at: range)))
        }
        guard var reference = reference(entry, in: mapping, at: range) else { return nil }
        guard mapping.entries.count > 1 else { return .reference(reference) }
        if format.usesJSONSchema, hasTypeKeywords(mapping) {
            var schema = keywords(of: mapping, at: range)
            reference.baseURI = identifier(in: mapping) ?? baseURI
            schema.reference = reference
            return .inline(SchemaObject(schema))
        }
        readAnnotations(of: mapping, into: &reference)
        return .reference(reference)
    }

    /// `$ref`, or `$dynamicRef`, which leads where `$ref` would as long as no schema on the way redefines
    /// its anchor (JSON Schema 2020-12 Core, section 8.2.3.2).
    private func referenceEntry(of mapping: Mapping) -> Mapping.Entry? {
        mapping.entry("$ref") ?? (format.usesJSONSchema ? mapping.entry("$dynamicRef") : nil)
    }

    /// Whether keywords beside `$ref` change the type.
    private func hasTypeKeywords(_ mapping: Mapping) -> Bool {
        mapping.entries.contains { entry in
            guard let keyword = SchemaKeyword.named[entry.key], keyword != .reference,
                keyword != .dynamicReference, keyword != .nullable
            else { return false }
            return !keyword.isAnnotation && !keyword.isConstraint
        }
    }

    private mutating func readAnnotations(
        of mapping: Mapping, into reference: inout ReferenceObject
    ) {
        for entry in mapping.entries {
            switch SchemaKeyword.named[entry.key] {
            case .reference, .dynamicReference, .description: break
            case .title: reference.title = text(entry.value, "title")
            case .deprecated: reference.isDeprecated = deprecation(entry.value)
            case .readOnly: reference.isReadOnly = boolean(entry.value, "readOnly") ?? false
            case .writeOnly: reference.isWriteOnly = boolean(entry.value, "writeOnly") ?? false
            case .nullable: reference.isNullable = boolean(entry.value, "nullable") ?? false
            case .default: reference.defaultValue = entry.value
            case let keyword?:
                guard !keyword.isAnnotation, !keyword.isConstraint else { break }
                warning(
                    "ignored-key", "'\(entry.key)' beside '$ref' is ignored before OpenAPI 3.1",
                    at: entry.keyRange)
            case nil where entry.key == "x-nullable":
                reference.isNullable = boolean(entry.value, "x-nullable") ?? false
            case nil:
                guard !entry.key.hasPrefix("x-"), entry.key != "summary" else { break }
                unknownKeyword(entry)
            }
        }
    }

    /// The keywords of a mapping, `$ref` aside.
    mutating func keywords(of mapping: Mapping, at range: SourceRange) -> SchemaKeywords {
        let outerURI = baseURI
        if let identifier = identifier(in: mapping) { baseURI = identifier }
        defer { baseURI = outerURI }
        var schema = SchemaKeywords(range: range)
        for entry in mapping.entries {
            if let keyword = SchemaKeyword.named[entry.key] {
                if keyword.isSince31, !format.usesJSONSchema { warnOfLater(entry) }
                read(keyword, entry, into: &schema)
            } else if entry.key.hasPrefix("x-") {
                readExtension(entry, into: &schema)
            } else {
                unknownKeyword(entry)
            }
        }
        return schema
    }

    /// The base URI that a schema sets for what is in it.
    private func identifier(in mapping: Mapping) -> String? {
        guard format.usesJSONSchema, let text = mapping["$id"]?.scalar?.text else { return nil }
        let own = URIReference(text)
        return (baseURI.map { own.resolved(against: URIReference($0)) } ?? own).resource
    }

    private mutating func warnOfLater(_ entry: Mapping.Entry) {
        warning(
            "later-key", "'\(entry.key)' belongs to schemas since OpenAPI 3.1",
            at: entry.keyRange)
    }

    private mutating func unknownKeyword(_ entry: Mapping.Entry) {
        warning(
            "unknown-key", "unknown key '\(entry.key)' in a schema", at: entry.keyRange,
            suggestion: suggestion(for: entry.key, among: SchemaKeyword.suggested))
    }
}

extension SchemaKeyword {
    /// What a misspelt keyword may have meant.
    fileprivate static let suggested = allCases.map(\.rawValue).filter { $0 != "id" }
}
