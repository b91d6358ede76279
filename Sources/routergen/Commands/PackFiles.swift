import RoutergenKit
import RoutergenSyntax
import RoutergenTemplates

/// The files of a pack as they are written: those of a built-in one, or of a folder.
struct PackFiles {
    typealias File = (name: String, text: String)

    static let manifest = "template.yml"

    let name: String
    let files: [File]
    private let isBuiltIn: Bool

    init(_ name: String) throws(TemplatesRun.Failure) {
        self.name = name
        if let files = TemplatePack.embeddedFiles(name) {
            isBuiltIn = true
            self.files = files.map { ($0.name, $0.text.withNewline) }
            return
        }
        isBuiltIn = false
        do throws(FileFailure) {
            files = try SourceLoader().contents(ofFolder: name).map { path, bytes in
                (FilePath.name(path), String(decoding: bytes, as: UTF8.self))
            }
            .filter { $0.0.hasSuffix(".mustache") || $0.0 == Self.manifest }
        } catch {
            let hint = suggestion(for: name, among: TemplatePack.embeddedNames)
            guard let hint else { throw .file(error) }
            throw .usage(
                UsageError("there is no pack '\(name)'", hint, command: "templates"))
        }
    }

    /// Some of the files; `.mustache` may be left out of their names.
    func files(
        called names: [String], in run: TemplatesRun
    ) throws(TemplatesRun.Failure) -> [File] {
        var found: [File] = []
        for name in names {
            guard
                let file = files.first(where: { $0.name == name || $0.name == name + ".mustache" })
            else {
                throw run.usage(
                    "the pack '\(self.name)' has no file '\(name)'",
                    suggestion(for: name, among: files.map { $0.name.withoutSuffix }))
            }
            found.append(file)
        }
        return found
    }

    /// The manifest of a folder whose files replace some of this pack.
    func extendingManifest(from folder: String) throws(TemplatesRun.Failure) -> String {
        var target = name
        if !isBuiltIn {
            do throws(FileFailure) {
                target = try TemplateFolder.way(from: folder, to: name)
            } catch {
                throw .file(error)
            }
        }
        return """
            # Replaces files of \(target); what is not here comes from there.
            templates: \(ContextVersion.current)
            extends: \(target)

            """
    }
}

extension String {
    fileprivate var withNewline: String { hasSuffix("\n") ? self : self + "\n" }

    fileprivate var withoutSuffix: String {
        hasSuffix(".mustache") ? String(dropLast(".mustache".count)) : self
    }
}
