import RoutergenSpec
import RoutergenSyntax

/// Files in memory, relative to one folder.
final class FileTable {
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

    /// `api.yml:3:5: error: …`, one line each, sorted.
    func report(_ diagnostics: Diagnostics) -> [String] {
        DiagnosticPrinter(sources: map).text(diagnostics)
            .split(separator: "\n").map(String.init)
    }

    var loader: FileLoader {
        FileLoader { [self] reference, base in
            var parts = (map[base]?.path ?? "").split(separator: "/").dropLast().map(String.init)
            for part in reference.split(separator: "/") where part != "." {
                if part == "..", !parts.isEmpty {
                    parts.removeLast()
                } else {
                    parts.append(String(part))
                }
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
