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
    var diagnostics: Diagnostics

    /// By name; complete before anything uses a type.
    var kinds: [String: DeclaredKind] = [:]
    /// The fields of objects by name, bases merged.
    var objectFields: [String: [Field]] = [:]
    /// Types of the values of `config`; nil inside for one with a reported mistake.
    var configurationTypes: [String: TypeReference?] = [:]
    var usage = UsageRecord()
    /// What to do about an unknown type that has no near name.
    var unknownTypeHint = "declare it under 'types'"

    init(
        document: NativeDocument, scope: NativeScope, loader: FileLoader, diagnostics: Diagnostics
    ) {
        self.document = document
        self.scope = scope
        self.loader = loader
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
