import RoutergenSyntax

/// Puts a pack together, with those that it extends.
struct PackReader {
    var sources: SourceMap
    var diagnostics: Diagnostics
    private let folders: TemplateFolders
    /// The folders of the packs that are being read, each extended by the one before.
    private var chain: [String] = []
    /// The templates that a user wrote, by their names.
    private var ownTemplates: Set<String> = []

    private static let templateSuffix = ".mustache"
    private static let standardPack = "Default"
    /// More packs than this do not extend each other; links on the disk can make a way without an end.
    private static let longestChain = 16

    init(sources: SourceMap, diagnostics: Diagnostics, folders: TemplateFolders) {
        self.sources = sources
        self.diagnostics = diagnostics
        self.folders = folders
    }

    /// A pack of the program; its names are right, as a test shows.
    mutating func embedded(_ name: String, _ files: [(name: String, text: String)]) -> TemplatePack?
    {
        let loaded = files.map { file in
            sources.add(path: "Templates/\(name)/\(file.name)", bytes: Array(file.text.utf8))
        }
        let outer = (chain, ownTemplates)
        chain = []
        defer { (chain, ownTemplates) = outer }
        return read(loaded, in: nil)
    }

    /// A pack of the user's, with everything checked.
    mutating func pack(_ files: [SourceFile], in folder: String) -> TemplatePack? {
        let before = errorCount
        guard let pack = read(files, in: folder) else { return nil }
        guard errorCount == before else { return nil }
        pack.checkNames(in: ownTemplates, &diagnostics)
        return errorCount == before ? pack : nil
    }

    private var errorCount: Int { diagnostics.sorted.count { $0.severity == .error } }

    /// - Parameter folder: where the files are; nil for those of the program.
    private mutating func read(_ files: [SourceFile], in folder: String?) -> TemplatePack? {
        let before = errorCount
        var manifest = PackManifest()
        // Whether there is no manifest, so that the files replace some of the standard pack.
        var isOverriding = false
        if let file = files.first(where: { $0.fileName == PackManifest.fileName }) {
            guard let reader = PackManifestReader(file, &diagnostics) else {
                _ = templates(files)
                return nil
            }
            manifest = reader.manifest
        } else {
            isOverriding = true
        }
        var pack = TemplatePack.empty
        if let name = manifest.extends {
            if let folder { chain.append(FilePath.normalized(folder)) }
            guard let base = base(name, in: folder) else { return nil }
            pack = base
        } else if isOverriding {
            let files = TemplatePack.embeddedFiles(Self.standardPack) ?? []
            pack = embedded(Self.standardPack, files) ?? pack
        }
        let overridden = Set(pack.templates.keys)
        let own = templates(files)
        for (name, template) in own {
            pack.templates[name] = template.template
            pack.sources[name] = template.file.id
            if folder != nil { ownTemplates.insert(name) }
        }
        apply(manifest, to: &pack)
        if pack.files.isEmpty, manifest.files == nil, errorCount == before, let file = files.first {
            diagnostics.error(
                "template-pack", "this pack writes nothing: it has neither 'files' nor 'extends'",
                at: .startOfFile(file.id))
        }
        checkPartials(of: own, in: pack)
        checkUse(of: own, in: pack, overridden: overridden)
        checkOtherFiles(files)
        return pack
    }

    /// The pack that another one extends: a built-in one, or the files of a folder.
    private mutating func base(_ name: Located<String>, in folder: String?) -> TemplatePack? {
        if let files = TemplatePack.embeddedFiles(name.value) {
            return embedded(name.value, files)
        }
        guard let folder, name.value.contains("/") else {
            diagnostics.error(
                "template-pack", "there is no built-in pack '\(name.value)'", at: name.range,
                suggestion: suggestion(for: name.value, among: TemplatePack.embeddedNames)
                    ?? (folder == nil ? nil : "a folder is written with a slash: './\(name.value)'")
            )
            return nil
        }
        let path = FilePath.path(name.value, in: folder.isEmpty ? nil : folder)
        if let start = chain.firstIndex(of: path) {
            let circle = (chain[start...] + [path]).map { $0.isEmpty ? "." : $0 }
            diagnostics.error(
                "template-pack",
                "packs extend each other in a circle: \(circle.joined(separator: " → "))",
                at: name.range)
            return nil
        }
        guard chain.count < Self.longestChain else {
            diagnostics.error(
                "template-pack", "more than \(Self.longestChain) packs extend each other",
                at: name.range)
            return nil
        }
        switch folders.files(path) {
        case .failure(let failure):
            diagnostics.error(
                "template-pack", "cannot read the pack '\(name.value)': \(failure.reason)",
                at: name.range)
            return nil
        case .success(let files):
            return read(files.map { sources.add(path: $0.path, bytes: $0.bytes) }, in: path)
        }
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
        pack.description = manifest.description
        pack.models = manifest.models ?? pack.models
        pack.library = manifest.library ?? pack.library
        pack.imports = manifest.imports ?? pack.imports
        pack.escape = manifest.escape ?? pack.escape
        pack.lineLength = manifest.lineLength ?? pack.lineLength
        for option in manifest.options { apply(option, to: &pack) }
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
                let path = try Template.parse(file.path, name: "path of \(file.template)")
                pack.files.append(
                    TemplateFile(
                        template: file.template, scope: file.scope, path: path,
                        pathRange: file.pathRange))
            } catch {
                diagnostics.error("template", error.message, at: file.pathRange)
            }
        }
    }

    /// Declares an option, or gives one of the pack that this one extends another value.
    private mutating func apply(_ option: PackManifest.Option, to pack: inout TemplatePack) {
        let place = pack.options.firstIndex { $0.name == option.name }
        guard let kind = option.kind else {
            let entry = Mapping.Entry(
                key: option.name, keyRange: option.range, value: option.value)
            guard place == nil else { return pack.choose([entry], &diagnostics) }
            let names = pack.options.map(\.name)
            diagnostics.error(
                "template-pack", "unknown option '\(option.name)'", at: option.range,
                suggestion: suggestion(for: option.name, among: names)
                    ?? "declare it as '\(option.name): { default: … }'")
            return
        }
        let value = kind.value(of: option.value) ?? .null
        let declared = PackOption(
            name: option.name, kind: kind, description: option.description, value: value)
        if let place {
            pack.options[place] = declared
        } else {
            pack.options.append(declared)
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
