import RoutergenSyntax

extension OpenAPIReader {
    /// Swagger 2.0, "Swagger Object".
    mutating func readSwagger(_ mapping: Mapping, into document: inout OpenAPIDocument) {
        checkKeys(mapping, .swaggerDocument)
        swaggerDefaults.consumes = mediaTypes("consumes", of: mapping)
        swaggerDefaults.produces = mediaTypes("produces", of: mapping)
        swaggerDefaults.host = place("host", of: mapping)
        swaggerDefaults.basePath = place("basePath", of: mapping)
        let schemes = mapping["schemes"].map { self.schemes($0) } ?? []
        document.servers = servers(schemes, at: document.version.range)
        if let node = expected(
            "paths", of: mapping, .swaggerDocument, at: document.version.range)
        {
            document.paths = paths(node)
        }
        for entry in mapping.entries {
            let path = "/\(entry.key)"
            switch entry.key {
            case "definitions":
                document.components.schemas = components(entry, path, "schemas")
            case "parameters":
                document.components.parameters = components(entry, path, "parameters")
            case "responses":
                document.components.responses = components(entry, path, "responses")
            case "securityDefinitions":
                document.components.securitySchemes = components(
                    entry, path, "security schemes")
            default: break
            }
        }
    }

    /// A part of the URL; an empty one counts as none.
    private mutating func place(_ key: String, of mapping: Mapping) -> Located<String>? {
        guard let node = mapping[key], node.scalar?.text != "" else { return nil }
        return name(node, "'\(key)'")
    }

    private mutating func mediaTypes(_ key: String, of mapping: Mapping) -> [Located<String>] {
        mapping[key].map { names($0, key, of: "media types") } ?? []
    }

    /// Swagger 2.0, "Operation Object": what OpenAPI 3 says otherwise.
    mutating func readSwaggerOperation(_ mapping: Mapping, into operation: inout Operation) {
        operation.consumes =
            mapping["consumes"] == nil
            ? swaggerDefaults.consumes : mediaTypes("consumes", of: mapping)
        operation.produces =
            mapping["produces"] == nil
            ? swaggerDefaults.produces : mediaTypes("produces", of: mapping)
        guard let node = mapping["schemes"] else { return }
        operation.servers = servers(schemes(node), at: node.range)
    }

    /// Swagger 2.0, "Response Object".
    mutating func readSwaggerResponse(_ mapping: Mapping, into response: inout OpenAPIResponse) {
        response.schema = mapping["schema"].flatMap { schema($0, "'schema'") }
        guard let node = mapping["examples"] else { return }
        guard let examples = node.mapping else {
            return harmlessWrongKind(
                "'examples'", expected: "a mapping from media types to examples", node)
        }
        response.examples = examples.entries.map {
            Named(Located($0.key, at: $0.keyRange), $0.value)
        }
    }

    // MARK: Servers

    private mutating func schemes(_ node: Node) -> [Located<String>] {
        let known = ["http", "https", "ws", "wss"]
        return names(node, "schemes", of: "schemes").filter { scheme in
            if known.contains(scheme.value) { return true }
            warning(
                "unknown-scheme", "unknown scheme '\(shortened(scheme.value))'", at: scheme.range,
                suggestion: suggestion(for: scheme.value, among: known)
                    ?? "expected \(inWords(known))")
            return false
        }
    }

    /// Swagger 2.0, "Swagger Object": `host`, `basePath` and `schemes` make the URLs; without a
    /// host or scheme, those by which the document was fetched apply. HTTPS comes first, as it is
    /// the one to prefer.
    private func servers(_ schemes: [Located<String>], at range: SourceRange) -> [ServerObject] {
        let path = swaggerDefaults.basePath?.value ?? ""
        let rooted = path.isEmpty || path.hasPrefix("/") ? path : "/" + path
        guard let host = swaggerDefaults.host else {
            guard let basePath = swaggerDefaults.basePath else { return [] }
            return [ServerObject(url: Located(rooted, at: basePath.range), range: basePath.range)]
        }
        guard !schemes.isEmpty else {
            let url = Located("//\(host.value)\(rooted)", at: host.range)
            return [ServerObject(url: url, range: host.range)]
        }
        let secure = schemes.filter { $0.value == "https" }
        return (secure + schemes.filter { $0.value != "https" }).map { scheme in
            ServerObject(
                url: Located("\(scheme.value)://\(host.value)\(rooted)", at: scheme.range),
                range: scheme.range)
        }
    }
}
