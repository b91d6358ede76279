import RoutergenSyntax

extension TemplatePack {
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
        let loaded = files.map { file in
            sources.add(path: "Templates/\(name)/\(file.name)", bytes: Array(file.text.utf8))
        }
        return read(loaded, &sources, &diagnostics)
    }

    /// Reads the files of a folder, by their names: a manifest and templates.
    ///
    /// A folder without a manifest overrides single templates of the pack `Default`, as one does whose
    /// manifest says `extends`. Every file must override something or be used.
    ///
    /// - Returns: nil after errors were reported.
    package static func read(
        _ files: [SourceFile], _ sources: inout SourceMap, _ diagnostics: inout Diagnostics
    ) -> TemplatePack? {
        var reader = PackReader(sources: sources, diagnostics: diagnostics)
        let pack = reader.pack(files)
        sources = reader.sources
        diagnostics = reader.diagnostics
        return pack
    }
}
