import RoutergenSyntax

/// OpenAPI 3.2, "Parameter Object"; Swagger 2.0, "Parameter Object".
package struct OpenAPIParameter: Sendable {
    package enum Location: String, Sendable, CaseIterable {
        case path
        case query
        case header
        case cookie
        /// The whole query, from one value. OpenAPI 3.2.
        case querystring
        /// Swagger 2.0: the one value that is the body.
        case body
        /// Swagger 2.0: a field of a form.
        case formData
    }

    package var name: Located<String>
    package var location: Location
    package var description: String?
    /// Always true for a path parameter.
    package var isRequired = false
    package var isDeprecated = false
    /// Whether the value may be empty: `?flag=`.
    package var allowsEmptyValue = false
    package var serialization: ParameterSerialization
    package var value: ParameterValue
    package var example: Node?
    package var examples: [Named<Referable<ExampleObject>>] = []
    /// A name in code, from `x-swift-name`.
    package var codeName: Located<String>?
    package var extensions: [Mapping.Entry] = []
    package var range: SourceRange
}
