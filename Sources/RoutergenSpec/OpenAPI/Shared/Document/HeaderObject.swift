import RoutergenSyntax

/// OpenAPI 3.2, "Header Object"; Swagger 2.0, "Header Object".
package struct HeaderObject: Sendable {
    package var description: String?
    package var isRequired = false
    package var isDeprecated = false
    package var serialization = ParameterSerialization(style: .simple, explodes: false)
    package var value: ParameterValue
    package var examples: [Named<Referable<ExampleObject>>] = []
    package var extensions: [Mapping.Entry] = []
    package var range: SourceRange
}
