/// Reads a JSON document (RFC 8259) into a tree; nil only after an error was reported.
///
/// Strict: no comments, no trailing commas, names unique. A byte order mark is skipped (RFC 8259,
/// section 8.1, allows that). After a duplicate name the tree holds the first of them.
///
/// - Parameter limits: what makes a file too large or too deep.
package func parseJSON(
    _ file: SourceFile, limits: ParseLimits = .standard, _ diagnostics: inout Diagnostics
) -> Node? {
    let checked = CheckedText(file, forbidsControls: false, limits: limits, &diagnostics)
    guard let text = checked else { return nil }
    return file.bytes.withUnsafeBufferPointer { bytes in
        let bytes = UnsafeBufferPointer(rebasing: bytes[text.start...])
        var reader = JSONTreeReader(bytes, file: file.id, limits: limits)
        return reader.read(&diagnostics)
    }
}
