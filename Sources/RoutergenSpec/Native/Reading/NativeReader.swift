import RoutergenSyntax

/// The reading of one file: each part returns what it could make of a node and reports the rest.
struct NativeReader: NodeReader {
    var diagnostics: Diagnostics
    /// False after the first mistake: some names may then look unused that are not.
    private(set) var isComplete = true

    init(diagnostics: Diagnostics) {
        self.diagnostics = diagnostics
    }

    mutating func error(
        _ id: String, _ message: String, at range: SourceRange,
        notes: [Diagnostic.Note] = [], suggestion: String? = nil
    ) {
        isComplete = false
        diagnostics.error(id, message, at: range, notes: notes, suggestion: suggestion)
    }
}

// MARK: - Mappings

extension NativeReader {
    /// The entries that an author names (types, routes, parameters), without `x-` keys.
    ///
    /// - Parameter keepsExtensions: whether a key may begin with `x-` because it is a name of the
    ///   wire, as that of a header is.
    mutating func namedEntries(
        _ mapping: Mapping, of what: String, keepsExtensions: Bool = false
    ) -> [Mapping.Entry] {
        mapping.entries.filter { entry in
            if !keepsExtensions, entry.key.hasPrefix("x-") { return false }
            guard entry.key.isEmpty else { return true }
            error("empty-name", "the name of \(what) is empty", at: entry.keyRange)
            return false
        }
    }

    /// Reports every key that the format does not know.
    mutating func checkKeys(_ mapping: Mapping, _ keys: [String], in what: String) {
        for entry in mapping.entries where !keys.contains(entry.key) {
            guard !entry.key.hasPrefix("x-") else { continue }
            let near = suggestion(for: entry.key, among: keys)
            error(
                "unknown-key", "unknown key '\(entry.key)' in \(what)", at: entry.keyRange,
                suggestion: near ?? "expected \(inWords(keys))")
        }
    }

    /// The keys of a mapping; an unknown one counts as the known one that it is near to, so that a
    /// misspelt key is not missing as well.
    func givenKeys(_ mapping: Mapping, among keys: [String]) -> Set<String> {
        Set(
            mapping.entries.compactMap { entry in
                keys.contains(entry.key) ? entry.key : nearest(entry.key, among: keys)
            })
    }

    /// The value of a key that must be there; reports that it is not.
    mutating func required(
        _ key: String, of mapping: Mapping, among keys: [String], in what: String,
        at range: SourceRange
    ) -> Node? {
        if let node = mapping[key] { return node }
        if !givenKeys(mapping, among: keys).contains(key) {
            error("missing-key", "\(what) needs '\(key)'", at: range)
        }
        return nil
    }
}

// MARK: - Attributes

extension NativeReader {
    /// `docs`, `deprecated` and `name` of a mapping that allows them.
    mutating func attributes(_ mapping: Mapping) -> NativeAttributes {
        NativeAttributes(
            docs: mapping["docs"].flatMap { text($0, "'docs'") },
            deprecation: mapping["deprecated"].flatMap { deprecation($0) },
            codeName: mapping["name"].flatMap { name($0, "'name'") })
    }

    private mutating func deprecation(_ node: Node) -> Located<NativeAttributes.Deprecation>? {
        switch node.scalar?.resolved {
        case .boolean(let value): return Located(.flag(value), at: node.range)
        case .string(let message): return Located(.message(message), at: node.range)
        default:
            wrongKind("'deprecated'", expected: "true, false or text", node)
            return nil
        }
    }
}
