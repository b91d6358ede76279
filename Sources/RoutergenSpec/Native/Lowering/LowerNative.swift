import RoutergenModel
import RoutergenSyntax

/// Makes the model of a native spec: names resolved, bases merged, includes read.
///
/// Files that the document names are read through the loader. The model of a document with
/// mistakes lacks the parts that they concern; a caller that finds errors in `diagnostics` must not
/// generate from it. Nil when there is no API to speak of.
package func lower(
    _ document: NativeDocument, loader: FileLoader, _ diagnostics: inout Diagnostics
) -> APIModel? {
    var resolver = IncludeResolver(loader: loader, diagnostics: diagnostics)
    let scope = resolver.scope(of: document)
    var lowering = NativeLowering(
        document: document, scope: scope, loader: loader, diagnostics: resolver.diagnostics)
    let model = lowering.model()
    diagnostics = lowering.diagnostics
    return model
}
