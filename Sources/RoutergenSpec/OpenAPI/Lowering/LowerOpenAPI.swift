import RoutergenModel
import RoutergenSyntax

/// Makes the model of an OpenAPI or Swagger document: references followed, `allOf` merged, inline
/// schemas named from where they stand.
///
/// What the model cannot express becomes JSON or bytes, with a warning at its place. The model of a
/// document with errors lacks the parts that they concern; a caller that finds errors in
/// `diagnostics` must not generate from it.
///
/// - Parameters:
///   - document: what `readOpenAPI` made of `root`.
///   - file: the file of the document.
///   - root: the tree of that file.
///   - types: the user's types for formats; the rest of it is not looked at.
package func lower(
    _ document: OpenAPIDocument, file: SourceFile, root: Node, loader: FileLoader,
    options: ReferenceOptions = ReferenceOptions(), types: TypeOverrides = TypeOverrides(),
    _ diagnostics: inout Diagnostics
) -> APIModel {
    let resolver = ReferenceResolver(
        document, file: file, root: root, loader: loader, options: options)
    var lowering = OpenAPILowering(
        document: document, file: file.id, resolver: resolver, overrides: types,
        diagnostics: diagnostics)
    let model = lowering.model()
    diagnostics = lowering.diagnostics
    return model
}
