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
        addMissingVariables(to: &server)
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
        guard let node = expected("default", of: mapping, .serverVariable, at: node.range),
            let scalar = node.scalar, !scalar.isNull
        else {
            // The first value is as good as any; else the URL keeps the placeholder.
            return ServerObject.Variable(
                defaultValue: values.first ?? Located("{\(name)}", at: node.range),
                allowedValues: values, description: text("description", of: mapping))
        }
        if scalar.tag != .string, scalar.string == nil { _ = text(node, "default") }
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

    /// Adds a variable for every placeholder that has none: the URL keeps the placeholder, unless an
    /// application sets it.
    private mutating func addMissingVariables(to server: inout ServerObject) {
        let url = server.url
        for part in ("-" + url.value).split(separator: "{").dropFirst() {
            guard let end = part.firstIndex(of: "}") else { continue }
            let name = String(part[..<end])
            let names = server.variables.map(\.name.value)
            guard !names.contains(name) else { continue }
            warning(
                "unknown-variable",
                "the URL holds '{\(shortened(name))}', which is none of its variables",
                at: url.range,
                suggestion: suggestion(for: name, among: names)
                    ?? "describe it under 'variables'")
            let variable = ServerObject.Variable(defaultValue: Located("{\(name)}", at: url.range))
            server.variables.append(Named(Located(name, at: url.range), variable))
        }
    }
}
