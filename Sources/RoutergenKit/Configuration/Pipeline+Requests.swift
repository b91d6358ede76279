import RoutergenSpec
import RoutergenSyntax
import RoutergenTemplates

extension Pipeline {
    /// The descriptions that a user wants, each with what the configuration and his flags say about it;
    /// nil where there is neither a description nor a configuration. Mistakes are in `diagnostics`.
    package mutating func requests(_ invocation: Invocation) -> [SpecRequest]? {
        var reader = ConfigurationReader(diagnostics: Diagnostics())
        defer { report(reader.diagnostics) }
        let flags = invocation.flags.map { reader.flags($0) } ?? SpecSettings()
        guard let path = invocation.configuration ?? foundConfiguration() else {
            guard !invocation.specs.isEmpty else { return nil }
            return invocation.specs.map { request($0, flags, flags, folder: nil) }
        }
        guard let file = load(path), let root = parse(file, &reader.diagnostics),
            let configuration = reader.configuration(root)
        else { return [] }
        let folder = Disk.parent(of: path)
        func named(_ spec: Configuration.Spec) -> String {
            FilePath.path(spec.path.value, in: folder)
        }
        guard !invocation.specs.isEmpty else {
            return configuration.specs.map {
                request(named($0), $0.settings.overridden(by: flags), flags, folder: folder)
            }
        }
        return invocation.specs.flatMap { path in
            let known = configuration.specs.filter { named($0) == FilePath.normalized(path) }
            let settings = known.isEmpty ? [configuration.shared] : known.map(\.settings)
            return settings.map {
                request(path, $0.overridden(by: flags), flags, folder: folder)
            }
        }
    }

    /// A request whose paths are seen from the working folder: those of flags are already, those of a
    /// configuration begin at its folder.
    private func request(
        _ path: String, _ settings: SpecSettings, _ flags: SpecSettings, folder: String?
    ) -> SpecRequest {
        func seen(_ path: Located<String>?, _ flag: Located<String>?) -> String? {
            if let flag { return flag.value }
            guard let path = path.map({ FilePath.path($0.value, in: folder) }) else { return nil }
            // A folder that is called like a built-in pack stays one.
            let isPack = TemplatePack.embeddedFiles(path) != nil
            return path.isEmpty ? "." : isPack ? "./\(path)" : path
        }
        let templates =
            settings.templates.flatMap {
                TemplatePack.embeddedFiles($0.value) == nil ? nil : $0.value
            }
            ?? seen(settings.templates, flags.templates)
        return SpecRequest(
            path: path, output: seen(settings.output, flags.output) ?? "",
            options: PipelineOptions(
                settings, templates: templates))
    }

    private func foundConfiguration() -> String? {
        // One that is not there yet may come while somebody watches.
        for name in Configuration.fileNames { loader.note(name) }
        return Configuration.fileNames.first { (try? Disk.kind($0)) == .file }
    }
}
