import RoutergenKit
import RoutergenSyntax
import RoutergenTemplates

/// The actions of `routergen templates`.
struct TemplatesRun {
    enum Failure: Error {
        case usage(UsageError)
        case file(FileFailure)
    }

    let action: String
    let operands: [String]

    /// One built-in pack a line with what it is for, or the files and options of a pack.
    func list(_ console: inout Console) throws(Failure) -> ExitStatus {
        guard operands.count <= 1 else { throw usage("'list' takes one pack") }
        guard let name = operands.first else {
            var pipeline = Pipeline()
            console.print(
                TemplatePack.embeddedNames.map { name in
                    row(name, pipeline.pack(name)?.description ?? "")
                }
                .joined())
            return .success
        }
        let files = try PackFiles(name).files
        console.print(files.map { "\($0.name)\n" }.joined())
        var pipeline = Pipeline()
        let pack = pipeline.pack(name)
        console.report(pipeline)
        guard let pack else { return pipeline.status }
        if !pack.options.isEmpty {
            console.print("\nOptions:\n")
            console.print(pack.options.map { row($0.name, describe($0)) }.joined())
        }
        return pipeline.status
    }

    /// The texts of files, or of the manifest.
    func show(_ console: inout Console) throws(Failure) -> ExitStatus {
        guard let name = operands.first else { throw usage("'show' needs a pack") }
        let pack = try PackFiles(name)
        let names = operands.count > 1 ? Array(operands.dropFirst()) : [PackFiles.manifest]
        for file in try pack.files(called: names, in: self) { console.print(file.text) }
        return .success
    }

    /// Copies files, with a manifest that extends their pack.
    func copy(to folder: String?, _ console: inout Console) throws(Failure) -> ExitStatus {
        guard let name = operands.first else { throw usage("'copy' needs a pack") }
        guard let folder else { throw usage("'copy' needs '--output DIR'") }
        let pack = try PackFiles(name)
        let names = operands.dropFirst()
        var files =
            names.isEmpty
            ? pack.files.filter { $0.name != PackFiles.manifest }
            : try pack.files(called: Array(names), in: self)
        files.removeAll { $0.name == PackFiles.manifest }
        files.append((PackFiles.manifest, try pack.extendingManifest(from: folder)))
        do throws(FileFailure) {
            try TemplateFolder.write(files, to: folder)
        } catch {
            throw .file(error)
        }
        console.print(files.map { "create \(FilePath.path($0.name, in: folder))\n" }.joined())
        return .success
    }

    /// Reads packs as `generate` does; of built-in ones every name is checked, too.
    func check(_ console: inout Console) -> ExitStatus {
        var pipeline = Pipeline()
        for name in operands.isEmpty ? TemplatePack.embeddedNames : operands {
            pipeline.checkPack(name)
        }
        console.report(pipeline)
        return pipeline.status
    }

    // MARK: - Words

    func usage(_ message: String, _ suggestion: String? = nil) -> Failure {
        .usage(UsageError(message, suggestion, command: "templates"))
    }

    private func row(_ name: String, _ text: String) -> String {
        let padding = String(repeating: " ", count: max(1, 12 - name.count))
        return text.isEmpty ? "\(name)\n" : "\(name)\(padding)\(text)\n"
    }

    /// `integer, 4: How far bodies are indented.`
    private func describe(_ option: PackOption) -> String {
        let start = "\(option.kind.rawValue), \(option.value.listing)"
        return option.description.map { "\(start): \($0)" } ?? start
    }
}

extension MustacheValue {
    /// The value of an option on one line.
    fileprivate var listing: String {
        switch self {
        case .string(let text): "'\(text)'"
        case .integer(let number): String(number)
        case .bool(let value): String(value)
        case .list(let items): "[\(items.map(\.listing).joined(separator: ", "))]"
        default: ""
        }
    }
}
