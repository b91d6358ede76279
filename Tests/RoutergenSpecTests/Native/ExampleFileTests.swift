import RoutergenModel
import RoutergenSpec
import RoutergenSyntax
import Testing

@Suite("Files of example answers")
struct ExampleFileTests {
    private static let text = """
        routergen: 1
        api: Example
        base_url: https://example.com
        routes:
          it: { get: /a, returns: text, example: { file: answers/a.txt } }
        """

    private func lowered(
        loading bytes: [UInt8]
    ) throws -> (model: APIModel?, diagnostics: Diagnostics, asked: [String]) {
        var diagnostics = Diagnostics()
        let root = try #require(
            parse(SourceFile(path: "api.yml", text: Self.text), &diagnostics))
        let document = try #require(readNative(root, &diagnostics))
        var asked: [String] = []
        let loader = FileLoader { reference, base in
            asked.append("\(reference) from \(base.index)")
            return .success(SourceFile(id: FileID(1), path: reference, bytes: bytes))
        }
        let model = lower(document, loader: loader, &diagnostics)
        return (model, diagnostics, asked)
    }

    @Test("are asked for as the spec names them, and lose the line break at their end")
    func areRead() throws {
        let (model, diagnostics, asked) = try lowered(loading: Array("héllo\n\n".utf8))
        #expect(diagnostics.isEmpty)
        #expect(asked == ["answers/a.txt from 0"])
        let samples = model?.groups.first?.endpoints.first?.samples
        #expect(samples == [Sample(status: 200, mediaType: "text/plain", body: "héllo")])
    }

    @Test("must be UTF-8")
    func mustBeText() throws {
        let (_, diagnostics, _) = try lowered(loading: [0x61, 0xFF])
        #expect(diagnostics.sorted.map(\.id) == ["file-encoding"])
        #expect(diagnostics.sorted.map(\.range?.start) == [SourcePosition(line: 5, column: 50)])
    }
}
