import RoutergenSyntax

/// OpenAPI 3.2, "Request Body Object".
package struct OpenAPIRequestBody: Sendable {
    package var description: String?
    package var content: [Named<Referable<MediaTypeObject>>] = []
    package var isRequired = false
    /// Whether the description says in so many words that there may be no body; many leave `required` out where
    /// the fields of the body are needed all the same.
    package var mayBeMissing = false
    /// The name of the argument: that of Swagger's body parameter, or `x-codegen-request-body-name`.
    package var name: Located<String>?
    package var extensions: [Mapping.Entry] = []
    package var range: SourceRange
}
