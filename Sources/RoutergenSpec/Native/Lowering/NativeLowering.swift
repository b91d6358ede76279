import RoutergenModel
import RoutergenSyntax

/// The lowering of one native spec.
struct NativeLowering {
    /// What a declared type is, as far as other types and constants need to know.
    enum DeclaredKind {
        case object
        case union
        case enumeration(EnumerationShape)
        case alias(TypeReference)
        case newType(TypeReference)
        /// Broken, which was reported.
        case unknown
    }

    let document: NativeDocument
    let scope: NativeScope
    let loader: FileLoader
    /// Every name that a type expression may hold, for searching.
    private let typeNames: [String]
    private let schemeNames: Set<String>
    var diagnostics: Diagnostics

    /// By name; complete before anything uses a type.
    var kinds: [String: DeclaredKind] = [:]
    /// The fields of objects by name, bases merged.
    var objectFields: [String: [Field]] = [:]
    /// Types of the values of `config`; nil inside for one with a reported mistake.
    var configurationTypes: [String: TypeReference?] = [:]
    var usage = UsageRecord()
    /// How many names may still be compared in search of the one that an unknown name means.
    ///
    /// A search looks at every name, so that thousands of unknown names among thousands of known ones
    /// would take minutes, and somebody who has so many mistakes has made another one than mistyping.
    private var comparisonsLeft = 200_000
    /// What to do about an unknown type that has no near name.
    var unknownTypeHint = "declare it under 'types'"

    init(
        document: NativeDocument, scope: NativeScope, loader: FileLoader, diagnostics: Diagnostics
    ) {
        self.document = document
        self.scope = scope
        self.loader = loader
        typeNames = scope.types.map(\.name.value) + BuiltInType.names
        schemeNames = Set(scope.securitySchemes.map(\.name.value))
        self.diagnostics = diagnostics
        usage.isComplete = scope.isComplete
        for word in document.mentionedWords {
            usage.useType(word)
            usage.useConfiguration(word)
            usage.useScheme(word)
        }
    }

    mutating func model() -> APIModel? {
        checkRequiredKeys()
        let types = typeDeclarations()
        let configuration = configurationValues()
        let schemes = securitySchemes()
        let common = commonParameters()
        let servers = servers()
        let errors = scope.errors.compactMap { response($0, isError: true) }
        let groups = groups(commonParameters: common, errors: errors)
        warnAboutUnusedDeclarations()
        guard let api = document.api else { return nil }
        return APIModel(
            name: api.value, documentation: documentation(document.docs), servers: servers,
            configuration: configuration, commonParameters: common, securitySchemes: schemes,
            groups: groups, types: types, origin: api.range)
    }

    private mutating func checkRequiredKeys() {
        let start = SourceRange.startOfFile(document.range.file)
        if !document.givenKeys.contains("routergen") {
            diagnostics.error(
                "missing-key", "a spec needs 'routergen', the version of the format", at: start,
                suggestion: "begin the file with 'routergen: \(NativeReader.version)'")
        }
        if !document.givenKeys.contains("api") {
            diagnostics.error(
                "missing-key", "a spec needs 'api', the name of what is generated", at: start)
        }
        if document.givenKeys.isDisjoint(with: ["groups", "routes"]) {
            diagnostics.error(
                "missing-key", "a spec needs 'routes' or 'groups'", at: start)
        }
    }
}

extension NativeLowering {
    /// The name that an unknown one is likely to mean, as long as searching is worth while.
    mutating func near(_ name: String, among names: [String]) -> String? {
        guard comparisonsLeft >= names.count else { return nil }
        comparisonsLeft -= names.count
        return nearest(name, among: names)
    }

    mutating func nearType(_ name: String) -> String? {
        near(name, among: typeNames) ?? BuiltInType.foreignNames[name.lowercased()]
    }

    func isScheme(_ name: String) -> Bool {
        schemeNames.contains(name)
    }
}

// MARK: - Documentation

extension NativeLowering {
    func documentation(_ attributes: NativeAttributes) -> Documentation {
        var documentation = documentation(attributes.docs)
        switch attributes.deprecation?.value {
        case .flag(let flag): documentation.isDeprecated = flag
        case .message(let message):
            documentation.isDeprecated = true
            documentation.deprecationMessage = message
        case nil: break
        }
        return documentation
    }

    func documentation(_ docs: Located<String>?) -> Documentation {
        guard let docs else { return Documentation() }
        var text = Substring(docs.value)
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return Documentation(text: text.isEmpty ? nil : String(text))
    }

    func name(_ name: Located<String>, _ attributes: NativeAttributes) -> Name {
        Name(name.value, override: attributes.codeName?.value, origin: name.range)
    }
}
