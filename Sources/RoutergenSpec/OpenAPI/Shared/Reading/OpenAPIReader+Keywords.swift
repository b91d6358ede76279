import RoutergenSyntax

extension OpenAPIReader {
    mutating func read(
        _ keyword: SchemaKeyword, _ entry: Mapping.Entry, into schema: inout SchemaKeywords
    ) {
        let node = entry.value
        switch keyword {
        case .type: readType(node, into: &schema)
        case .format: schema.format = name(node, "'format'")
        case .nullable: readNullable(entry, into: &schema)
        case .enum: schema.enumeration = enumeration(node)
        case .const: schema.constant = node
        case .title: schema.title = text(node, "title")
        case .description: schema.description = text(node, "description")
        case .default: schema.defaultValue = node
        case .example: schema.examples.insert(node, at: 0)
        case .examples: readExamples(node, into: &schema)
        case .deprecated: schema.isDeprecated = deprecation(node)
        case .readOnly: schema.isReadOnly = boolean(node, "readOnly") ?? false
        case .writeOnly: schema.isWriteOnly = boolean(node, "writeOnly") ?? false
        case .externalDocs: schema.externalDocumentation = externalDocumentation(node)
        case .contentEncoding: schema.contentEncoding = name(node, "'contentEncoding'")
        case .contentMediaType: schema.contentMediaType = name(node, "'contentMediaType'")
        case .contentSchema: schema.contentSchema = self.schema(node, "'contentSchema'")
        case .xml, .comment, .dialect, .vocabulary, .reference, .dynamicReference, .oldIdentifier:
            break
        case .identifier: schema.identifier = name(node, "'$id'")
        case .anchor, .dynamicAnchor: schema.anchor = name(node, "'\(entry.key)'")
        case .definitions, .oldDefinitions:
            schema.definitions += namedSchemas(node, entry.key)
        default:
            if keyword.isConstraint {
                readConstraint(keyword, entry, into: &schema)
            } else {
                readStructure(keyword, node, into: &schema)
            }
        }
    }

    private mutating func readStructure(
        _ keyword: SchemaKeyword, _ node: Node, into schema: inout SchemaKeywords
    ) {
        switch keyword {
        case .properties: readProperties(node, into: &schema)
        case .required: schema.required = required(node)
        case .additionalProperties:
            schema.additionalProperties = remaining(node, "additionalProperties")
        case .unevaluatedProperties:
            schema.unevaluatedProperties = remaining(node, "unevaluatedProperties")
        case .patternProperties:
            schema.patternProperties = namedSchemas(node, "patternProperties")
        case .propertyNames: schema.propertyNames = self.schema(node, "'propertyNames'")
        case .items: readItems(node, into: &schema)
        case .prefixItems: schema.prefixItems = schemas(node, "prefixItems")
        case .allOf: schema.allOf = schemas(node, "allOf")
        case .oneOf: schema.oneOf = schemas(node, "oneOf")
        case .anyOf: schema.anyOf = schemas(node, "anyOf")
        case .not: schema.not = self.schema(node, "'not'")
        case .discriminator: schema.discriminator = discriminator(node)
        default: break
        }
    }

    mutating func readExtension(_ entry: Mapping.Entry, into schema: inout SchemaKeywords) {
        schema.extensions.append(entry)
        switch entry.key {
        case "x-nullable":
            schema.isMarkedNullable = boolean(entry.value, entry.key) ?? schema.isMarkedNullable
        case "x-enum-varnames", "x-enumNames", "x-enum-names":
            schema.enumerationNames = names(entry.value, entry.key, of: "names")
        case "x-enum-descriptions", "x-enumDescriptions":
            schema.enumerationDescriptions = texts(entry.value)
        case "x-swift-name", "x-codegen-name":
            schema.codeName = name(entry.value, "'\(entry.key)'")
        default: break
        }
    }

    /// A list of texts, or a mapping from values to them; anything else is some tool's own.
    private func texts(_ node: Node) -> [String] {
        let items = node.sequence ?? node.mapping?.entries.map(\.value) ?? []
        return items.map { $0.scalar?.text ?? "" }
    }
}

// MARK: - Values

extension OpenAPIReader {
    private mutating func enumeration(_ node: Node) -> [Node]? {
        guard let values = list(node, "'enum'", of: "values") else { return nil }
        guard !values.isEmpty else {
            warning("empty-enum", "'enum' has no values, so it is ignored", at: node.range)
            return nil
        }
        return values
    }

    private mutating func readNullable(_ entry: Mapping.Entry, into schema: inout SchemaKeywords) {
        if format != .openAPI30 {
            let version = format == .swagger2 ? "Swagger 2.0" : "OpenAPI 3.1 and later"
            warning(
                "foreign-key", "'nullable' is a keyword of OpenAPI 3.0, not of \(version)",
                at: entry.keyRange,
                suggestion: format == .swagger2 ? "write 'x-nullable'" : "add 'null' to 'type'")
        }
        schema.isMarkedNullable = boolean(entry.value, "nullable") ?? false
    }

    private mutating func readExamples(_ node: Node, into schema: inout SchemaKeywords) {
        if let examples = node.sequence {
            schema.examples += examples
        } else if !isEmpty(node, "'examples'") {
            harmlessWrongKind("'examples' of a schema", expected: "a list", node)
        }
    }

    private mutating func readConstraint(
        _ keyword: SchemaKeyword, _ entry: Mapping.Entry, into schema: inout SchemaKeywords
    ) {
        schema.constraints.append(entry)
        switch keyword {
        case .then, .else:
            schema.conditions += self.schema(entry.value, "'\(entry.key)'").map { [$0] } ?? []
        case .dependentSchemas:
            schema.conditions += namedSchemas(entry.value, entry.key).map(\.value)
        default: break
        }
        guard keyword == .pattern, let pattern = entry.value.scalar?.text else { return }
        guard let mistake = RegularExpressionCheck.mistake(in: pattern) else { return }
        warning(
            "pattern", "'pattern' is not a regular expression: \(mistake)",
            at: entry.value.range)
    }
}

// MARK: - Objects and arrays

extension OpenAPIReader {
    private mutating func readProperties(_ node: Node, into schema: inout SchemaKeywords) {
        if let mapping = node.mapping, let entry = mapping.entry("$ref"),
            entry.value.scalar != nil
        {
            schema.propertiesReference = plainReference(entry, in: mapping, at: node.range)
        } else {
            schema.properties = namedSchemas(node, "properties")
        }
    }

    private mutating func required(_ node: Node) -> [Located<String>] {
        if node.scalar?.boolean != nil {
            warning(
                "wrong-kind",
                "'required' of a schema should be a list of properties, found "
                    + node.kindInWords, at: node.range,
                suggestion: "name the property in 'required' of the object that holds it")
            return []
        }
        var places: [String: SourceRange] = [:]
        return names(node, "required", of: "properties").filter { name in
            guard let earlier = places.updateValue(name.range, forKey: name.value) else {
                return true
            }
            warning(
                "duplicate-required", "'\(name.value)' is required twice", at: name.range,
                notes: [Diagnostic.Note("the first time is here", at: earlier)])
            return false
        }
    }

    private mutating func remaining(_ node: Node, _ key: String) -> SchemaObject.Remaining? {
        if let allowed = node.scalar?.boolean { return .allowed(allowed) }
        if let text = node.scalar?.text, text == "true" || text == "false" {
            return boolean(node, key).map { .allowed($0) }
        }
        return schema(node, "'\(key)'").map { .schema($0) }
    }

    private mutating func readItems(_ node: Node, into schema: inout SchemaKeywords) {
        guard let items = node.sequence else {
            schema.items = remaining(node, "items")
            return
        }
        warning(
            "tuple-items", "a list under 'items' is not part of OpenAPI; it is read as a tuple",
            at: node.range, suggestion: format.usesJSONSchema ? "write 'prefixItems'" : nil)
        schema.prefixItems = items.compactMap { self.schema($0, "an item of 'items'") }
    }

    private mutating func discriminator(_ node: Node) -> DiscriminatorObject? {
        if node.scalar != nil {
            guard let property = name(node, "'discriminator'") else { return nil }
            if format != .swagger2 {
                warning(
                    "wrong-kind",
                    "'discriminator' should be a mapping with 'propertyName', found "
                        + node.kindInWords, at: node.range)
            }
            return DiscriminatorObject(propertyName: property, range: node.range)
        }
        guard let mapping = mapping(node, "'discriminator'") else { return nil }
        checkKeys(mapping, .discriminator)
        guard let property = required("propertyName", of: mapping, .discriminator, at: node.range)
        else { return nil }
        guard let name = name(property, "'propertyName'") else { return nil }
        var discriminator = DiscriminatorObject(propertyName: name, range: node.range)
        discriminator.mapping = mapping["mapping"].map { discriminatorMapping($0) } ?? []
        discriminator.defaultMapping = mapping["defaultMapping"].flatMap {
            self.name($0, "'defaultMapping'")
        }
        return discriminator
    }

    private mutating func discriminatorMapping(_ node: Node) -> [Named<Located<String>>] {
        namedEntries(node, "'mapping'", of: "schemas").compactMap { entry in
            if let reference = entry.value.mapping?["$ref"] {
                warning(
                    "wrong-kind",
                    "'\(entry.key)' should be the name of a schema or a reference as text",
                    at: entry.value.range)
                return name(reference, "'$ref'").map {
                    Named(Located(entry.key, at: entry.keyRange), $0)
                }
            }
            return name(entry.value, "'\(entry.key)'").map {
                Named(Located(entry.key, at: entry.keyRange), $0)
            }
        }
    }
}
