import RoutergenSyntax

/// OpenAPI 3.2, "Path Item Object"; Swagger 2.0, "Path Item Object".
package struct PathItem: Sendable {
    /// `$ref` beside operations or parameters, which add to those of the target. A path item with
    /// nothing but `$ref` is a `Referable.reference`.
    package var reference: ReferenceObject?
    package var summary: String?
    package var description: String?
    package var operations: [Operation] = []
    package var servers: [ServerObject] = []
    /// Parameters of every operation, unless an operation has one of the same name and location.
    package var parameters: [Referable<OpenAPIParameter>] = []
    package var extensions: [Mapping.Entry] = []
    package var range: SourceRange
}
