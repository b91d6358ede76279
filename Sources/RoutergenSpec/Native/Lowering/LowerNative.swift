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
    diagnostics.error("not-supported-yet", "native specs are not lowered yet", at: document.range)
    return nil
}
