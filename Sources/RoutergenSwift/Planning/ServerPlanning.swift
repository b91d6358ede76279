import RoutergenModel

extension Planner {
    /// The default of `baseURL`: the first server, unless one of its variables has no default.
    func standardURL() -> String? {
        guard let server = model.servers.first else { return nil }
        guard let serverNames = names.server, let name = serverNames.cases.first,
            let variables = serverNames.variables.first
        else { return SwiftLiteral.string(server.urlTemplate) }
        let parameters = zip(server.variables, variables).map { parameter($0, $1) }
        guard parameters.allSatisfy({ $0.defaultValue != nil }) else { return nil }
        let call = parameters.isEmpty ? "" : "()"
        return "\(serverNames.type.expression).\(name.member)\(call).url"
    }

    func plannedServer() -> RenderServer? {
        guard let serverNames = names.server else { return nil }
        let all = zip(model.servers, zip(serverNames.cases, serverNames.variables))
        return RenderServer(
            name: serverNames.type.declaration,
            cases: all.map { server, named in plannedCase(server, named.0, named.1) },
            variables: plannedVariables(serverNames))
    }

    private func plannedCase(
        _ server: Server, _ name: SwiftIdentifier, _ variables: [ServerNames.Variable]
    ) -> RenderServerCase {
        let named = Array(zip(server.variables, variables))
        let parameters = parameterSection(
            named.map { ($1.argument.label.name, $0.documentation.text) })
        return RenderServerCase(
            documentation: documentation(
                server.documentation, depth: 2,
                sections: [Self.code(server.urlTemplate)] + [parameters].compactMap { $0 }),
            name: name.declaration, reference: name.member,
            parameters: named.map { parameter($0, $1) },
            bindings: named.map { $1.argument.local.declaration },
            url: url(server.urlTemplate, named))
    }

    private func parameter(
        _ variable: Server.Variable, _ variableNames: ServerNames.Variable
    ) -> RenderParameter {
        let name = variableNames.argument.label.parameter
        guard let type = variableNames.type else {
            return RenderParameter(
                name: name, type: names.outer("String"),
                defaultValue: SwiftLiteral.string(variable.defaultValue))
        }
        let standard = zip(variable.allowedValues, variableNames.cases)
            .first { $0.0 == variable.defaultValue }
        return RenderParameter(
            name: name, type: type.expression,
            defaultValue: standard.map { SwiftLiteral.member($0.1) })
    }

    /// `"https://\(region.rawValue).example.com"`
    private func url(
        _ template: String, _ variables: [(Server.Variable, ServerNames.Variable)]
    ) -> String {
        var pieces: [SwiftLiteral.Piece] = []
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let key = rest[rest.index(after: open)..<close]
            let behind = rest.index(after: close)
            if let (_, named) = variables.first(where: { $0.0.name.wire == key }) {
                let value = named.argument.local.expression
                pieces.append(.text(String(rest[..<open])))
                pieces.append(.expression(named.type == nil ? value : "\(value).rawValue"))
            } else {
                pieces.append(.text(String(rest[..<behind])))
            }
            rest = rest[behind...]
        }
        return SwiftLiteral.interpolation(pieces + [.text(String(rest))])
    }

    /// Variables that share a type are declared once.
    private func plannedVariables(_ serverNames: ServerNames) -> [RenderServerVariable] {
        var declared: Set<SwiftIdentifier> = []
        var planned: [RenderServerVariable] = []
        for (server, variables) in zip(model.servers, serverNames.variables) {
            for (variable, variableNames) in zip(server.variables, variables) {
                guard let type = variableNames.type, declared.insert(type).inserted else {
                    continue
                }
                planned.append(
                    RenderServerVariable(
                        name: type.declaration,
                        documentation: documentation(
                            variable.documentation,
                            fallback: "The values of \(Self.code(variable.name.wire)).", depth: 2),
                        cases: zip(variable.allowedValues, variableNames.cases).map { value, name in
                            RenderEnumerationCase(
                                documentation: [], name: name.declaration,
                                reference: name.member, value: SwiftLiteral.string(value),
                                needsValue: name.name != value)
                        }))
            }
        }
        return planned
    }
}
