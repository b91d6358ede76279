import Foundation
import RoutergenKit
import RoutergenSyntax
import TestSupport
import Testing

/// A description with everything that should be made of it.
///
/// `Tests/Golden/Cases/<topic>/<case>/` holds a native description, `input.routes.yml`, or an OpenAPI
/// document, `input.openapi.yml` or `input.openapi.json`; the files that it names; and `Expected/`:
/// `diagnostics.txt`, `model.txt` and the generated files below `Swift/`, each only where there is
/// something. Where there is a `routergen.yml`, the descriptions and the options are those that it names.
///
/// The flagship descriptions in `specs/` are cases too; theirs is `Tests/Golden/Specs/<name>/Expected`.
struct GoldenCase: Sendable, CustomTestStringConvertible {
    /// `topic/case`.
    let name: String
    let input: URL
    let expected: URL

    var testDescription: String { name }

    static let specs = Repository.root.appendingPathComponent("specs")

    static let cases: [GoldenCase] = {
        let root = Repository.root.appendingPathComponent("Tests/Golden/Cases")
        return folders(in: root).flatMap { topic in
            folders(in: topic).map { folder in
                GoldenCase(
                    name: "\(topic.lastPathComponent)/\(folder.lastPathComponent)",
                    input: input(in: folder),
                    expected: folder.appendingPathComponent("Expected"))
            }
        }
    }()

    /// The descriptions that stand alone; the others are included by these.
    static let flagships = ["everything", "five100px", "foursquare", "login"].map { name in
        GoldenCase(
            name: "specs/\(name)",
            input: specs.appendingPathComponent("\(name).routes.yml"),
            expected: Repository.root.appendingPathComponent("Tests/Golden/Specs/\(name)/Expected"))
    }

    /// What inputs are called; a case without a configuration has one of them.
    static let inputNames = ["input.routes.yml", "input.openapi.yml", "input.openapi.json"]

    private static func input(in folder: URL) -> URL {
        let inputs = (["routergen.yml"] + inputNames).map(folder.appendingPathComponent)
        let found = inputs.first { FileManager.default.fileExists(atPath: $0.path) }
        return found ?? folder.appendingPathComponent("input.routes.yml")
    }

    private static func folders(in url: URL) -> [URL] {
        let contents = try? FileManager.default.contentsOfDirectory(
            at: url, includingPropertiesForKeys: [.isDirectoryKey])
        return (contents ?? []).filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
    }
}

extension GoldenCase {
    /// Everything that the pipeline makes of the input, by the path below `Expected`.
    func produced() throws -> [String: String] {
        var pipeline = Pipeline()
        let requests = requests(&pipeline)
        let outputs = pipeline.hasFailed ? [] : pipeline.outputs(of: requests)
        var files: [String: String] = [:]
        files["diagnostics.txt"] = messages(of: pipeline)
        guard !pipeline.hasFailed else { return files.filter { !$0.value.isEmpty } }
        var models = Pipeline()
        files["model.txt"] = requests.map {
            models.run($0.path, $0.options, upTo: .model).dump(.model)
        }
        .joined()
        for output in outputs {
            let (path, generated) = (output.folder, output.files)
            let below = path.replacing(folder.path, with: "")
            for file in generated { files["Swift\(below)/\(file.path)"] = file.text }
        }
        return files.filter { !$0.value.isEmpty }
    }

    private var folder: URL { input.deletingLastPathComponent() }

    private func requests(_ pipeline: inout Pipeline) -> [SpecRequest] {
        guard input.lastPathComponent == "routergen.yml" else {
            return [SpecRequest(path: input.path, output: "", options: PipelineOptions())]
        }
        let invocation = Invocation(specs: [], configuration: input.path)
        return pipeline.requests(invocation) ?? []
    }

    /// What is wrong, with paths as a user in the folder of the input reads them.
    private func messages(of pipeline: Pipeline) -> String {
        let printer = DiagnosticPrinter(sources: pipeline.loader.sources)
        let failures = pipeline.failures.map { "\($0.path): error: \($0.reason)\n" }.joined()
        return (failures + printer.text(pipeline.diagnostics))
            .replacing(folder.path + "/", with: "")
    }

    /// What is in the folder `Expected`, by path.
    func recorded() throws -> [String: String] {
        guard let paths = FileManager.default.enumerator(atPath: expected.path) else { return [:] }
        var files: [String: String] = [:]
        for case let path as String in paths {
            let file = expected.appendingPathComponent(path)
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
            files[path] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        }
        return files
    }

    /// Makes the folder `Expected` hold these files and no others.
    func record(_ files: [String: String]) throws {
        try? FileManager.default.removeItem(at: expected)
        for (path, text) in files {
            let file = expected.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }
}
