import RoutergenModel
import RoutergenSpec
import RoutergenSyntax
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("The corpus")
struct CorpusLoweringTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../shared/corpus").standardizedFileURL

    private static let isThere = FileManager.default.fileExists(atPath: folder.path)

    @Test(
        "is lowered without an error that reading has not found", .enabled(if: isThere, "no corpus")
    )
    func lowers() throws {
        var count = 0
        var lowered = 0
        for name in ["real", "edge"] {
            let folder = Self.folder.appending(path: name)
            for path in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
                count += 1
                let bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
                let file = SourceFile(id: FileID(0), path: path, bytes: bytes)
                var diagnostics = Diagnostics()
                guard let root = parse(file, &diagnostics),
                    let format = detect(root, &diagnostics),
                    let document = readOpenAPI(root, format: format, &diagnostics)
                else { continue }
                let model = lower(
                    document, file: file, root: root, loader: .empty, &diagnostics)
                let types = Set(model.types.map(\.id))
                #expect(types.count == model.types.count, "\(path) declares a type twice")
                if !diagnostics.hasErrors { lowered += 1 }
            }
        }
        #expect(count == 332)
        #expect(lowered >= 300)
    }
}
