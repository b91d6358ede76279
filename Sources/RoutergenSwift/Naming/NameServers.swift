import RoutergenModel
import RoutergenSyntax

extension NameMaker {
    /// One server without variables is a base URL and no choice.
    var needsServerEnum: Bool {
        model.servers.count > 1 || model.servers.contains { !$0.variables.isEmpty }
    }

    func server(_ diagnostics: inout Diagnostics) -> ServerNames? {
        guard needsServerEnum else { return nil }
        var scope = newScope()
        let cases = scope.resolve(
            model.servers.enumerated().map { index, server in
                let name = server.name ?? Name("server \(index + 1)", origin: model.origin)
                return NameRequest(name: name, kind: .server)
            }, &diagnostics)
        var variableTypes = VariableTypes(
            scope: newScope(
                reserved: OuterNames.modules.mapValues { "a name of \($0)" }))
        let variables = model.servers.map { server in
            variableNames(of: server, &variableTypes, &diagnostics)
        }
        return ServerNames(type: SwiftIdentifier("Server"), cases: cases, variables: variables)
    }

    private func variableNames(
        of server: Server, _ types: inout VariableTypes, _ diagnostics: inout Diagnostics
    ) -> [ServerNames.Variable] {
        var scope = newScope()
        let arguments = argumentNames(
            server.variables.map { NameRequest(name: $0.name, kind: .argument) }, in: &scope,
            &diagnostics)
        return zip(server.variables, arguments).map { variable, argument in
            guard !variable.allowedValues.isEmpty else {
                return ServerNames.Variable(argument: argument, type: nil, cases: [])
            }
            let wanted = style.upperCamel(variable.name.wire, prefix: NameKind.type.prefix)
            var scope = newScope()
            // Values of a URL have no other names that an author could give.
            var ignored = Diagnostics()
            let cases = scope.resolve(
                variable.allowedValues.map { value in
                    NameRequest(
                        name: Name(value, origin: variable.name.origin), kind: .enumerationCase)
                }, &ignored)
            return ServerNames.Variable(
                argument: argument, type: types.type(of: variable, wanted: wanted), cases: cases)
        }
    }
}

extension NameMaker {
    /// The servers that only some routes have, each once by its URL, and the names that they want in the
    /// configuration: `https://uploads.example.com/v1` → `uploadsURL`, `/v2` → `v2URL`.
    var routeServers: [(url: String, request: NameRequest)] {
        var seen: Set<String> = []
        var servers: [(url: String, request: NameRequest)] = []
        for group in model.groups {
            for endpoint in group.endpoints.indices {
                guard let server = group.endpoints[endpoint].servers.first,
                    seen.insert(server.standardURL).inserted
                else { continue }
                let origin = server.name?.origin ?? group.endpoints[endpoint].name.origin
                servers.append((server.standardURL, request(for: server, origin: origin)))
            }
        }
        return servers
    }

    private func request(for server: Server, origin: SourceRange) -> NameRequest {
        let url = server.standardURL
        let words = server.name.map { [Substring($0.wire)] } ?? Self.words(of: url)
        return NameRequest(
            name: Name(url, override: server.name?.override, origin: origin), kind: .server,
            specifics: [
                style.lowerCamel(words.joined(separator: " ") + " url", prefix: "server")
            ],
            wanted: style.lowerCamel((words.first ?? "route") + " url", prefix: "server"))
    }

    /// What is left to tell servers apart: `uploads`, `example`, `v1`.
    private static func words(of url: String) -> [Substring] {
        let behindScheme = url.split(separator: "/", omittingEmptySubsequences: true)
            .drop { $0.hasSuffix(":") }
        let words = behindScheme.joined(separator: ".").split { !$0.isLetter && !$0.isNumber }
        let useful = words.filter { !["www", "com", "org", "net", "io"].contains($0) }
        return useful.isEmpty ? words : useful
    }
}

/// The enums of server variables; variables of the same name and values share one.
private struct VariableTypes {
    private struct Key: Hashable {
        var name: String
        var values: [String]
    }

    var scope: NameScope
    private var types: [Key: SwiftIdentifier] = [:]

    init(scope: NameScope) {
        self.scope = scope
    }

    mutating func type(of variable: Server.Variable, wanted: String) -> SwiftIdentifier {
        let key = Key(name: variable.name.wire, values: variable.allowedValues)
        if let type = types[key] { return type }
        let type = scope.give(wanted, orElse: wanted + "Variable")
        types[key] = type
        return type
    }
}
