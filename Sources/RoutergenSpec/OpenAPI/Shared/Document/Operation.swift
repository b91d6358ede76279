import RoutergenSyntax

/// OpenAPI 3.2, "Operation Object"; Swagger 2.0, "Operation Object".
package struct Operation: Sendable {
    /// In upper case as it is sent: `GET`. Entries of `additionalOperations` (OpenAPI 3.2) keep
    /// their case.
    package var method: Located<String>
    /// `$ref` in place of an operation, which no version of the specification allows and bundlers
    /// follow. `ReferenceResolver.resolve(pathItem:)` puts the operation here.
    package var reference: ReferenceObject?
    package var tags: [Located<String>] = []
    package var summary: String?
    package var description: String?
    package var externalDocumentation: ExternalDocumentation?
    package var operationID: Located<String>?
    /// In Swagger 2.0 also those in the body; `ReferenceResolver.resolve(_:in:)` parts them.
    package var parameters: [Referable<OpenAPIParameter>] = []
    package var requestBody: Referable<OpenAPIRequestBody>?
    package var responses: [ResponseEntry] = []
    package var callbacks: [Named<Referable<CallbackObject>>] = []
    package var isDeprecated = false
    /// Nil where the operation says nothing, so that the document's apply.
    package var security: [SecurityRequirementObject]?
    package var servers: [ServerObject] = []
    /// Swagger 2.0: the media types of a body, the document's where the operation says nothing.
    package var consumes: [Located<String>] = []
    /// Swagger 2.0: the media types of answers, the document's where the operation says nothing.
    package var produces: [Located<String>] = []
    /// A name in code, from `x-swift-name`.
    package var codeName: Located<String>?
    package var extensions: [Mapping.Entry] = []
    package var range: SourceRange
}
