import Foundation
import RoutergenSpec
import RoutergenSyntax
import Testing

/// Descriptions that companies publish and that other tools test with, beside the checkout.
enum Corpus {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()  // Support
        .deletingLastPathComponent()  // OpenAPI
        .deletingLastPathComponent()  // RoutergenSpecTests
        .deletingLastPathComponent()  // Tests
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("shared/corpus")
        .resolvingSymlinksInPath()

    static let isPresent = FileManager.default.fileExists(atPath: folder.path)

    static let absence: Comment = "needs ../shared/corpus beside the checkout"

    /// The names of the documents in a folder, sorted.
    static func names(in folder: String) throws -> [String] {
        try FileManager.default
            .contentsOfDirectory(atPath: self.folder.appendingPathComponent(folder).path)
            .sorted()
    }

    /// A document read, and every reference followed.
    struct Reading {
        var diagnostics: Diagnostics
        /// How many references were followed.
        var references = 0
        /// How many files were read.
        var files: Int
        /// `name:3:5: error: …`
        var report: [String]
    }

    static func read(_ path: String) throws -> Reading {
        let disk = Disk()
        let file = try disk.file(folder.appendingPathComponent(path).standardizedFileURL.path)
        var diagnostics = Diagnostics()
        var references = 0
        if let (root, format) = parseDescription(file, &diagnostics),
            let document = readOpenAPI(root, format: format, &diagnostics)
        {
            var walk = ReferenceWalk(
                ReferenceResolver(document, file: file, root: root, loader: disk.loader))
            walk.walk(document)
            walk.reportUnused()
            diagnostics.report(walk.diagnostics)
            references = walk.count
        }
        let report = DiagnosticPrinter(sources: disk.map).text(diagnostics)
            .split(separator: "\n").map { line in
                line.hasPrefix(folder.path)
                    ? String(line.dropFirst(folder.path.count + 1)) : String(line)
            }
        return Reading(
            diagnostics: diagnostics, references: references, files: disk.map.files.count,
            report: report)
    }

    private final class Disk {
        private(set) var map = SourceMap()
        private var loaded: [String: SourceFile] = [:]

        func file(_ path: String) throws -> SourceFile {
            if let file = loaded[path] { return file }
            let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
            let file = map.add(path: path, bytes: bytes)
            loaded[path] = file
            return file
        }

        var loader: FileLoader {
            FileLoader { [self] reference, base in
                let folder = URL(fileURLWithPath: map[base]?.path ?? "/")
                    .deletingLastPathComponent()
                let path = folder.appendingPathComponent(reference).standardizedFileURL.path
                guard let file = try? file(path) else {
                    return .failure(FileLoader.Failure("no such file"))
                }
                return .success(file)
            }
        }
    }
}
