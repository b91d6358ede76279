/// Reads a YAML document into a tree; nil only after an error was reported.
///
/// One document per file, UTF-8. Anchors, aliases and merge keys are resolved; keys are scalars and
/// unique. After a duplicate key the tree holds the first of them, so that later stages find the
/// other mistakes of the file.
///
/// - Parameter limits: what makes a file too large, too deep or too expensive to expand.
package func parseYAML(
    _ file: SourceFile, limits: ParseLimits = .standard, _ diagnostics: inout Diagnostics
) -> Node? {
    let checked = CheckedText(file, forbidsControls: true, limits: limits, &diagnostics)
    guard let text = checked else { return nil }
    return file.bytes.withUnsafeBufferPointer { bytes in
        let text = YAMLText(
            bytes: UnsafeBufferPointer(rebasing: bytes[text.start...]),
            hasUnusualLineBreaks: text.hasUnusualLineBreaks, end: text.end)
        guard var reader = YAMLReader(file, text, limits: limits, &diagnostics) else { return nil }
        return reader.read(&diagnostics)
    }
}
