import RoutergenSyntax

/// OpenAPI 3.2, "Tag Object".
package struct TagObject: Sendable {
    package var name: Located<String>
    /// OpenAPI 3.2.
    package var summary: String?
    package var description: String?
    /// The name of the tag that this one belongs to. OpenAPI 3.2.
    package var parent: Located<String>?
    package var externalDocumentation: ExternalDocumentation?
    /// A name for the group in code, from `x-swift-name`.
    package var codeName: Located<String>?
}
