import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    /// Servers of the API, which need a host; a URL without one depends on where the description was found.
    mutating func servers(_ objects: [ServerObject]) -> [Server] {
        var servers: [Server] = []
        for object in objects {
            var url = withoutTrailingSlash(object.url.value)
            if url.hasPrefix("//") {
                degrade(
                    "server-without-scheme", "the URL has no scheme; 'https' is taken",
                    at: object.url.range)
                url = "https:" + url
            }
            let server = server(object, url, isOnly: objects.count == 1)
            if hasHost(server.standardURL) {
                servers.append(server)
            } else if !url.isEmpty {
                diagnostics.warning(
                    "relative-server",
                    "the URL has no host, so the base URL has no default; it ends in '\(url)'",
                    at: object.url.range)
            }
        }
        return servers
    }

    /// Servers of one operation, where the first is none of the API's: the URL may be relative to those.
    mutating func ownServers(_ objects: [ServerObject]) -> [Server] {
        let shared = document.servers.map { withoutTrailingSlash($0.url.value) }
        guard let first = objects.first, withoutTrailingSlash(first.url.value) != shared.first
        else { return [] }
        return objects.map { object in
            let url = withoutTrailingSlash(object.url.value)
            return server(object, url.isEmpty ? "/" : url, isOnly: objects.count == 1)
        }
    }

    /// The path of the first server where that has no host.
    var basePath: String? {
        guard let url = document.servers.first.map({ withoutTrailingSlash($0.url.value) }),
            !url.isEmpty, !hasHost(url)
        else { return nil }
        return url
    }

    private func hasHost(_ url: String) -> Bool {
        url.contains("://") || url.hasPrefix("//") || url.hasPrefix("{")
    }

    private mutating func server(
        _ object: ServerObject, _ url: String, isOnly: Bool
    ) -> Server {
        Server(
            name: name(of: object, isOnly: isOnly),
            documentation: Documentation(
                text: text(summary: nil, description: object.description)),
            urlTemplate: url, variables: variables(of: object, url))
    }

    /// The name of 3.2, the scheme that tells Swagger's apart, or a short description: `Sandbox`.
    private func name(of object: ServerObject, isOnly: Bool) -> Name? {
        if let name = object.name { return Name(name.value, origin: name.range) }
        if document.format == .swagger2, !isOnly,
            let scheme = object.url.value.split(separator: ":").first
        {
            return Name(String(scheme), origin: object.range)
        }
        guard !isOnly, let description = object.description else { return nil }
        let words = description.split { !$0.isLetter && !$0.isNumber }
        guard (1...4).contains(words.count) else { return nil }
        return Name(words.joined(separator: " "), origin: object.range)
    }

    private mutating func variables(of object: ServerObject, _ url: String) -> [Server.Variable] {
        let used = placeholders(in: url)
        var variables = object.variables.filter { used.contains($0.name.value) }.map { variable in
            Server.Variable(
                name: Name(variable.name.value, origin: variable.name.range),
                documentation: Documentation(
                    text: text(summary: nil, description: variable.value.description)),
                defaultValue: variable.value.defaultValue.value,
                allowedValues: allowedValues(variable.value))
        }
        for name in used where !variables.contains(where: { $0.name.wire == name }) {
            diagnostics.warning(
                "unknown-server-variable", "the variable '{\(name)}' is not described",
                at: object.url.range)
            variables.append(
                Server.Variable(name: Name(name, origin: object.url.range), defaultValue: ""))
        }
        return variables
    }

    /// The allowed values, each once, with the default among them.
    private func allowedValues(_ variable: ServerObject.Variable) -> [String] {
        guard !variable.allowedValues.isEmpty else { return [] }
        var values: [String] = []
        for value in variable.allowedValues.map(\.value) where !values.contains(value) {
            values.append(value)
        }
        let standard = variable.defaultValue.value
        return values.contains(standard) ? values : [standard] + values
    }

    private func placeholders(in url: String) -> [String] {
        var names: [String] = []
        var rest = url[...]
        while let open = rest.firstIndex(of: "{") {
            let inside = rest[open...].dropFirst()
            guard let close = inside.firstIndex(of: "}") else { break }
            let name = String(inside[..<close])
            if !names.contains(name) { names.append(name) }
            rest = inside[close...].dropFirst()
        }
        return names
    }

    private func withoutTrailingSlash(_ url: String) -> String {
        var rest = url[...]
        while rest.last == "/" || rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
