import Foundation
import RoutergenSpec
import RoutergenSyntax
import TestSupport
import Testing

/// What `make corpus` cannot see: that nothing of the many files is left out.
@Suite("An API in 2,907 files", .enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct CorpusTests {
    @Test("has every reference followed")
    func multifile() throws {
        let document = try #require(try Corpus.documents(in: .multifile).first)
        let disk = Disk()
        let file = try disk.file(document.url.standardizedFileURL.path)
        var diagnostics = Diagnostics()
        let (root, format) = try #require(parseDescription(file, &diagnostics))
        let description = try #require(readOpenAPI(root, format: format, &diagnostics))
        var walk = ReferenceWalk(
            ReferenceResolver(description, file: file, root: root, loader: disk.loader))
        walk.walk(description)
        walk.reportUnused()
        diagnostics.report(walk.diagnostics)
        #expect(!diagnostics.hasErrors)
        #expect(walk.count > 23_000)
        #expect(disk.map.files.count > 1_500)
    }
}

/// Files as they are read, each once.
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
            let folder = URL(fileURLWithPath: map[base]?.path ?? "/").deletingLastPathComponent()
            let path = folder.appendingPathComponent(reference).standardizedFileURL.path
            guard let file = try? file(path) else {
                return .failure(FileLoader.Failure("no such file"))
            }
            return .success(file)
        }
    }
}
