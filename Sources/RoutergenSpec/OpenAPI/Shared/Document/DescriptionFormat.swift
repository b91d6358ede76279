/// The formats that a description may be written in, told apart by its content alone.
package enum DescriptionFormat: Sendable, Equatable {
    /// The format of this tool.
    case native
    /// Swagger 2.0, later called OpenAPI 2.0.
    case swagger2
    case openAPI30
    case openAPI31
    case openAPI32

    /// Whether schemas follow JSON Schema 2020-12, as they do since OpenAPI 3.1.
    package var usesJSONSchema: Bool {
        switch self {
        case .openAPI31, .openAPI32: true
        case .native, .swagger2, .openAPI30: false
        }
    }
}
