import RoutergenKit
import RoutergenSpec
import RoutergenSwift

extension Command {
    /// Writes a description to begin with.
    static let initialize = Command(
        name: "init",
        summary: "Write a description to begin with, or import one from OpenAPI or Swagger.",
        operands: .optional("FILE"),
        options: [.from, .overwrite]
    ) { arguments, console throws(UsageError) in
        let source = arguments[.from]
        let path = arguments.operands.first ?? defaultPath(for: source)
        var text = StarterSpec.text
        var notes: [ImportedSpec.Note] = []
        if let source {
            var pipeline = Pipeline()
            let imported = pipeline.imported(from: source)
            console.report(pipeline)
            guard !pipeline.hasFailed, let imported else { return pipeline.status }
            (text, notes) = (imported.text, imported.notes)
        }
        do throws(FileFailure) {
            guard try NewFile.write(text, to: path, replaces: arguments.has(.overwrite)) else {
                console.report("\(path): error: this file exists; '--force' overwrites it\n")
                return .failure
            }
        } catch {
            console.report(error)
            return .file
        }
        console.report(
            notes.map { note in
                let subject = note.subject.isEmpty ? "" : "\(note.subject): "
                return "\(path): note: not imported: \(subject)\(note.text)\n"
            }.joined())
        console.print(
            """
            create \(path)

            In Package.swift, the target with the file needs these two lines:

                dependencies: [.product(name: "RoutergenRuntime", package: "routergen")],
                plugins: [.plugin(name: "RoutergenBuildPlugin", package: "routergen")]

            """)
        return .success
    }

    /// `petstore.routes.yml` for `specs/petstore.yaml`
    private static func defaultPath(for source: String?) -> String {
        guard let name = source?.split(separator: "/").last?.split(separator: ".").first else {
            return "api.routes.yml"
        }
        return "\(name).routes.yml"
    }
}

extension Command.Option {
    fileprivate static let from = Self(
        name: "--from", value: "SPEC", help: "The OpenAPI or Swagger document to import.")
    fileprivate static let overwrite = Self(
        name: "--force", help: "Overwrite a file that exists.")
}
