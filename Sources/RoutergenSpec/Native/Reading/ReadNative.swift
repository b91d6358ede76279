import RoutergenSyntax

/// Reads a native spec: the tree becomes a faithful document whose names are not yet resolved.
///
/// Parts with mistakes are reported and left out, so that the rest is read too; nil when nothing
/// can be made of the file, as with a version that this tool does not know.
package func readNative(_ root: Node, _ diagnostics: inout Diagnostics) -> NativeDocument? {
    var reader = NativeReader(diagnostics: diagnostics)
    let document = reader.document(root)
    diagnostics = reader.diagnostics
    return document
}
