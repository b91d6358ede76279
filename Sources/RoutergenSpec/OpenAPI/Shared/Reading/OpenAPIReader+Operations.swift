import RoutergenSyntax

extension OpenAPIReader {
    /// OpenAPI 3.2, "Operation Object".
    mutating func operation(_ node: Node, _ method: Located<String>) -> Operation? {
        guard let mapping = mapping(node, "an operation") else { return nil }
        if let entry = mapping.entry("$ref") {
            guard let reference = plainReference(entry, in: mapping, at: node.range) else {
                return nil
            }
            var operation = Operation(method: method, range: node.range)
            operation.reference = reference
            return operation
        }
        let keys = format == .swagger2 ? ObjectKeys.swaggerOperation : .operation
        checkKeys(mapping, keys)
        var operation = Operation(method: method, range: node.range)
        operation.tags = mapping["tags"].map { names($0, "tags", of: "names") } ?? []
        operation.summary = text("summary", of: mapping)
        operation.description = text("description", of: mapping)
        operation.externalDocumentation = mapping["externalDocs"].flatMap {
            externalDocumentation($0)
        }
        operation.operationID = mapping["operationId"].flatMap { operationID($0) }
        operation.parameters = mapping["parameters"].map { parameters($0) } ?? []
        operation.responses = responses(of: mapping, keys, at: method.range)
        operation.isDeprecated = mapping["deprecated"].map { deprecation($0) } ?? false
        operation.security = mapping["security"].map { security($0) }
        operation.codeName = codeName(mapping)
        operation.extensions = extensions(of: mapping)
        if format == .swagger2 {
            readSwaggerOperation(mapping, into: &operation)
        } else {
            operation.requestBody = mapping["requestBody"].flatMap {
                OpenAPIRequestBody.read($0, "'requestBody'", by: &self)
            }
            operation.callbacks = referables("callbacks", of: mapping, "callbacks")
            operation.servers = mapping["servers"].map { servers($0) } ?? []
        }
        return operation
    }

    private mutating func operationID(_ node: Node) -> Located<String>? {
        guard !isEmpty(node, "'operationId'") else { return nil }
        if let text = node.scalar?.text, text.isBlank {
            // As good as none: the name comes from method and path.
            warning("empty-value", "'operationId' is empty", at: node.range)
            return nil
        }
        guard let name = name(node, "'operationId'") else { return nil }
        if let earlier = operationIDs[name.value] {
            guard earlier != name.range else { return name }
            warning(
                "duplicate-operation-id", "two operations are called '\(name.value)'",
                at: name.range, notes: [Diagnostic.Note("the first one is here", at: earlier)])
        } else {
            operationIDs[name.value] = name.range
        }
        return name
    }

    mutating func parameters(_ node: Node) -> [Referable<OpenAPIParameter>] {
        let items = list(node, "'parameters'", of: "parameters") ?? []
        return items.compactMap { OpenAPIParameter.read($0, "a parameter", by: &self) }
    }

    /// OpenAPI 3.2, "Callback Object".
    mutating func callback(_ node: Node, _ what: @autoclosure () -> String) -> CallbackObject? {
        guard let mapping = mapping(node, what()) else { return nil }
        let entries = mapping.entries.filter { !$0.key.hasPrefix("x-") }
        let items = entries.compactMap { entry in
            pathItem(entry.value, "'\(shortened(entry.key))'").map {
                Named(Located(entry.key, at: entry.keyRange), $0)
            }
        }
        return CallbackObject(pathItems: items, range: node.range)
    }
}

// MARK: - Responses

extension OpenAPIReader {
    /// OpenAPI 3.2, "Responses Object".
    private mutating func responses(
        of operation: Mapping, _ keys: ObjectKeys, at range: SourceRange
    ) -> [ResponseEntry] {
        let node =
            format.usesJSONSchema
            ? operation["responses"] : expected("responses", of: operation, keys, at: range)
        guard let node else { return [] }
        let mapping = mapping(
            node, "'responses'", expected: "a mapping from statuses to responses")
        return mapping?.entries.compactMap { entry -> ResponseEntry? in
            guard !entry.key.hasPrefix("x-") else { return nil }
            guard let status = status(entry) else { return nil }
            return OpenAPIResponse.read(entry.value, "'\(entry.key)'", by: &self).map {
                ResponseEntry(status: Located(status, at: entry.keyRange), response: $0)
            }
        } ?? []
    }

    /// `200`, `2XX` or `default`; anything else is left out with a warning.
    private mutating func status(_ entry: Mapping.Entry) -> ResponseEntry.Status? {
        let text = entry.key
        if text == "default" { return .default }
        if text.utf8.count == 3, let code = Int(text), (100...599).contains(code) {
            return .code(code)
        }
        if text.utf8.count == 3, text.uppercased().hasSuffix("XX"),
            let digit = text.first?.wholeNumberValue, (1...5).contains(digit)
        {
            return .range(digit)
        }
        let isNumber = text.utf8.count == 3 && Int(text).map { $0 >= 0 } == true
        if isNumber, let code = Int(text), code >= 600 { return .code(code) }
        warning(
            "unknown-status", "'\(shortened(text))' is not a status, so its response is left out",
            at: entry.keyRange, suggestion: "expected one such as '200', '2XX' or 'default'")
        return nil
    }

    /// OpenAPI 3.2, "Response Object".
    mutating func response(_ node: Node, _ what: @autoclosure () -> String) -> OpenAPIResponse? {
        guard let mapping = mapping(node, what()) else { return nil }
        let keys = format == .swagger2 ? ObjectKeys.swaggerResponse : .response
        checkKeys(mapping, keys)
        var response = OpenAPIResponse(range: node.range)
        response.summary = text("summary", of: mapping)
        if format == .openAPI32 {
            response.description = text("description", of: mapping)
        } else {
            response.description = expected("description", of: mapping, keys, at: node.range)
                .flatMap { text($0, "description") }
        }
        response.headers = referables("headers", of: mapping, "headers")
        response.extensions = extensions(of: mapping)
        if format == .swagger2 {
            readSwaggerResponse(mapping, into: &response)
        } else {
            response.content = content(of: mapping)
        }
        return response
    }

    /// OpenAPI 3.2, "Header Object".
    mutating func header(_ node: Node, _ what: @autoclosure () -> String) -> HeaderObject? {
        guard let mapping = mapping(node, what()) else { return nil }
        if format == .swagger2 { return swaggerHeader(mapping, at: node.range) }
        checkKeys(mapping, .header)
        var header = HeaderObject(value: value(of: mapping), range: node.range)
        header.description = text("description", of: mapping)
        header.isRequired = flag("required", of: mapping)
        header.isDeprecated = mapping["deprecated"].map { deprecation($0) } ?? false
        header.serialization.explodes = flag("explode", of: mapping)
        header.examples = examples(of: mapping)
        header.extensions = extensions(of: mapping)
        if let style = mapping["style"], style.scalar?.text != "simple" {
            warning(
                "unknown-style", "the style of a header is 'simple', found \(style.kindInWords)",
                at: style.range)
        }
        return header
    }
}
