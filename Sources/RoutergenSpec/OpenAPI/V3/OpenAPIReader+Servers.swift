import RoutergenSyntax

extension OpenAPIReader {
    mutating func servers(_ node: Node) -> [ServerObject] {
        let items = list(node, "'servers'", of: "servers") ?? []
        return items.compactMap { server($0) }
    }

    /// OpenAPI 3.2, "Server Object".
    private mutating func server(_ node: Node) -> ServerObject? {
        guard let mapping = mapping(node, "a server") else { return nil }
        checkKeys(mapping, .server)
        guard let urlNode = required("url", of: mapping, .server, at: node.range) else {
            return nil
        }
        guard let scalar = urlNode.scalar, !scalar.isNull else {
            wrongKind("'url'", expected: "text", urlNode)
            return nil
        }
        var server = ServerObject(url: Located(scalar.text, at: urlNode.range), range: node.range)
        server.name = mapping["name"].flatMap { name($0, "'name'") }
        server.description = text("description", of: mapping)
        server.variables = mapping["variables"].map { variables($0) } ?? []
        checkPlaceholders(of: server)
        return server
    }

    private mutating func variables(_ node: Node) -> [Named<ServerObject.Variable>] {
        namedEntries(node, "'variables'", of: "server variables").compactMap { entry in
            variable(entry.value, entry.key).map {
                Named(Located(entry.key, at: entry.keyRange), $0)
            }
        }
    }

    /// OpenAPI 3.2, "Server Variable Object".
    private mutating func variable(_ node: Node, _ name: String) -> ServerObject.Variable? {
        guard let mapping = mapping(node, "'\(name)'") else { return nil }
        checkKeys(mapping, .serverVariable)
        let values = mapping["enum"].map { names($0, "enum", of: "values") } ?? []
        guard
            let node = required("default", of: mapping, .serverVariable, at: node.range),
            let scalar = node.scalar, !scalar.isNull
        else { return nil }
        if scalar.tag != .string, scalar.string == nil {
            _ = text(node, "default")
        }
        let value = Located(scalar.text, at: node.range)
        if !values.isEmpty, !values.contains(where: { $0.value == value.value }) {
            warning(
                "default-not-listed",
                "the default '\(shortened(value.value))' is not among the values of '\(name)'",
                at: value.range)
        }
        return ServerObject.Variable(
            defaultValue: value, allowedValues: values,
            description: text("description", of: mapping))
    }

    private mutating func checkPlaceholders(of server: ServerObject) {
        for part in server.url.value.split(separator: "{").dropFirst(
            server.url.value.hasPrefix("{") ? 0 : 1)
        {
            guard let end = part.firstIndex(of: "}") else { continue }
            let name = String(part[..<end])
            guard !server.variables.contains(where: { $0.name.value == name }) else { continue }
            error(
                "unknown-variable", "the URL holds '{\(shortened(name))}', which is no variable",
                at: server.url.range,
                suggestion: suggestion(for: name, among: server.variables.map(\.name.value))
                    ?? "describe it under 'variables'")
        }
    }
}
