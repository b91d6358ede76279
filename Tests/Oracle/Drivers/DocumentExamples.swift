import Foundation
import RoutergenKit
import RoutergenModel
import RoutergenSpec
import RoutergenSwift
import RoutergenSyntax

/// The examples of a document: the driver that reads and writes them, and what a judge needs to know.
struct DocumentExamples {
    private let source: ExampleSource
    private let files: [DocumentText]

    /// - Parameters:
    ///   - result: what the pipeline made of the document.
    ///   - model: the model that the generated code was made from.
    ///   - sources: every file that was read for it.
    init?(
        _ result: Pipeline.Result, loader: SourceLoader, model: APIModel, names: NameTable
    ) {
        guard let document = result.openAPI, let root = result.nodes,
            let file = loader.sources[root.range.file]
        else { return nil }
        var ignored = Diagnostics()
        let lowered = lowerWithExamples(
            document, file: file, root: root, loader: loader.fileLoader, &ignored)
        var texts: [FileID: DocumentText] = [:]
        for id in Set(lowered.examples.map(\.schema.file)).union([file.id]) {
            guard let file = loader.sources[id], let root = parse(file, &ignored) else { continue }
            texts[id] = DocumentText(root, path: file.path, index: Int(id.index))
        }
        source = ExampleSource(lowered.examples, model: model, names: names, files: texts)
        files = loader.sources.files.compactMap { file in
            if let text = texts[file.id] { return text }
            return parse(file, &ignored).map {
                DocumentText($0, path: file.path, index: Int(file.id.index))
            }
        }
    }

    /// The Swift file.
    var driver: String { source.text }

    /// Writes `examples.tsv`, the files of the document as `files/0.json` …, and `files.tsv`, which says
    /// what their paths are.
    func write(to folder: URL) throws {
        let texts = folder.appendingPathComponent("files")
        try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
        for file in files {
            try file.json.write(
                to: texts.appendingPathComponent("\(file.index).json"), atomically: false,
                encoding: .utf8)
        }
        try files.map { "\($0.index)\t\($0.path)\n" }.joined().write(
            to: folder.appendingPathComponent("files.tsv"), atomically: false, encoding: .utf8)
        try source.examples.map(\.text).joined().write(
            to: folder.appendingPathComponent("examples.tsv"), atomically: false, encoding: .utf8)
    }
}
