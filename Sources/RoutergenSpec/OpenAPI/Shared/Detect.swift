import RoutergenSyntax

/// Tells the format of a description from its content: `openapi`, `swagger` or the keys of a
/// native spec. Nil after an error was reported.
package func detect(_ root: Node, _ diagnostics: inout Diagnostics) -> DescriptionFormat? {
    guard let mapping = root.mapping else {
        diagnostics.error(
            "wrong-kind", "a description must be a mapping, found \(root.kindInWords)",
            at: root.range)
        return nil
    }
    if mapping["routergen"] != nil { return .native }
    if let entry = mapping.entry("openapi") { return openAPIFormat(entry, &diagnostics) }
    if let entry = mapping.entry("swagger") { return swaggerFormat(entry, &diagnostics) }
    let isConfiguration = mapping["specs"] != nil
    if !isConfiguration,
        NativeReader.documentKeys.contains(where: { isNativeAlone($0) && mapping[$0] != nil })
    {
        return .native
    }
    reportUnknown(mapping, at: root.range, &diagnostics)
    return nil
}

/// Whether a key of native specs is none of OpenAPI's.
private func isNativeAlone(_ key: String) -> Bool { key != "servers" }

private func openAPIFormat(
    _ entry: Mapping.Entry, _ diagnostics: inout Diagnostics
) -> DescriptionFormat? {
    let text = entry.value.scalar?.text ?? ""
    let parts = text.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    let minor = parts.count > 1 ? Int(parts[1].prefix { $0.isASCII && $0.isNumber }) : nil
    switch (parts.first ?? "", minor) {
    case ("3", nil) where parts.count == 1, ("3", 0): return .openAPI30
    case ("3", 1): return .openAPI31
    case ("3", 2): return .openAPI32
    case ("3", let minor?):
        diagnostics.warning(
            "unknown-version", "OpenAPI 3.\(minor) is not known; it is read as 3.2",
            at: entry.value.range)
        return .openAPI32
    default:
        let isSwagger = parts.first == "2"
        reportVersion(
            "OpenAPI", entry, suggestion: isSwagger ? "write 'swagger: '2.0''" : nil,
            &diagnostics)
        return nil
    }
}

private func swaggerFormat(
    _ entry: Mapping.Entry, _ diagnostics: inout Diagnostics
) -> DescriptionFormat? {
    let text = entry.value.scalar?.text ?? ""
    if text == "2" || text.hasPrefix("2.0") { return .swagger2 }
    reportVersion(
        "Swagger", entry, suggestion: text.hasPrefix("3") ? "write 'openapi: \(text)'" : nil,
        &diagnostics)
    return nil
}

private func reportVersion(
    _ name: String, _ entry: Mapping.Entry, suggestion: String?,
    _ diagnostics: inout Diagnostics
) {
    let found = entry.value.scalar.map { "\(name) '\(shortened($0.text))'" } ?? "this version"
    diagnostics.error(
        "unknown-version",
        "\(found) is not known; this routergen reads Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2",
        at: entry.value.range, suggestion: suggestion)
}

private func reportUnknown(
    _ mapping: Mapping, at range: SourceRange, _ diagnostics: inout Diagnostics
) {
    let markers = ["openapi", "swagger", "routergen"]
    for entry in mapping.entries {
        if let others = otherFormats[entry.key] {
            diagnostics.error(
                "unknown-format", "this is \(others), not the description of an API",
                at: entry.keyRange)
            return
        }
        guard let meant = nearest(entry.key, among: markers) else { continue }
        diagnostics.error(
            "unknown-format", "unknown key '\(entry.key)' in a description", at: entry.keyRange,
            suggestion: "did you mean '\(meant)'?")
        return
    }
    diagnostics.error(
        "unknown-format", "this is no description of an API that routergen reads",
        at: mapping.entries.first?.keyRange ?? range,
        suggestion: "begin with 'routergen: 1', 'openapi: 3.1.0' or 'swagger: '2.0''")
}

/// The keys by which other formats of the field begin.
private let otherFormats = [
    "overlay": "an overlay", "arazzo": "a description of workflows (Arazzo)",
    "asyncapi": "an AsyncAPI document", "$schema": "a JSON Schema",
    "swaggerVersion": "a description of Swagger 1",
    "specs": "a configuration, which '--config' names",
]
