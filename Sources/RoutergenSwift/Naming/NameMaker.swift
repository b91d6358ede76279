import RoutergenModel
import RoutergenSyntax

/// The naming of one API.
struct NameMaker {
    let model: APIModel
    let options: SwiftOptions
    let style: NameStyle

    init(model: APIModel, options: SwiftOptions) {
        self.model = model
        self.options = options
        style = NameStyle(acronyms: options.acronyms)
    }

    func table(_ diagnostics: inout Diagnostics) -> NameTable {
        let namespace = namespace()
        let configuration = configuration(&diagnostics)
        let server = server(&diagnostics)
        var groups = groups(&diagnostics)
        var reserved = structure(
            namespace: namespace, server: server, groups: groups, &diagnostics)
        let (typeNames, routes) = concurrently {
            self.typeNames(reserved: reserved, &diagnostics)
        } _: { [model, options] in
            options.shortensNames ? RouteNames(model: model) : nil
        }
        for name in typeNames { reserved[name.name] = "the type '\(name.name)'" }
        nameEndpoints(&groups, routes: routes, reserved: reserved, &diagnostics)
        var types = types(called: typeNames, &diagnostics)

        var files = FileNames(namespace: namespace)
        let file = files.file()
        for index in groups.indices {
            groups[index].routerFile = files.file(for: groups[index].router)
            groups[index].clientFile = files.file(for: groups[index].client)
        }
        for declaration in model.types {
            guard let name = types[declaration.id]?.name else { continue }
            types[declaration.id]?.file = files.file(for: name)
        }
        var shadowed = Set(reserved.keys).intersection(OuterNames.modules.keys)
        if options.models == .codable { shadowed.subtract(OuterNames.support) }
        var table = NameTable(
            namespace: namespace, configuration: configuration, server: server,
            client: SwiftIdentifier("Client"), groups: groups, types: types, file: file,
            shadowed: shadowed)
        if options.models == .codable {
            table.runtimeModule = options.library
        }
        return table
    }

    func newScope(
        reserved: [String: String] = [:], outer: [String: String] = [:]
    ) -> NameScope {
        NameScope(style: style, options: options, reserved: reserved, outer: outer)
    }

    /// The author's own word where it can stand: `Five100px`; else one made of the title.
    private func namespace() -> SwiftIdentifier {
        let kind = NameKind.namespace
        let name = model.name.canonicallyComposed
        let title = options.shortensNames ? TitleWords.name(of: name) : name
        let candidate =
            SwiftIdentifier.isValid(name)
            ? style.capitalizingFirst(name) : style.upperCamel(title, prefix: kind.prefix)
        return SwiftIdentifier(
            kind.forbidden.contains(candidate) ? candidate + kind.suffix : candidate)
    }

    /// The names inside the namespace that generated code needs for itself.
    private func structure(
        namespace: SwiftIdentifier, server: ServerNames?, groups: [GroupNames],
        _ diagnostics: inout Diagnostics
    ) -> [String: String] {
        var reserved = [
            namespace.name: "the namespace",
            "Configuration": "the generated configuration",
            "Client": "the generated client",
        ]
        if options.models == .codable {
            for name in OuterNames.support { reserved[name] = "a type of the templates" }
            for name in OuterNames.libraries { reserved[name] = "a name of a library" }
            for name in options.templateImports + [options.library] {
                reserved[name] = "the name of a module"
            }
        }
        if let server { reserved[server.type.name] = "the generated enum of servers" }
        for group in groups {
            reserved[group.router.name] = "a generated router"
            reserved[group.client.name] = "a generated client"
        }
        for (name, origin) in options.outerNames.sorted(by: { $0.key < $1.key })
        where OuterNames.modules[name] == nil {
            if let owner = reserved[name] {
                diagnostics.error(
                    "hidden-name", "'\(name)' of yours is hidden by \(owner)", at: origin,
                    suggestion: "write the module in front of it, as in 'App.\(name)'")
            }
            reserved[name] = "a type or module of yours"
        }
        return reserved
    }

    private func configuration(_ diagnostics: inout Diagnostics) -> ConfigurationNames {
        var reserved = ["baseURL": "the generated base URL"]
        if needsServerEnum { reserved["server"] = "the generated choice of a server" }
        var scope = newScope(reserved: reserved)
        let values = model.configuration.map {
            NameRequest(name: $0.name, kind: .configurationValue)
        }
        let schemes = model.securitySchemes.map { scheme in
            NameRequest(
                name: scheme.name, kind: .credential,
                specifics: [style.lowerCamel(scheme.name.wire, prefix: "value") + "Credential"])
        }
        let servers = routeServers
        let names = scope.resolve(values + schemes + servers.map(\.request), &diagnostics)
        let serverNames = names.dropFirst(values.count + schemes.count)
        return ConfigurationNames(
            type: SwiftIdentifier("Configuration"), baseURL: SwiftIdentifier("baseURL"),
            server: SwiftIdentifier("server"),
            routeServers: Dictionary(
                zip(servers.map(\.url), serverNames), uniquingKeysWith: { first, _ in first }),
            values: Dictionary(
                zip(values.map(\.name.wire), names), uniquingKeysWith: { first, _ in first }),
            credentials: Dictionary(
                zip(schemes.map(\.name.wire), names.dropFirst(values.count)),
                uniquingKeysWith: { first, _ in first }))
    }

    private func typeNames(
        reserved: [String: String], _ diagnostics: inout Diagnostics
    ) -> [SwiftIdentifier] {
        var scope = newScope(reserved: reserved)
        // Who gets which name is decided at one place, but what each one wants is not.
        let parts = stride(from: 0, to: model.types.count, by: 64).map {
            model.types.dropFirst($0).prefix(64).map(\.name)
        }
        let requests = parts.concurrentMap { [options] names in
            let style = NameStyle(acronyms: options.acronyms)
            return names.map { name in
                NameRequest(
                    name: name, kind: .type,
                    wanted: style.upperCamel(name.wire, prefix: NameKind.type.prefix))
            }
        }
        return scope.resolve(requests.flatMap(\.self), &diagnostics)
    }
}
