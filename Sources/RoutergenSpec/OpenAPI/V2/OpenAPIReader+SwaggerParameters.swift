import RoutergenSyntax

extension OpenAPIReader {
    /// The schema of a body parameter, or the inline type of any other.
    mutating func swaggerValue(
        of mapping: Mapping, in location: OpenAPIParameter.Location, at range: SourceRange
    ) -> ParameterValue {
        if location == .body || mapping["type"] == nil, let node = mapping["schema"] {
            return schema(node, "'schema'").map { .schema($0) } ?? .unspecified
        }
        guard location != .body, mapping["type"] != nil else { return .unspecified }
        return .schema(.inline(swaggerSchema(of: mapping, at: range)))
    }

    /// The keywords of the inline type: those that a schema has too, and extensions.
    private mutating func swaggerSchema(of mapping: Mapping, at range: SourceRange) -> SchemaObject
    {
        let entries = mapping.entries.filter { entry in
            ObjectKeys.swaggerValue.contains(entry.key) || entry.key.hasPrefix("x-")
        }
        let keywords = Mapping(entries.map { withoutCollectionFormat($0) })
        return SchemaObject(self.keywords(of: keywords, at: range))
    }

    /// The entry without `collectionFormat` inside `items`, which says how lists in lists are
    /// written: only by commas, as no other version can say anything else.
    private mutating func withoutCollectionFormat(_ entry: Mapping.Entry) -> Mapping.Entry {
        guard entry.key == "items", let items = entry.value.mapping else { return entry }
        var entry = entry
        let inner = items.entries.filter { inner in
            guard inner.key == "collectionFormat" else { return true }
            if inner.value.scalar?.text != "csv" {
                warning(
                    "nested-collection-format",
                    "lists in lists are written with commas, not by \(inner.value.kindInWords)",
                    at: inner.value.range)
            }
            return false
        }
        let rest = inner.map { withoutCollectionFormat($0) }
        entry.value.content = .mapping(Mapping(rest))
        return entry
    }

    /// Swagger 2.0, "Header Object".
    mutating func swaggerHeader(_ mapping: Mapping, at range: SourceRange) -> HeaderObject {
        checkKeys(mapping, .swaggerHeader)
        let value: ParameterValue =
            mapping["type"] == nil
            ? .unspecified : .schema(.inline(swaggerSchema(of: mapping, at: range)))
        var header = HeaderObject(value: value, range: range)
        header.description = text("description", of: mapping)
        header.serialization = swaggerSerialization(of: mapping, in: .header)
        header.extensions = extensions(of: mapping)
        return header
    }

    /// Swagger 2.0, `collectionFormat`, in the terms of OpenAPI 3.
    mutating func swaggerSerialization(
        of mapping: Mapping, in location: OpenAPIParameter.Location
    ) -> ParameterSerialization {
        let commas = ParameterSerialization(style: location.defaultStyle, explodes: false)
        guard let node = mapping["collectionFormat"] else { return commas }
        guard let name = name(node, "'collectionFormat'") else { return commas }
        switch name.value {
        case "csv": return commas
        case "ssv": return ParameterSerialization(style: .spaceDelimited, explodes: false)
        case "tsv": return ParameterSerialization(style: .tabDelimited, explodes: false)
        case "pipes": return ParameterSerialization(style: .pipeDelimited, explodes: false)
        case "multi" where location == .query || location == .formData:
            return ParameterSerialization(style: .form, explodes: true)
        case "multi":
            warning(
                "misplaced-style",
                "'multi' is for query and form parameters; commas are used here", at: name.range)
            return commas
        default:
            let known = ["csv", "ssv", "tsv", "pipes", "multi"]
            error(
                "unknown-style", "unknown collection format '\(shortened(name.value))'",
                at: name.range,
                suggestion: suggestion(for: name.value, among: known)
                    ?? "expected \(inWords(known))")
            return commas
        }
    }

    /// Swagger 2.0, "Security Scheme Object": `flow` and its URLs.
    mutating func swaggerFlows(_ mapping: Mapping, at range: SourceRange) -> [OAuthFlow] {
        guard
            let node = expected("flow", of: mapping, .swaggerSecurityScheme, at: range),
            let name = name(node, "'flow'")
        else { return [] }
        let kinds: [String: OAuthFlow.Kind] = [
            "implicit": .implicit, "password": .password, "application": .clientCredentials,
            "accessCode": .authorizationCode,
        ]
        guard let kind = kinds[name.value] else {
            let known = kinds.keys.sorted()
            warning(
                "unknown-flow", "unknown flow '\(shortened(name.value))'", at: name.range,
                suggestion: suggestion(for: name.value, among: known)
                    ?? "expected \(inWords(known))")
            return []
        }
        return [flow(kind, mapping, at: range)]
    }
}
