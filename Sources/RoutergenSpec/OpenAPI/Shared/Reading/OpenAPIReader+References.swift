import RoutergenSyntax

extension OpenAPIReader {
    /// A map from names to objects or references.
    mutating func referables<Value: ReferableObject>(
        _ key: String, of mapping: Mapping, _ items: String
    ) -> [Named<Referable<Value>>] {
        guard let node = mapping[key] else { return [] }
        return namedEntries(node, "'\(key)'", of: items).compactMap { entry in
            Value.read(entry.value, "'\(entry.key)'", by: &self).map {
                Named(Located(entry.key, at: entry.keyRange), $0)
            }
        }
    }

    /// What a `$ref` says, with the texts and extensions beside it.
    mutating func reference(
        _ entry: Mapping.Entry, in mapping: Mapping, at range: SourceRange
    ) -> ReferenceObject? {
        guard let text = entry.value.scalar?.string else {
            let example = format == .swagger2 ? "definitions" : "components/schemas"
            wrongKind("'$ref'", expected: "text such as '#/\(example)/Pet'", entry.value)
            return nil
        }
        var reference = ReferenceObject(
            text: Located(text, at: entry.value.range), range: range)
        reference.baseURI = baseURI
        guard mapping.entries.count > 1 else { return reference }
        reference.summary = self.text("summary", of: mapping)
        reference.description = self.text("description", of: mapping)
        reference.extensions = extensions(of: mapping)
        return reference
    }

    /// A reference beside which nothing but texts counts.
    mutating func plainReference(
        _ entry: Mapping.Entry, in mapping: Mapping, at range: SourceRange
    ) -> ReferenceObject? {
        guard let reference = reference(entry, in: mapping, at: range) else { return nil }
        for entry in mapping.entries where !Self.besideReferences.contains(entry.key) {
            guard !entry.key.hasPrefix("x-") else { continue }
            warning(
                "ignored-key", "'\(entry.key)' beside '$ref' is ignored", at: entry.keyRange)
        }
        return reference
    }

    private static let besideReferences = ["$ref", "summary", "description"]
}
