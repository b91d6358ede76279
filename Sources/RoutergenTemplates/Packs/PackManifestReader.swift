import RoutergenSwift
import RoutergenSyntax

/// Reads a manifest; every mistake is reported at its place.
struct PackManifestReader {
    private let root: SourceRange
    private(set) var manifest = PackManifest()

    private static let keys = [
        "templates", "description", "extends", "models", "library", "imports", "escape",
        "line_length",
        "options", "files",
    ]
    private static let fileKeys = ["template", "for", "path"]
    private static let optionKeys = ["type", "default", "description"]

    init?(_ file: SourceFile, _ diagnostics: inout Diagnostics) {
        guard let node = parseYAML(file, &diagnostics) else { return nil }
        root = .startOfFile(file.id)
        guard let mapping = mapping(node, Self.keys, of: "a pack", &diagnostics) else { return nil }
        readVersion(mapping["templates"], &diagnostics)
        for entry in mapping.entries {
            read(entry, &diagnostics)
        }
    }

    private mutating func read(_ entry: Mapping.Entry, _ diagnostics: inout Diagnostics) {
        let value = entry.value
        switch entry.key {
        case "description":
            manifest.description = string(value, "what the pack is for", &diagnostics)
        case "extends":
            manifest.extends = string(value, "a built-in pack or a folder", &diagnostics).map {
                Located($0, at: value.range)
            }
        case "models":
            manifest.models = choice(value, "models", &diagnostics)
        case "library":
            manifest.library = string(value, "a module of Swift", &diagnostics)
        case "imports":
            guard let items = value.sequence else {
                return mistake("'imports' is a list of modules", value, &diagnostics)
            }
            manifest.imports = items.compactMap { string($0, "a module of Swift", &diagnostics) }
        case "escape":
            manifest.escape = choice(value, "escape", &diagnostics)
        case "line_length":
            guard let length = value.scalar?.integer, length >= 40 else {
                return mistake("'line_length' is a number of at least 40", value, &diagnostics)
            }
            manifest.lineLength = length
        case "options":
            guard let options = value.mapping else {
                return mistake("'options' has names and values", value, &diagnostics)
            }
            manifest.options = options.entries.compactMap { option($0, &diagnostics) }
        case "files":
            guard let items = value.sequence else {
                return mistake("'files' is a list", value, &diagnostics)
            }
            manifest.files = items.compactMap { file($0, &diagnostics) }
        default:
            break
        }
    }

    private func readVersion(_ node: Node?, _ diagnostics: inout Diagnostics) {
        let current = ContextVersion.current
        guard let node else {
            diagnostics.error(
                "template-pack",
                "a pack says which context it is for: 'templates: \(current)'", at: root)
            return
        }
        guard let version = node.scalar.flatMap({ ContextVersion($0.text) }) else {
            return mistake(
                "'templates' is a version of the context, such as \(current)", node, &diagnostics)
        }
        guard !version.isSupported else { return }
        mistake(
            "this routergen has version \(current) of the context, not \(version)", node,
            &diagnostics)
    }

    // MARK: - Options

    private func option(
        _ entry: Mapping.Entry, _ diagnostics: inout Diagnostics
    ) -> PackManifest.Option? {
        guard !entry.key.isEmpty, !entry.key.contains("."), !entry.key.contains(" ") else {
            diagnostics.error(
                "template-pack", "the name of an option has no blanks and no periods",
                at: entry.keyRange)
            return nil
        }
        guard entry.value.mapping != nil else {
            return PackManifest.Option(
                name: entry.key, range: entry.keyRange, kind: nil, description: nil,
                value: entry.value)
        }
        return declaration(entry, &diagnostics)
    }

    /// `{ type: integer, default: 4, description: How far bodies are indented. }`
    private func declaration(
        _ entry: Mapping.Entry, _ diagnostics: inout Diagnostics
    ) -> PackManifest.Option? {
        let node = entry.value
        guard let mapping = mapping(node, Self.optionKeys, of: "an option", &diagnostics) else {
            return nil
        }
        guard let value = mapping["default"] else {
            mistake("this option has no 'default'", node, &diagnostics)
            return nil
        }
        var kind = PackOption.Kind(of: value)
        if let type = mapping["type"] {
            kind = choice(type, "type", &diagnostics)
            guard let kind else { return nil }
            guard kind.value(of: value) != nil else {
                mistake("the default is not \(kind.inWords)", value, &diagnostics)
                return nil
            }
        }
        guard let kind else {
            mistake("an option is a text, a number, a truth or a list", value, &diagnostics)
            return nil
        }
        let description = mapping["description"].flatMap {
            string($0, "what the option does", &diagnostics)
        }
        return PackManifest.Option(
            name: entry.key, range: entry.keyRange, kind: kind, description: description,
            value: value)
    }

    // MARK: - Files

    private func file(_ node: Node, _ diagnostics: inout Diagnostics) -> PackManifest.File? {
        guard let mapping = mapping(node, Self.fileKeys, of: "a file", &diagnostics) else {
            return nil
        }
        var texts: [Located<String>] = []
        for key in Self.fileKeys {
            guard let value = mapping[key] else {
                mistake("this file has no '\(key)'", node, &diagnostics)
                return nil
            }
            guard let text = string(value, "a text", &diagnostics) else { return nil }
            texts.append(Located(text, at: value.range))
        }
        let (template, scope, path) = (texts[0], texts[1], texts[2])
        guard let known = TemplateFile.Scope(rawValue: scope.value) else {
            let scopes = TemplateFile.Scope.allCases.map(\.rawValue)
            diagnostics.error(
                "template-pack", "'for' is one of \(scopes.joined(separator: ", "))",
                at: scope.range, suggestion: suggestion(for: scope.value, among: scopes))
            return nil
        }
        return PackManifest.File(
            template: template.value, templateRange: template.range, scope: known,
            path: path.value, pathRange: path.range)
    }

    // MARK: - Nodes

    private func mapping(
        _ node: Node, _ keys: [String], of what: String, _ diagnostics: inout Diagnostics
    ) -> Mapping? {
        guard let mapping = node.mapping else {
            mistake("\(what) has the keys \(keys.joined(separator: ", "))", node, &diagnostics)
            return nil
        }
        for entry in mapping.entries where !keys.contains(entry.key) {
            diagnostics.error(
                "unknown-key", "unknown key '\(entry.key)' of \(what)", at: entry.keyRange,
                suggestion: suggestion(for: entry.key, among: keys))
        }
        return mapping
    }

    /// One of the words of an enum.
    private func choice<Value: CaseIterable & RawRepresentable<String>>(
        _ node: Node, _ key: String, _ diagnostics: inout Diagnostics
    ) -> Value? {
        let text = node.scalar?.text ?? ""
        if let value = Value(rawValue: text) { return value }
        let words = Value.allCases.map(\.rawValue)
        let list = words.dropLast().map { "'\($0)'" }.joined(separator: ", ")
        diagnostics.error(
            "template-pack", "'\(key)' is \(list) or '\(words.last ?? "")'", at: node.range,
            suggestion: suggestion(for: text, among: words))
        return nil
    }

    private func string(
        _ node: Node, _ what: String, _ diagnostics: inout Diagnostics
    ) -> String? {
        if let text = node.scalar?.string, !text.isEmpty { return text }
        mistake("expected \(what)", node, &diagnostics)
        return nil
    }

    private func mistake(_ message: String, _ node: Node, _ diagnostics: inout Diagnostics) {
        diagnostics.error("template-pack", message, at: node.range)
    }
}
