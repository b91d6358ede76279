/// Reads a document as JSON or YAML; nil only after an error was reported.
///
/// A file called `.json` is JSON and nothing else. Any other is JSON when its first character is
/// `{` or `[` and it reads as JSON, which libyaml does not do with all of it; otherwise it is YAML,
/// whose flow style begins with the same characters. When it is neither, the parser that got
/// further reports what stopped it.
package func parse(
    _ file: SourceFile, limits: ParseLimits = .standard, _ diagnostics: inout Diagnostics
) -> Node? {
    if file.path.lowercased().hasSuffix(".json") {
        return parseJSON(file, limits: limits, &diagnostics)
    }
    guard beginsLikeJSON(file) else {
        return parseYAML(file, limits: limits, &diagnostics)
    }
    var problemsOfJSON = Diagnostics()
    if let root = parseJSON(file, limits: limits, &problemsOfJSON) {
        diagnostics.report(problemsOfJSON)
        return root
    }
    var problemsOfYAML = Diagnostics()
    let root = parseYAML(file, limits: limits, &problemsOfYAML)
    let isJSON = root == nil && lastPosition(problemsOfJSON) > lastPosition(problemsOfYAML)
    diagnostics.report(isJSON ? problemsOfJSON : problemsOfYAML)
    return root
}

private func beginsLikeJSON(_ file: SourceFile) -> Bool {
    let start = ByteOrderMark.utf8.isAtStart(of: file.bytes) ? ByteOrderMark.utf8.length : 0
    let whitespace: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    let first = file.bytes.dropFirst(start).first { !whitespace.contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
}

private func lastPosition(_ diagnostics: Diagnostics) -> SourcePosition {
    diagnostics.sorted.last?.range?.start ?? .start
}
