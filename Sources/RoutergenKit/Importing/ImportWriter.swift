import RoutergenModel
import RoutergenSwift

/// Writes the parts of a model in the words of the native format, and notes what they cannot say.
struct ImportWriter {
    let model: APIModel
    let names: NameTable
    private(set) var notes: [ImportedSpec.Note] = []
    /// What was noted about the declaration that is being written.
    private var comments: [String] = []
    private var subject = ""
    /// Types that objects are.
    let objects: Set<TypeID>

    init(_ model: APIModel, _ names: NameTable) {
        self.model = model
        self.names = names
        objects = Set(
            model.types.compactMap { if case .object = $0.shape { $0.id } else { nil } })
    }

    mutating func document() -> SpecText {
        var entries = [
            SpecText.Entry("routergen", .plain("1")),
            SpecText.Entry("api", .text(names.namespace.name)),
        ]
        if let text = model.documentation.text { entries.append(.init("docs", .text(text))) }
        entries += commented("") { writer in writer.servers() }
        let schemes = model.securitySchemes.compactMap { scheme in
            commented("") { writer in writer.scheme(scheme).map { [$0] } ?? [] }.first
        }
        if !schemes.isEmpty { entries.append(.init("auth", .mapping(schemes))) }
        entries += groups()
        let types = model.types.flatMap { declaration in
            commented(name(of: declaration.id)) { writer in [writer.declaration(declaration)] }
        }
        if !types.isEmpty { entries.append(.init("types", .mapping(types))) }
        return .mapping(entries)
    }

    /// Writes entries, and puts what is noted meanwhile above the first one.
    mutating func commented(
        _ subject: String, _ write: (inout ImportWriter) -> [SpecText.Entry]
    ) -> [SpecText.Entry] {
        let outer = (comments, self.subject)
        (comments, self.subject) = ([], subject)
        var entries = write(&self)
        if !entries.isEmpty {
            entries[0].comments = comments.map { "Not imported: \($0)." } + entries[0].comments
        }
        (comments, self.subject) = outer
        return entries
    }

    mutating func note(_ text: String) {
        guard !comments.contains(text) else { return }
        comments.append(text)
        notes.append(ImportedSpec.Note(subject: subject, text: text))
    }

    private mutating func groups() -> [SpecText.Entry] {
        var groups: [SpecText.Entry] = []
        for (group, groupNames) in zip(model.groups, names.groups) {
            var routes: [SpecText.Entry] = []
            for (endpoint, endpointNames) in zip(group.endpoints, groupNames.endpoints) {
                routes += commented(endpointNames.name.name) { writer in
                    [.init(endpointNames.name.name, .mapping(writer.route(endpoint)))]
                }
            }
            guard let wire = group.name?.wire else {
                return [.init("routes", .mapping(routes))]
            }
            var entries = [SpecText.Entry("routes", .mapping(routes))]
            entries = documentation(group.documentation) + entries
            groups.append(.init(key(of: wire, groupNames), .mapping(entries)))
        }
        return groups.isEmpty
            ? [.init("routes", .mapping([]))] : [.init("groups", .mapping(groups))]
    }

    /// The name of a group, or that of its router where the document's was too long for code.
    private func key(of wire: String, _ groupNames: GroupNames) -> String {
        let router = groupNames.router.name
        let short = router.hasSuffix("Router") ? String(router.dropLast("Router".count)) : router
        let letters = wire.filter { $0.isLetter || $0.isNumber }
        return letters.lowercased() == short.lowercased() || short.isEmpty ? wire : short
    }

    // MARK: - Servers and credentials

    private mutating func servers() -> [SpecText.Entry] {
        let servers = model.servers.filter { $0.urlTemplate.hasPrefix("http") }
        guard let first = servers.first else {
            note("the document names no server with a host; put yours into 'base_url'")
            let path = model.basePath ?? ""
            return [.init("base_url", .text("https://api.example.com\(path)"))]
        }
        guard servers.count > 1 || !first.variables.isEmpty else {
            return [.init("base_url", .text(first.urlTemplate))]
        }
        let entries = servers.enumerated().map { index, server in
            var parts = [SpecText.Entry("url", .text(server.urlTemplate))]
            parts += documentation(server.documentation)
            let variables = server.variables.map { variable in
                var entries = [SpecText.Entry("default", .text(variable.defaultValue))]
                if !variable.allowedValues.isEmpty {
                    entries.append(
                        .init("values", .list(variable.allowedValues.map(SpecText.text))))
                }
                return SpecText.Entry(variable.name.wire, .mapping(entries))
            }
            if !variables.isEmpty { parts.append(.init("variables", .mapping(variables))) }
            let name = names.server?.cases[safe: index]?.name ?? "server\(index + 1)"
            return SpecText.Entry(name, .mapping(parts))
        }
        return [.init("servers", .mapping(entries))]
    }

    private mutating func scheme(_ scheme: SecurityScheme) -> SpecText.Entry? {
        let name = scheme.name.wire
        switch scheme.kind {
        case .bearer: return .init(name, .text("bearer"))
        case .basic: return .init(name, .text("basic"))
        case .apiKey(let location, let key):
            return .init(name, .mapping([.init(location.rawValue, .text(key))]))
        case .oauth2, .openIDConnect:
            note("'\(name)' hands out bearer tokens; scopes and URLs are not kept")
            return .init(name, .text("bearer"))
        case .authorization, .mutualTLS:
            note("the scheme '\(name)', which the format does not know")
            return nil
        }
    }

    /// `docs` and `deprecated`
    func documentation(_ documentation: Documentation) -> [SpecText.Entry] {
        var entries: [SpecText.Entry] = []
        if let text = documentation.text, !text.isEmpty {
            entries.append(.init("docs", .text(text)))
        }
        if documentation.isDeprecated {
            let message = documentation.deprecationMessage
            entries.append(.init("deprecated", message.map(SpecText.text) ?? .plain("true")))
        }
        return entries
    }

    func name(of type: TypeID) -> String {
        names.types[type]?.name.name ?? type.name
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
