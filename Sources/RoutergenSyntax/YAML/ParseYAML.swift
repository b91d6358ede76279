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
    if let pieces = YAMLPieces(text, of: file, limits: limits),
        let root = pieces.read(&diagnostics)
    {
        return root
    }
    return text.withYAML(of: file) { text in
        guard var reader = YAMLReader(file, text, limits: limits, &diagnostics) else { return nil }
        return reader.read(&diagnostics)
    }
}

extension CheckedText {
    /// Lends the text, or the piece of it from a line on or up to it, to a reader.
    func withYAML<Result>(
        of file: SourceFile, from first: TextScan.LineStart? = nil,
        upTo next: TextScan.LineStart? = nil, _ read: (YAMLText) -> Result
    ) -> Result {
        file.bytes.withUnsafeBufferPointer { bytes in
            let piece = (first?.offset ?? start)..<(next?.offset ?? bytes.count)
            return read(
                YAMLText(
                    bytes: UnsafeBufferPointer(rebasing: bytes[piece]),
                    firstLine: first?.line ?? 1, hasUnusualLineBreaks: hasUnusualLineBreaks,
                    end: end))
        }
    }
}
