import RoutergenSyntax

extension TemplatePack {
    /// The names of the packs that are part of the program, sorted.
    package static var embeddedNames: [String] { EmbeddedTemplates.packs.keys.sorted() }

    /// The files of a pack that is part of the program, with their texts; nil when there is no such pack.
    package static func embeddedFiles(_ name: String) -> [(name: String, text: String)]? {
        EmbeddedTemplates.packs[name]
    }

    /// A pack that is part of the program.
    ///
    /// - Parameters:
    ///   - name: the folder of the pack below `Templates`.
    ///   - sources: gets the files of the pack, for positions in messages.
    /// - Returns: nil when there is no such pack.
    package static func embedded(
        _ name: String, _ sources: inout SourceMap, _ diagnostics: inout Diagnostics
    ) -> TemplatePack? {
        guard let files = EmbeddedTemplates.packs[name] else { return nil }
        var reader = PackReader(sources: sources, diagnostics: diagnostics, folders: .none)
        let pack = reader.embedded(name, files)
        sources = reader.sources
        diagnostics = reader.diagnostics
        return pack
    }

    /// Reads the files of a folder, by their names: a manifest and templates.
    ///
    /// A folder without a manifest overrides single templates of the pack `Default`, as one does whose
    /// manifest says `extends`. Every file must override something or be used, and every name in a template
    /// must be one of the context.
    ///
    /// - Parameters:
    ///   - folder: where the files are, for the packs that manifests name from there.
    ///   - folders: reads those.
    /// - Returns: nil after errors were reported.
    package static func read(
        _ files: [SourceFile], in folder: String = "", folders: TemplateFolders = .none,
        _ sources: inout SourceMap, _ diagnostics: inout Diagnostics
    ) -> TemplatePack? {
        var reader = PackReader(sources: sources, diagnostics: diagnostics, folders: folders)
        let pack = reader.pack(files, in: folder)
        sources = reader.sources
        diagnostics = reader.diagnostics
        return pack
    }
}
