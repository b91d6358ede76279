import RoutergenSyntax
import Testing

/// What the page about the format shows is what the tool accepts and refuses.
///
/// Each `yaml` block is a description, whole or without what the page says every file needs. A block
/// marked `refused` is followed by the messages. A block with the name of a file is that file.
@Suite("The page about the native format")
struct NativeFormatTests {
    private static let blocks = FencedBlock.blocks(ofPage: "NativeFormat.md")

    private static let descriptions = blocks.filter { $0.words == ["yaml"] }

    /// The messages stand in the block behind each.
    private static let refused = zip(blocks, blocks.dropFirst()).filter {
        $0.0.words == ["yaml", "refused"]
    }

    private static let files = blocks.filter { $0.words.count == 2 && $0.words[1].contains(".") }

    @Test("Marks its blocks in ways that the other tests know")
    func marks() {
        #expect(Self.descriptions.count == 18)
        #expect(Self.refused.count == 2)
        #expect(Self.files.count == 2)
        let others = Self.blocks.filter { $0.language != "yaml" && $0.language != "json" }
        #expect(others.allSatisfy { $0.words == ["text"] })
        let known = Self.descriptions.count + Self.refused.count + Self.files.count + others.count
        #expect(known == Self.blocks.count)
    }

    @Test("Shows descriptions that are accepted", arguments: descriptions)
    func accepts(_ block: FencedBlock) throws {
        let (report, count) = try generate(block.text)
        #expect(report.isEmpty, "line \(block.line)")
        #expect(count > 0, "line \(block.line)")
    }

    @Test("Shows the messages about mistakes", arguments: refused.indices)
    func refuses(_ index: Int) throws {
        let (block, messages) = Self.refused[index]
        let (report, _) = try generate(block.text)
        #expect(report == messages.text, "line \(block.line)")
        #expect(report.contains("error: "), "line \(block.line)")
    }

    @Test("Shows files to include that are accepted", arguments: files)
    func acceptsFiles(_ block: FencedBlock) throws {
        guard block.language == "yaml" else {
            var diagnostics = Diagnostics()
            let bytes = Array(block.text.utf8)
            let file = SourceFile(id: FileID(0), path: block.words[1], bytes: bytes)
            #expect(parseJSON(file, &diagnostics) != nil)
            return
        }
        let including = "include: \(block.words[1])\nroutes: { ping: { get: /ping } }\n"
        #expect(try generate(including).report == "")
    }

    /// The messages about a description, and how many files are made of it.
    private func generate(_ text: String) throws -> (report: String, count: Int) {
        let example = try PageExample(
            completed(text), as: "api.routes.yml", beside: Self.files)
        return (example.report, example.files.count)
    }

    /// Adds what the page says is left out, at the end, so that every line keeps its number.
    private func completed(_ text: String) -> String {
        func has(_ key: String) -> Bool { "\n\(text)".contains("\n\(key):") }
        var text = text
        if !has("routergen") { text += "routergen: 1\n" }
        if !has("api") { text += "api: Example\n" }
        if !has("base_url"), !has("servers") { text += "base_url: https://api.example.com\n" }
        if !has("routes"), !has("groups") { text += "routes: { ping: { get: /ping } }\n" }
        guard !has("types") else { return text }
        let types = [
            ("Photo", "{ id: Int, name: String }"), ("Problem", "{ message: String }"),
        ].filter { text.contains($0.0) }
        if !types.isEmpty {
            text += "types: { \(types.map { "\($0.0): \($0.1)" }.joined(separator: ", ")) }\n"
        }
        return text
    }
}
