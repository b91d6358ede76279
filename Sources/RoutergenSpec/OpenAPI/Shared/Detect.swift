import RoutergenSyntax

/// Tells the format of a description from its content: `openapi`, `swagger` or the keys of a
/// native spec. Nil after an error was reported.
package func detect(_ root: Node, _ diagnostics: inout Diagnostics) -> DescriptionFormat? {
    nil
}
