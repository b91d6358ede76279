import RoutergenSyntax

/// A description as it was written, references not yet followed: one type for every version.
///
/// OpenAPI 3.2, "OpenAPI Object"; Swagger 2.0, "Swagger Object", whose `host`, `basePath` and
/// `schemes` are `servers` here, and whose `definitions`, `parameters`, `responses` and
/// `securityDefinitions` are `components`.
package struct OpenAPIDocument: Sendable {
    package var format: DescriptionFormat
    /// The text of `openapi` or `swagger`, such as `3.0.3`.
    package var version: Located<String>
    package var info: InfoObject
    package var servers: [ServerObject] = []
    package var paths: [Named<Referable<PathItem>>] = []
    /// Requests that the API sends. OpenAPI 3.1.
    package var webhooks: [Named<Referable<PathItem>>] = []
    package var components = Components()
    /// What operations need that say nothing themselves; nil where the document says nothing.
    package var security: [SecurityRequirementObject]?
    package var tags: [TagObject] = []
    package var externalDocumentation: ExternalDocumentation?
    /// What the keys that begin with `x-` say.
    package var extensions: [Mapping.Entry] = []
    /// The whole document.
    package var range: SourceRange
}
