import RoutergenSyntax

/// Parses a description and tells its format; nil after an error was reported.
///
/// A key that comes twice is a mistake in a native spec and a warning in the documents of others,
/// which can be told apart only when the text is parsed: a document of another format that has
/// such keys is parsed again.
package func parseDescription(
    _ file: SourceFile, _ diagnostics: inout Diagnostics
) -> (root: Node, format: DescriptionFormat)? {
    var problems = Diagnostics()
    let root = parse(file, &problems)
    guard let root, let format = detect(root, &problems) else {
        diagnostics.report(problems)
        return nil
    }
    guard format != .native, problems.sorted.contains(where: { $0.id == "duplicate-key" }) else {
        diagnostics.report(problems)
        return (root, format)
    }
    guard let root = parse(file, limits: .lenient, &diagnostics),
        let format = detect(root, &diagnostics)
    else { return nil }
    return (root, format)
}
