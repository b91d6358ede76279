import RoutergenSyntax

/// OpenAPI 3.2, "Response Object"; Swagger 2.0, "Response Object".
package struct OpenAPIResponse: Sendable {
    /// OpenAPI 3.2.
    package var summary: String?
    package var description: String?
    package var headers: [Named<Referable<HeaderObject>>] = []
    package var content: [Named<Referable<MediaTypeObject>>] = []
    /// Swagger 2.0: the schema of the body in each media type that the operation produces;
    /// `ReferenceResolver.resolve(_:in:)` makes `content` of it.
    package var schema: Referable<SchemaObject>?
    /// Swagger 2.0: examples by media type.
    package var examples: [Named<Node>] = []
    package var extensions: [Mapping.Entry] = []
    package var range: SourceRange
}
