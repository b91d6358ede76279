import RoutergenSyntax

/// How the Swift code is to be written, as far as the user may choose.
package struct SwiftOptions: Sendable, Equatable {
    /// Who may use the generated declarations.
    package enum AccessLevel: String, Sendable, Equatable {
        case `public`
        case package
        case `internal`
    }

    /// Which properties of models are variables.
    package enum Mutability: String, Sendable, Equatable {
        /// Those of types that a request body may hold.
        case automatic
        case always
        case never
    }

    /// What models conform to, and with what requests are built.
    package enum Models: String, Sendable, Equatable, CaseIterable {
        /// `JSONModel` of RoutergenRuntime.
        case json
        /// `Codable`; nothing needs RoutergenRuntime.
        case codable
    }

    package var accessLevel: AccessLevel
    package var mutability: Mutability
    /// Who generated the code from what, for the first comment:
    /// `routergen 0.1.0 from five100px.routes.yml`.
    package var provenance: String
    /// Words that are written in capitals, in their preferred spelling: `ID`, `URL`, `OAuth`.
    package var acronyms: [String]
    /// What it is when two names of the description become the same Swift name. A native description
    /// is its author's own, so there it is an error; an OpenAPI document often is not.
    package var collisionSeverity: Diagnostic.Severity
    /// Modules that every file imports besides those that generated code needs.
    package var imports: [String]
    /// Protocols that models conform to besides those that generated code needs.
    package var conformances: [ConformanceRule]
    /// The first words of types and protocols of the user's that generated code mentions, each with a place
    /// where it stands, so that nothing inside the namespace is called like them: `Billing` of
    /// `Billing.Money`.
    package var outerNames: [String: SourceRange]
    /// Whether names are shortened that identify things for tools: operations without what their
    /// group says already, groups without versions. The names of a native description are its
    /// author's own.
    package var shortensNames: Bool
    /// What the templates are written for.
    package var models: Models
    /// The library that the templates are written for: the module of names such as `HTTPMethod`.
    package var library: String
    /// The modules that the templates need.
    package var templateImports: [String]

    package init(
        accessLevel: AccessLevel = .public,
        mutability: Mutability = .automatic,
        provenance: String = "routergen",
        acronyms: [String] = Acronyms.standard,
        collisionSeverity: Diagnostic.Severity = .warning,
        imports: [String] = [],
        conformances: [ConformanceRule] = [],
        outerNames: [String: SourceRange] = [:],
        shortensNames: Bool = false,
        models: Models = .json,
        library: String = "RoutergenRuntime",
        templateImports: [String] = ["Foundation", "RoutergenRuntime"]
    ) {
        self.accessLevel = accessLevel
        self.mutability = mutability
        self.provenance = provenance
        self.acronyms = acronyms
        self.collisionSeverity = collisionSeverity
        self.imports = imports
        self.conformances = conformances
        self.outerNames = outerNames
        self.shortensNames = shortensNames
        self.models = models
        self.library = library
        self.templateImports = templateImports
    }
}
