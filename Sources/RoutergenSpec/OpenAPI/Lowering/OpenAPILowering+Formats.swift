import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    /// The user's type for the format of a schema whose values are no objects and no arrays.
    func overriddenType(_ schema: SchemaObject) -> TypeReference? {
        guard !overrides.formats.isEmpty else { return nil }
        let scalars: SchemaTypes = [.string, .integer, .number, .boolean, .null]
        guard scalars.isSuperset(of: schema.types), !schema.types.isEmpty || schema.isPlain else {
            return nil
        }
        let isText = schema.types.subtracting(.null) == .string
        return overrides.type(forFormat: schema.format?.value).map {
            isText ? $0.carriedAsText : $0
        }
    }

    /// Reports a format that no schema of any file has, unless several descriptions share the rule.
    mutating func reportUnmatchedFormats() {
        let own = overrides.formats.filter { !$0.isShared }
        guard !own.isEmpty else { return }
        let formats = formats
        let known = Set(formats.map { $0.lowercased() })
        for override in own where !known.contains(override.key.value.lowercased()) {
            diagnostics.error(
                "unmatched-name",
                "no schema of the description has the format '\(shortened(override.key.value))'",
                at: override.key.range,
                suggestion: suggestion(for: override.key.value, among: formats))
        }
    }

    /// Everything that a key `format` says, wherever it stands: more than that of schemas would only make
    /// a check of typing mistakes weaker.
    private var formats: Set<String> {
        var formats: Set<String> = []
        var open = resolver.files.values.compactMap(\.root)
        while let node = open.popLast() {
            open += node.sequence ?? []
            for entry in node.mapping?.entries ?? [] {
                if entry.key == "format", let text = entry.value.scalar?.text {
                    formats.insert(text)
                }
                open.append(entry.value)
            }
        }
        return formats
    }
}
