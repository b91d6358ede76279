import RoutergenModel
import RoutergenSyntax

/// The lowering of one OpenAPI or Swagger document.
struct OpenAPILowering {
    let document: OpenAPIDocument
    /// The file of the document.
    let file: FileID
    /// The user's types for formats.
    let overrides: TypeOverrides
    /// Whether models keep properties that their schemas neither list nor rule out.
    let keepsUndeclaredProperties: Bool
    var resolver: ReferenceResolver
    var diagnostics: Diagnostics

    var types = DeclaredTypes()
    /// Schemas that are declared under a name of their own.
    var identities: [ReferenceTarget: TypeID] = [:]
    /// The types of schemas that references lead to and that need no declaration.
    var targetTypes: [ReferenceTarget: TypeReference] = [:]
    /// Whether null is a value of a schema that references lead to.
    var targetNullability: [ReferenceTarget: Bool] = [:]
    /// Targets whose types are being found out, so that a circle ends.
    var openTargets: Set<ReferenceTarget> = []
    /// How many inline schemas stand around the one at hand.
    var depth = 0
    /// Components that build on another by `allOf`, by what they build on.
    var children: [ReferenceTarget: [Subtype]] = [:]
    /// Nil where nobody asked for them.
    var examples: ExampleCollection?

    /// A component that builds on another by `allOf`.
    struct Subtype {
        var component: Component<SchemaObject>
        var target: ReferenceTarget
    }

    init(
        document: OpenAPIDocument, file: FileID, resolver: ReferenceResolver,
        overrides: TypeOverrides, keepsUndeclaredProperties: Bool, diagnostics: Diagnostics
    ) {
        self.document = document
        self.file = file
        self.overrides = overrides
        self.keepsUndeclaredProperties = keepsUndeclaredProperties
        self.resolver = resolver
        self.diagnostics = diagnostics
    }

    mutating func result() -> LoweredDescription {
        nameComponents()
        findSubtypes()
        let (operations, names) = lowerComponentsAndPlaceOperations()
        let servers = servers(document.servers)
        let groups = groups(of: operations, names)
        let schemes = securitySchemes(of: groups)
        lowerWebhooks()
        settleDefaults()
        resolver.reportUnused(&diagnostics)
        reportUnmatchedFormats()
        let info = document.info
        var model = APIModel(
            name: info.codeName?.value ?? info.title?.value ?? "API",
            documentation: Documentation(
                text: text(summary: info.summary, description: info.description)),
            servers: servers, basePath: basePath, securitySchemes: schemes, groups: groups,
            types: types.inOrder(), origin: info.title?.range ?? document.range)
        model.shareServers()
        model.breakAliasCircles(&diagnostics)
        let sharedNames = types.sharedNames()
        model.rename(sharedNames)
        return LoweredDescription(
            model: model, examples: foundExamples(model, renamed: sharedNames))
    }

    /// A warning about something that is kept in a simpler form.
    mutating func degrade(
        _ id: String, _ message: String, at range: SourceRange, suggestion: String? = nil
    ) {
        diagnostics.warning(id, message, at: range, suggestion: suggestion)
    }
}

// MARK: - Documentation

extension OpenAPILowering {
    /// A summary and, below it, a description that says more.
    func text(summary: String?, description: String?) -> String? {
        let summary = summary.map(Self.trimmed).flatMap { $0.isEmpty ? nil : $0 }
        let description = description.map(Self.trimmed).flatMap { $0.isEmpty ? nil : $0 }
        guard let summary, let description else { return summary ?? description }
        return description.hasPrefix(summary) ? description : "\(summary)\n\n\(description)"
    }

    private static func trimmed(_ text: String) -> String {
        // Most texts begin and end with letters or punctuation.
        let isInk = { (byte: UInt8) in (0x21..<0x7F).contains(byte) }
        if let first = text.utf8.first, let last = text.utf8.last, isInk(first), isInk(last) {
            return text
        }
        var rest = text[...]
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest.drop(while: \.isWhitespace))
    }

    func documentation(_ schema: SchemaObject) -> Documentation {
        Documentation(
            text: text(summary: nil, description: schema.description ?? schema.title),
            isDeprecated: schema.isDeprecated)
    }
}
