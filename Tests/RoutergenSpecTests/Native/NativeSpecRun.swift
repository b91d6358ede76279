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
        document = readNative(root, &diagnostics)
        guard let document else { return }
        model = lower(document, loader: files.loader, &diagnostics)
    }

    /// `api.yml:3:5: error: …`, one line each, sorted; suggestions and notes follow their message.
    var report: [String] {
        diagnostics.sorted.flatMap { diagnostic in
            let suggestion = diagnostic.suggestion.map { "; \($0)" } ?? ""
            let line = "\(place(diagnostic.range))\(diagnostic.severity): "
                + "\(diagnostic.message)\(suggestion)"
            return [line] + diagnostic.notes.map { "\(place($0.range))note: \($0.message)" }
        }
    }

    private func place(_ range: SourceRange?) -> String {
        guard let range else { return "" }
        let path = files.map[range.file]?.path ?? "?"
        return "\(path):\(range.start.line):\(range.start.column): "
    }
}

/// Files in memory, relative to one folder.
private final class FileTable {
    private(set) var map = SourceMap()
    private var texts: [String: String]
    private var loaded: [String: SourceFile] = [:]

    init(_ texts: [String: String]) {
        self.texts = texts
    }

    func add(_ path: String, _ text: String) -> SourceFile {
        let file = map.add(path: path, bytes: Array(text.utf8))
        loaded[path] = file
        return file
    }

    var loader: FileLoader {
        FileLoader { [self] reference, base in
            var parts = (map[base]?.path ?? "").split(separator: "/").dropLast().map(String.init)
            for part in reference.split(separator: "/") where part != "." {
                if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(String(part)) }
            }
            let path = parts.joined(separator: "/")
            if let file = loaded[path] { return .success(file) }
            guard let text = texts[path] else {
                return .failure(FileLoader.Failure("no such file"))
            }
            return .success(add(path, text))
        }
    }
}
