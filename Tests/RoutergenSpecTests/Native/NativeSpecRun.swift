import RoutergenModel
import RoutergenSpec
import RoutergenSyntax

/// One spec taken through parsing, reading and lowering, with other files beside it.
struct NativeSpecRun {
    var document: NativeDocument?
    var model: APIModel?
    var diagnostics = Diagnostics()
    private let files: FileTable

    init(_ text: String, files others: [String: String] = [:]) {
        let files = FileTable(others)
        self.files = files
        let file = files.add("api.yml", text)
        guard let root = parse(file, &diagnostics) else { return }
        take(root)
    }

    /// A tree that no text need stand for.
    init(root: Node) {
        files = FileTable([:])
        _ = files.add("api.yml", "")
        take(root)
    }

    /// The tree of a text that parses.
    static func root(_ text: String) -> Node? {
        var diagnostics = Diagnostics()
        return parse(SourceFile(path: "api.yml", text: text), &diagnostics)
    }

    private mutating func take(_ root: Node) {
        document = readNative(root, &diagnostics)
        guard let document else { return }
        model = lower(document, loader: files.loader, &diagnostics)
    }

    /// `api.yml:3:5: error: …`, one line each, sorted.
    var report: [String] { files.report(diagnostics) }
}
