import RoutergenModel
import RoutergenSyntax

extension NativeLowering {
    /// The server of `base_url` or those of `servers`.
    mutating func servers() -> [Server] {
        let hasURL = document.givenKeys.contains("base_url")
        let hasServers = document.givenKeys.contains("servers")
        if !hasURL, !hasServers {
            diagnostics.error(
                "missing-key", "a spec needs 'base_url' or 'servers'",
                at: .startOfFile(document.range.file))
        }
        var servers: [Server] = []
        if let url = document.baseURL {
            if let clash = document.servers {
                diagnostics.error(
                    "two-servers", "a spec has 'base_url' or 'servers', not both", at: url.range,
                    notes: [Diagnostic.Note("'servers' stands here", at: clash.range)])
            }
            if checkURL(url, variables: nil) {
                servers.append(Server(urlTemplate: withoutTrailingSlash(url.value)))
            }
        }
        for server in document.servers?.value ?? [] {
            if let server = self.server(server) { servers.append(server) }
        }
        return servers
    }

    private mutating func server(_ server: NativeServer) -> Server? {
        for variable in server.variables ?? [] { checkVariable(variable) }
        guard checkURL(server.url, variables: .some(server.variables)) else { return nil }
        return Server(
            name: name(server.name, server.attributes),
            documentation: documentation(server.attributes),
            urlTemplate: withoutTrailingSlash(server.url.value),
            variables: (server.variables ?? []).compactMap { variable in
                guard let value = variable.defaultValue else { return nil }
                return Server.Variable(
                    name: name(variable.name, variable.attributes),
                    documentation: documentation(variable.attributes),
                    defaultValue: value.value,
                    allowedValues: variable.allowedValues.map(\.value))
            })
    }

    private mutating func checkVariable(_ variable: NativeServer.Variable) {
        var names: [String] = []
        for value in variable.allowedValues {
            guard !names.contains(value.value) else {
                diagnostics.error(
                    "duplicate-case", "value '\(value.value)' stands twice", at: value.range)
                continue
            }
            names.append(value.value)
        }
        guard let written = variable.defaultValue, !names.isEmpty, !names.contains(written.value)
        else { return }
        diagnostics.error(
            "default-type",
            "the default must be one of the values, found '\(written.value)'",
            at: written.range,
            suggestion: near(written.value, among: names).map { "did you mean '\($0)'?" }
                ?? "expected \(inWords(names))")
    }

    private func withoutTrailingSlash(_ url: String) -> String {
        var url = Substring(url)
        while url.last == "/" { url.removeLast() }
        return String(url)
    }

    /// Checks an absolute URL whose placeholders are variables.
    ///
    /// - Parameter variables: nil for a URL that has none, nil inside where they are not known.
    private mutating func checkURL(
        _ url: Located<String>, variables: [NativeServer.Variable]??
    ) -> Bool {
        let template = URLTemplate(url.value)
        if let message = template.mistake {
            diagnostics.error(
                "url-syntax", "\(message), found '\(shortened(url.value))'", at: url.range,
                suggestion: template.hint)
            return false
        }
        guard let variables else {
            guard template.placeholders.isEmpty else {
                diagnostics.error(
                    "url-syntax", "'base_url' has no variables, found '\(shortened(url.value))'",
                    at: url.range, suggestion: "declare them in 'servers'")
                return false
            }
            return true
        }
        return variables.map { checkPlaceholders(template.placeholders, url, $0) } ?? false
    }

    private mutating func checkPlaceholders(
        _ placeholders: [String], _ url: Located<String>, _ variables: [NativeServer.Variable]
    ) -> Bool {
        let names = variables.map(\.name.value)
        var explained: Set<String> = []
        for variable in variables where !placeholders.contains(variable.name.value) {
            let near = near(
                variable.name.value, among: placeholders.filter { !names.contains($0) })
            if let near { explained.insert(near) }
            diagnostics.error(
                "unused-variable", "the URL has no placeholder '{\(variable.name.value)}'",
                at: variable.name.range, suggestion: near.map { "did you mean '\($0)'?" })
        }
        let missing = placeholders.filter { !names.contains($0) && !explained.contains($0) }
        for name in missing {
            diagnostics.error(
                "unknown-variable", "placeholder '{\(name)}' has no variable", at: url.range,
                suggestion: "declare it under 'variables'")
        }
        return missing.isEmpty && explained.isEmpty
    }
}
