import RoutergenModel
import RoutergenSyntax

extension Planner {
    func plannedConfiguration(_ diagnostics: inout Diagnostics) -> RenderConfiguration {
        let configurationNames = names.configuration
        var members = [baseURLMember()]
        var missing = members.first?.defaultValue == nil ? "base_url" : nil
        for value in model.configuration {
            guard let name = configurationNames.values[value.name.wire] else { continue }
            let defaultValue = defaultValue(
                value.defaultValue, of: value.name, as: value.type, &diagnostics)
            if defaultValue == nil { missing = missing ?? value.name.wire }
            members.append(
                ConfigurationMember(
                    name: name,
                    documentation: documentation(
                        value.documentation, fallback: Self.code(value.name.wire), depth: 2,
                        notesDeprecation: true),
                    type: spelling(value.type), defaultValue: defaultValue))
        }
        members += routeServerMembers()
        for scheme in model.securitySchemes where scheme.kind != .mutualTLS {
            guard let name = configurationNames.credentials[scheme.name.wire] else { continue }
            members.append(credentialMember(scheme, name))
        }
        return RenderConfiguration(
            name: configurationNames.type.declaration,
            documentation: documentation(
                "What an application supplies once for all requests.", depth: 1),
            properties: members.map(\.property),
            initializer: RenderInitializer(
                documentation: documentation("Creates a configuration.", depth: 2),
                parameters: members.map(\.parameter),
                assignments: members.map(\.assignment)),
            serverInitializer: serverInitializer(members),
            standardBaseURL: names.configuration.routeServers.isEmpty ? nil : standardURL(),
            envelope: sharedEnvelope.map(source),
            missingValue: missing.map(SwiftLiteral.string),
            standardDocumentation: documentation(
                missing.map { "Throws, because \(Self.code($0)) has no default." }
                    ?? "The configuration that consists of defaults.", depth: 2),
            apiLiteral: SwiftLiteral.string(model.name))
    }

    private func baseURLMember() -> ConfigurationMember {
        ConfigurationMember(
            name: names.configuration.baseURL,
            documentation: documentation(
                "The URL that paths are appended to"
                    + (model.basePath.map { "; the description's ends in \(Self.code($0))." } ?? "."),
                depth: 2),
            type: names.outer("String"), defaultValue: standardURL())
    }

    /// Servers that only some routes have.
    private func routeServerMembers() -> [ConfigurationMember] {
        var seen: Set<String> = []
        return model.groups.flatMap(\.endpoints).compactMap { endpoint in
            guard let server = endpoint.servers.first, seen.insert(server.standardURL).inserted,
                let name = names.configuration.routeServers[server.standardURL]
            else { return nil }
            return routeServerMember(server, name, others: endpoint.servers.dropFirst())
        }
    }

    private func routeServerMember(
        _ server: Server, _ name: SwiftIdentifier, others: ArraySlice<Server>
    ) -> ConfigurationMember {
        let url = Self.code(server.standardURL)
        var sections: [String] = []
        if !server.standardURL.contains("://") {
            sections.append("Where some routes go; nil takes \(url), relative to `baseURL`.")
        } else if standardURL() == nil {
            sections.append("Where some routes go; nil takes \(url).")
        } else {
            sections.append(
                "Where some routes go; nil takes \(url), or `baseURL` where that is another than the "
                    + "description's, so that a server for tests gets every request.")
        }
        if !others.isEmpty {
            let urls = others.map { Self.code($0.standardURL) }.joined(separator: ", ")
            sections.append("The description also names \(urls).")
        }
        return ConfigurationMember(
            name: name,
            documentation: documentation(server.documentation, depth: 2, sections: sections),
            type: "\(names.outer("String"))?", defaultValue: "nil")
    }

    private func credentialMember(
        _ scheme: SecurityScheme, _ name: SwiftIdentifier
    ) -> ConfigurationMember {
        let kind =
            switch scheme.kind {
            case .bearer: "as a bearer token"
            case .basic: "as user name and password"
            case .oauth2, .openIDConnect: "as a bearer token"
            case .authorization(let word):
                "as the header `Authorization`, which begins with \(Self.code(word)),"
            // Never asked for: it has no credential in the configuration.
            case .mutualTLS: "by the transport"
            case .apiKey(let location, let key):
                "as the \(location == .query ? "query parameter" : location.rawValue) "
                    + Self.code(key)
            }
        let isBasic = scheme.kind == .basic
        return ConfigurationMember(
            name: name,
            documentation: documentation(
                scheme.documentation, depth: 2,
                sections: [
                    "Sent \(kind) by routes that need \(Self.code(scheme.name.wire)); nil sends "
                        + "none, so that an interceptor may add it."
                ]),
            type: "\(names.outer(isBasic ? "BasicCredential" : "String"))?", defaultValue: "nil")
    }

    /// `init(server: Server, consumerKey: String)`
    private func serverInitializer(
        _ members: [ConfigurationMember]
    ) -> RenderServerInitializer? {
        guard let serverNames = names.server else { return nil }
        let server = names.configuration.server
        let rest = members.dropFirst()
        return RenderServerInitializer(
            documentation: documentation(
                "Creates a configuration for one of the servers.", depth: 2),
            parameters: [
                RenderParameter(name: server.parameter, type: serverNames.type.expression)
            ] + rest.map(\.parameter),
            arguments: [
                RenderArgument(
                    label: names.configuration.baseURL.label, "\(server.expression).url")
            ]
                + rest.map { RenderArgument(label: $0.name.label, $0.name.expression) })
    }
}

/// A property of the configuration with its parameter in the initializer.
private struct ConfigurationMember {
    var name: SwiftIdentifier
    var documentation: [String]
    var type: String
    var defaultValue: String?

    var property: RenderProperty {
        RenderProperty(
            documentation: documentation, introducer: "var", name: name.declaration, type: type)
    }

    var parameter: RenderParameter {
        RenderParameter(name: name.parameter, type: type, defaultValue: defaultValue)
    }

    var assignment: RenderAssignment {
        RenderAssignment(target: "self.\(name.member)", value: name.expression)
    }
}
