import RoutergenSyntax

/// Puts a pack together.
struct PackReader {
    var sources: SourceMap
    var diagnostics: Diagnostics

    private static let templateSuffix = ".mustache"

    mutating func pack(_ files: [SourceFile]) -> TemplatePack? {
        let before = diagnostics.sorted.count { $0.severity == .error }
        var manifest = PackManifest(extends: "Default")
        if let file = files.first(where: { $0.fileName == PackManifest.fileName }) {
            guard let reader = PackManifestReader(file, &diagnostics) else {
                _ = templates(files)
                return nil
            }
            manifest = reader.manifest
        }
        var pack = TemplatePack(
            templates: [:], escape: .none, options: [:], files: [], sources: [:])
        if let name = manifest.extends {
            guard let base = base(name, manifest.extendsRange) else { return nil }
            pack = base
        }
        let overridden = Set(pack.templates.keys)
        let own = templates(files)
        for (name, template) in own {
            pack.templates[name] = template.template
            pack.sources[name] = template.file.id
        }
        apply(manifest, to: &pack)
        checkPartials(of: own, in: pack)
        checkUse(of: own, in: pack, overridden: overridden)
        checkOtherFiles(files)
        let after = diagnostics.sorted.count { $0.severity == .error }
        return after == before ? pack : nil
    }

    private mutating func base(_ name: String, _ range: SourceRange?) -> TemplatePack? {
        if let pack = TemplatePack.embedded(name, &sources, &diagnostics) { return pack }
        diagnostics.error(
            "template-pack", "there is no built-in pack '\(name)'", at: range,
            suggestion: suggestion(for: name, among: EmbeddedTemplates.packs.keys))
        return nil
    }
}

// MARK: - Templates

extension PackReader {
    private struct OwnTemplate {
        let file: SourceFile
        let template: Template
    }

    private mutating func templates(_ files: [SourceFile]) -> [(String, OwnTemplate)] {
        var templates: [(String, OwnTemplate)] = []
        for file in files where file.fileName.hasSuffix(Self.templateSuffix) {
            let name = String(file.fileName.dropLast(Self.templateSuffix.count))
            guard let text = text(file) else { continue }
            do {
                let template = try Template.parse(text, name: name)
                templates.append((name, OwnTemplate(file: file, template: template)))
            } catch {
                report(error, in: file)
            }
        }
        return templates
    }

    private mutating func text(_ file: SourceFile) -> String? {
        let text = String(decoding: file.bytes, as: UTF8.self)
        if text.utf8.elementsEqual(file.bytes) { return text }
        diagnostics.error(
            "invalid-utf8", "this template is not UTF-8 text", at: .startOfFile(file.id))
        return nil
    }

    private mutating func report(_ error: TemplateError, in file: SourceFile) {
        let position = SourcePosition(line: error.line, column: error.column)
        diagnostics.error(
            "template", error.message,
            at: SourceRange(file: file.id, start: position, end: position))
    }

    private mutating func apply(_ manifest: PackManifest, to pack: inout TemplatePack) {
        pack.escape = manifest.escape ?? pack.escape
        pack.lineLength = manifest.lineLength ?? pack.lineLength
        if case .object(let inherited) = pack.options {
            pack.options = .object(inherited.merging(manifest.options) { _, own in own })
        }
        guard let files = manifest.files else { return }
        pack.files = []
        for file in files {
            guard pack.templates[file.template] != nil else {
                diagnostics.error(
                    "template-pack", "there is no template '\(file.template)'",
                    at: file.templateRange,
                    suggestion: suggestion(for: file.template, among: pack.templates.keys))
                continue
            }
            do {
                let path = try Template.parse(file.path, name: "path")
                pack.files.append(
                    TemplateFile(
                        template: file.template, scope: file.scope, range: file.scopeRange,
                        path: path))
            } catch {
                diagnostics.error("template", error.message, at: file.pathRange)
            }
        }
    }
}

// MARK: - Checks

extension PackReader {
    /// Reports partials that do not exist, as far as their names are in the templates.
    private mutating func checkPartials(
        of own: [(String, OwnTemplate)], in pack: TemplatePack
    ) {
        for (_, template) in own {
            for partial in template.template.partials {
                guard case .named(let name) = partial.reference, pack.templates[name] == nil else {
                    continue
                }
                let hint = suggestion(for: name, among: pack.templates.keys)
                let place = partial.source.error("", at: partial.offset)
                let position = SourcePosition(line: place.line, column: place.column)
                diagnostics.error(
                    "template", "there is no template '\(name)'",
                    at: SourceRange(file: template.file.id, start: position, end: position),
                    suggestion: hint)
            }
        }
    }

    /// Reports templates that override nothing and that nothing uses.
    private mutating func checkUse(
        of own: [(String, OwnTemplate)], in pack: TemplatePack, overridden: Set<String>
    ) {
        let references = pack.templates.values.flatMap { $0.partials.map(\.reference) }
        var used = overridden.union(pack.files.map(\.template))
        for reference in references {
            switch reference {
            case .named(let name): used.insert(name)
            case .dynamic: return
            }
        }
        for (name, template) in own where !used.contains(name) {
            diagnostics.error(
                "template-pack", "no template uses '\(name)' and there is none to override",
                at: .startOfFile(template.file.id),
                suggestion: suggestion(for: name, among: overridden))
        }
    }

    /// Reports files that are neither a manifest nor a template nor notes.
    private mutating func checkOtherFiles(_ files: [SourceFile]) {
        let known = [Self.templateSuffix, ".md", PackManifest.fileName]
        for file in files where !known.contains(where: file.fileName.hasSuffix) {
            diagnostics.error(
                "template-pack",
                "not a part of a template pack: expected 'template.yml' or a name that ends with "
                    + "'.mustache'",
                at: .startOfFile(file.id))
        }
    }
}

extension SourceFile {
    /// The last component of the path.
    fileprivate var fileName: String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
