import RoutergenModel
import RoutergenSpec
import RoutergenSyntax

/// One document taken through parsing, reading and lowering, with other files beside it.
struct OpenAPIRun {
    var model: APIModel?
    var diagnostics = Diagnostics()
    private let files: FileTable

    /// - Parameter text: a document; where it names no version, `openapi` and `info` are put in
    ///   front, so that a case holds only what it is about.
    init(
        _ text: String, files others: [String: String] = [:], types: TypeOverrides = TypeOverrides()
    ) {
        let files = FileTable(others)
        self.files = files
        let isWhole = ["openapi", "swagger", "{", "#"].contains { text.hasPrefix($0) }
        let file = files.add(
            "api.yml",
            isWhole ? text : "openapi: 3.1.0\ninfo: { title: Example, version: '1' }\n" + text)
        guard let root = parse(file, &diagnostics) else { return }
        take(root, of: file, types: types)
    }

    /// A tree that no text need stand for.
    init(root: Node) {
        files = FileTable([:])
        take(root, of: files.add("api.yml", ""), types: TypeOverrides())
    }

    private mutating func take(
        _ root: Node, of file: SourceFile, types: TypeOverrides
    ) {
        guard let format = detect(root, &diagnostics),
            let document = readOpenAPI(root, format: format, &diagnostics)
        else { return }
        model = lower(
            document, file: file, root: root, loader: files.loader, types: types, &diagnostics)
    }

    /// `api.yml:3:5: error: …`, one line each, sorted.
    var report: [String] { files.report(diagnostics) }

    /// What is wrong, then the model.
    var outcome: String {
        report.map { $0 + "\n" }.joined() + (model.map { describe($0) } ?? "no model")
    }
}
