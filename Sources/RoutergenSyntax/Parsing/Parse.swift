/// Reads a document, as JSON or YAML by the file's name and content; nil only after an error was
/// reported.
package func parse(
    _ file: SourceFile, limits: ParseLimits = .standard, _ diagnostics: inout Diagnostics
) -> Node? {
    parseYAML(file, limits: limits, &diagnostics)
}
