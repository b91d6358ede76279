import RoutergenSpec
import RoutergenSyntax

/// Reads `routergen.yml`, and flags, which become the same tree.
///
/// Every mistake is reported where it stands; what could be read of the rest comes back.
struct ConfigurationReader {
    /// Keys of a description that several may share.
    static let sharedKeys = [
        "output", "templates", "template_options", "access", "properties", "strict",
        "outside_references",
        "undeclared_properties", "imports",
        "acronyms", "conformances", "types",
    ]
    /// Keys that name things of one description.
    static let ownKeys = ["name", "include", "exclude", "rename"]
    static let specKeys = ["spec"] + sharedKeys + ownKeys
    static let documentKeys = ["specs"] + sharedKeys

    var diagnostics: Diagnostics

    init(diagnostics: Diagnostics) {
        self.diagnostics = diagnostics
    }

    /// A whole configuration.
    mutating func configuration(_ root: Node) -> Configuration? {
        guard let mapping = mapping(root, "a configuration", of: "a mapping with 'specs'") else {
            return nil
        }
        checkKeys(mapping, Self.documentKeys, in: "a configuration", hints: Self.ownHints)
        let shared = settings(mapping, isShared: true)
        guard let specs = mapping["specs"] else {
            diagnostics.error(
                "missing-key", "a configuration needs 'specs'", at: root.range,
                suggestion: "list the descriptions, as in 'specs: [photos.routes.yml]'")
            return nil
        }
        guard let items = list(specs, "'specs'", of: "descriptions") else { return nil }
        if items.isEmpty {
            diagnostics.error("empty-list", "'specs' lists no description", at: specs.range)
        }
        return Configuration(
            shared: shared,
            specs: items.compactMap { item in
                spec(item).map { spec in
                    var spec = spec
                    spec.settings = shared.overridden(by: spec.settings)
                    return spec
                }
            })
    }

    /// The settings of one description that flags give.
    mutating func flags(_ root: Node) -> SpecSettings {
        root.mapping.map { settings($0, isShared: false) } ?? SpecSettings()
    }

    private static let ownHints = Dictionary(
        uniqueKeysWithValues: (["spec"] + ownKeys).map {
            ($0, "it belongs to a description under 'specs'")
        })

    private mutating func spec(_ node: Node) -> Configuration.Spec? {
        if node.scalar != nil {
            return name(node, "a description").map {
                Configuration.Spec(path: $0, settings: SpecSettings())
            }
        }
        guard
            let mapping = mapping(
                node, "a description", of: "a path or a mapping",
                suggestion: "write it as in '- spec: photos.routes.yml'")
        else { return nil }
        checkKeys(mapping, Self.specKeys, in: "a description", hints: [:])
        let settings = settings(mapping, isShared: false)
        guard let path = mapping["spec"] else {
            if !mapping.entries.contains(where: { nearest($0.key, among: ["spec"]) != nil }) {
                diagnostics.error(
                    "missing-key", "a description needs 'spec', its path", at: node.range)
            }
            return nil
        }
        return name(path, "'spec'").map { Configuration.Spec(path: $0, settings: settings) }
    }
}

// MARK: - Nodes

extension ConfigurationReader: NodeReader {
    mutating func error(
        _ id: String, _ message: String, at range: SourceRange, notes: [Diagnostic.Note],
        suggestion: String?
    ) {
        diagnostics.error(id, message, at: range, notes: notes, suggestion: suggestion)
    }

    mutating func texts(_ node: Node, _ what: String, of items: String) -> [Located<String>] {
        (list(node, what, of: items) ?? []).compactMap { name($0, "an entry of \(what)") }
    }

    /// Reports every key that is none; keys that begin with `x-` are the user's own.
    ///
    /// - Parameter hints: what to do about keys that belong elsewhere.
    mutating func checkKeys(
        _ mapping: Mapping, _ keys: [String], in what: String, hints: [String: String] = [:]
    ) {
        for entry in mapping.entries where !keys.contains(entry.key) {
            guard !entry.key.hasPrefix("x-") else { continue }
            diagnostics.error(
                "unknown-key", "unknown key '\(shortened(entry.key))' in \(what)",
                at: entry.keyRange,
                suggestion: hints[entry.key] ?? suggestion(for: entry.key, among: keys)
                    ?? "expected \(inWords(keys))")
        }
    }
}
