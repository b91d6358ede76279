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
///   - keepsUndeclaredProperties: whether models keep properties that their schemas neither list nor rule
///     out, as if they said `additionalProperties: true`.
package func lower(
    _ document: OpenAPIDocument, file: SourceFile, root: Node, loader: FileLoader,
    options: ReferenceOptions = ReferenceOptions(), types: TypeOverrides = TypeOverrides(),
    keepsUndeclaredProperties: Bool = false, _ diagnostics: inout Diagnostics
) -> APIModel {
    var lowering = OpenAPILowering(
        document: document, file: file.id,
        resolver: ReferenceResolver(
            document, file: file, root: root, loader: loader, options: options),
        overrides: types, keepsUndeclaredProperties: keepsUndeclaredProperties,
        diagnostics: diagnostics)
    let result = lowering.result()
    diagnostics = lowering.diagnostics
    return result.model
}

/// What a document says about an API.
package struct LoweredDescription: Sendable {
    package var model: APIModel
    /// In the order in which they are met.
    package var examples: [ExampleSite]
}

/// Makes the model of a document as `lower` does, and lists its examples with the types that their
/// values have in the model.
package func lowerWithExamples(
    _ document: OpenAPIDocument, file: SourceFile, root: Node, loader: FileLoader,
    keepsUndeclaredProperties: Bool = false, _ diagnostics: inout Diagnostics
) -> LoweredDescription {
    var lowering = OpenAPILowering(
        document: document, file: file.id,
        resolver: ReferenceResolver(
            document, file: file, root: root, loader: loader, options: ReferenceOptions()),
        overrides: TypeOverrides(), keepsUndeclaredProperties: keepsUndeclaredProperties,
        diagnostics: diagnostics)
    lowering.examples = ExampleCollection()
    let result = lowering.result()
    diagnostics = lowering.diagnostics
    return result
}
