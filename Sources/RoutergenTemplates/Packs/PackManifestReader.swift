import RoutergenSyntax

/// Reads a manifest; every mistake is reported at its place.
struct PackManifestReader {
    private let root: SourceRange
    private(set) var manifest = PackManifest()

    private static let keys = ["templates", "extends", "escape", "line_length", "options", "files"]
    private static let fileKeys = ["template", "for", "path"]

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
        case "extends":
            manifest.extends = string(value, "the name of a built-in pack", &diagnostics)
            manifest.extendsRange = value.range
        case "escape":
            manifest.escape = escaping(value, &diagnostics)
        case "line_length":
            guard let length = value.scalar?.integer, length >= 40 else {
                return mistake("'line_length' is a number of at least 40", value, &diagnostics)
            }
            manifest.lineLength = length
        case "options":
            guard case .object(let options) = MustacheValue(value) else {
                return mistake("'options' has names and values", value, &diagnostics)
            }
            manifest.options = options
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
        let known = TemplatePack.contextVersion
        guard let node else {
            diagnostics.error(
                "template-pack", "a pack says which context it is for: 'templates: \(known)'",
                at: root)
            return
        }
        guard node.scalar?.integer != known else { return }
        mistake(
            "this version of routergen has templates of version \(known)", node, &diagnostics)
    }

    private func escaping(
        _ node: Node, _ diagnostics: inout Diagnostics
    ) -> RenderOptions.Escaping? {
        let text = node.scalar?.text ?? ""
        if let escaping = RenderOptions.Escaping(rawValue: text) { return escaping }
        mistake("'escape' is 'none' or 'html'", node, &diagnostics)
        return nil
    }

    private func file(_ node: Node, _ diagnostics: inout Diagnostics) -> PackManifest.File? {
        guard let mapping = mapping(node, Self.fileKeys, of: "a file", &diagnostics) else {
            return nil
        }
        var texts: [(text: String, range: SourceRange)] = []
        for key in Self.fileKeys {
            guard let value = mapping[key] else {
                mistake("this file has no '\(key)'", node, &diagnostics)
                return nil
            }
            guard let text = string(value, "a text", &diagnostics) else { return nil }
            texts.append((text, value.range))
        }
        return PackManifest.File(
            template: texts[0].text, templateRange: texts[0].range,
            scope: texts[1].text, scopeRange: texts[1].range,
            path: texts[2].text, pathRange: texts[2].range)
    }

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
