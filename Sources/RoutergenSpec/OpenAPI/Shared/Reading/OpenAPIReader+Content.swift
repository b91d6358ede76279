import RoutergenSyntax

extension OpenAPIReader {
    /// `content`: media types and what is written in them.
    mutating func content(of mapping: Mapping) -> [Named<Referable<MediaTypeObject>>] {
        guard let node = mapping["content"] else { return [] }
        let entries = namedEntries(node, "'content'", of: "media types")
        return entries.compactMap { entry in
            checkMediaType(entry)
            return MediaTypeObject.read(entry.value, "'\(shortened(entry.key))'", by: &self).map {
                Named(Located(entry.key, at: entry.keyRange), $0)
            }
        }
    }

    private mutating func checkMediaType(_ entry: Mapping.Entry) {
        let essence = entry.key.utf8.prefix { $0 != UInt8(ascii: ";") }
        let halves = essence.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard halves.count != 2 || halves.contains(where: \.isEmpty) else { return }
        warning(
            "media-type",
            "expected a media type such as 'application/json', found '\(shortened(entry.key))'",
            at: entry.keyRange)
    }

    /// OpenAPI 3.2, "Media Type Object".
    mutating func mediaType(
        _ node: Node, _ what: @autoclosure () -> String
    ) -> MediaTypeObject? {
        guard let mapping = mapping(node, what()) else { return nil }
        checkKeys(mapping, .mediaType)
        var mediaType = MediaTypeObject(range: node.range)
        mediaType.schema = mapping["schema"].flatMap { schema($0, "'schema'") }
        mediaType.itemSchema = mapping["itemSchema"].flatMap { schema($0, "'itemSchema'") }
        mediaType.example = mapping["example"]
        mediaType.examples = examples(of: mapping)
        mediaType.encoding = mapping["encoding"].map { encodings($0) } ?? []
        mediaType.extensions = extensions(of: mapping)
        return mediaType
    }

    /// `examples`, which nothing of the code depends on.
    mutating func examples(of mapping: Mapping) -> [Named<Referable<ExampleObject>>] {
        guard let node = mapping["examples"] else { return [] }
        guard node.mapping != nil || node.scalar?.isNull == true else {
            harmlessWrongKind("'examples'", expected: "a mapping from names to examples", node)
            return []
        }
        return referables("examples", of: mapping, "examples")
    }

    /// OpenAPI 3.2, "Example Object".
    mutating func example(_ node: Node, _ what: @autoclosure () -> String) -> ExampleObject? {
        guard let mapping = node.mapping else {
            harmlessWrongKind(what(), expected: "a mapping with 'value'", node)
            return nil
        }
        checkKeys(mapping, .example)
        var example = ExampleObject(range: node.range)
        example.summary = text("summary", of: mapping)
        example.description = text("description", of: mapping)
        example.value = mapping["value"] ?? mapping["dataValue"]
        example.serializedValue = text("serializedValue", of: mapping)
        example.externalValue = mapping["externalValue"].flatMap { node in
            text(node, "externalValue").map { Located($0, at: node.range) }
        }
        return example
    }

    /// OpenAPI 3.2, "Request Body Object".
    mutating func requestBody(
        _ node: Node, _ what: @autoclosure () -> String
    ) -> OpenAPIRequestBody? {
        guard let mapping = mapping(node, what()) else { return nil }
        checkKeys(mapping, .requestBody)
        _ = expected("content", of: mapping, .requestBody, at: node.range)
        var body = OpenAPIRequestBody(range: node.range)
        body.description = text("description", of: mapping)
        body.content = content(of: mapping)
        body.isRequired = flag("required", of: mapping)
        body.mayBeMissing = mapping["required"] != nil && !body.isRequired
        body.name = mapping["x-codegen-request-body-name"].flatMap {
            name($0, "'x-codegen-request-body-name'")
        }
        body.extensions = extensions(of: mapping)
        return body
    }
}

// MARK: - Encodings

extension OpenAPIReader {
    private mutating func encodings(_ node: Node) -> [Named<EncodingObject>] {
        namedEntries(node, "'encoding'", of: "encodings").compactMap { entry in
            encoding(entry.value, entry.key).map {
                Named(Located(entry.key, at: entry.keyRange), $0)
            }
        }
    }

    /// OpenAPI 3.2, "Encoding Object".
    private mutating func encoding(_ node: Node, _ name: String) -> EncodingObject? {
        guard let mapping = mapping(node, "'\(name)'") else { return nil }
        checkKeys(mapping, .encoding)
        var encoding = EncodingObject(range: node.range)
        encoding.contentType = mapping["contentType"].flatMap { self.name($0, "'contentType'") }
        encoding.headers = referables("headers", of: mapping, "headers")
        let isStyled = ["style", "explode", "allowReserved"].contains { mapping[$0] != nil }
        if isStyled { encoding.serialization = serialization(of: mapping, in: .query) }
        return encoding
    }
}
