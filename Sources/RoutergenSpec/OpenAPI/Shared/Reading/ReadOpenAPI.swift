import RoutergenSyntax

/// Reads an OpenAPI or Swagger document: the tree becomes a faithful document whose references are
/// not yet followed.
///
/// A mistake that changes the code we write is an error, any other a warning; parts with mistakes
/// are left out and the rest is read. Mistakes in components wait in `Component.problems`. Nil when
/// nothing can be made of the document.
package func readOpenAPI(
    _ root: Node, format: DescriptionFormat, _ diagnostics: inout Diagnostics
) -> OpenAPIDocument? {
    var reader = OpenAPIReader(format: format)
    let document = reader.document(root)
    diagnostics.report(reader.diagnostics)
    return document
}
