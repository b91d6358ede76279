import Testing

/// What the page about OpenAPI shows is what the tool accepts and makes.
///
/// Each `yaml` block is a document, whole or without what every document needs; a `swift` block
/// behind it stands in the code that is made of it, and a `text` block is its messages. A block with
/// the name of a file is that file.
@Suite("The page about OpenAPI")
struct OpenAPIPageTests {
    private static let blocks = FencedBlock.blocks(ofPage: "OpenAPI.md")
    private static let documents = blocks.filter { $0.words == ["yaml"] }
    private static let files = blocks.filter { $0.words.count == 2 }

    @Test("Has its examples")
    func hasExamples() {
        #expect(Self.documents.count >= 6)
        #expect(Self.blocks.filter { $0.language == "swift" }.count >= 5)
        let words = Set(Self.blocks.map(\.words))
        #expect(
            words.isSubset(of: [["sh"], ["yaml"], ["swift"], ["text"], ["yaml", "schemas.yml"]]))
    }

    @Test("Shows documents with their messages and their code", arguments: documents)
    func shows(_ document: FencedBlock) throws {
        let example = try PageExample(
            Self.completed(document.text), as: "api.yml", beside: Self.files)
        let behind = Self.blocks.drop { $0.line <= document.line }.prefix { $0.words != ["yaml"] }
        let messages = behind.filter { $0.words == ["text"] }.map(\.text).joined()
        #expect(example.report == messages, "line \(document.line)")
        if !example.report.contains("error: ") {
            #expect(!example.files.isEmpty, "line \(document.line)")
        }
        for code in behind where code.words == ["swift"] {
            #expect(example.holds(code.text), "line \(code.line)")
        }
    }

    /// Adds what every document needs, at the end, so that every line keeps its number.
    private static func completed(_ text: String) -> String {
        func has(_ key: String) -> Bool { "\n\(text)".contains("\n\(key):") }
        var text = text
        if !has("openapi"), !has("swagger") { text += "openapi: 3.1.0\n" }
        if !has("info") { text += "info: { title: Zoo, version: '1' }\n" }
        if !has("servers"), !has("swagger") { text += "servers: [{ url: 'https://a.example' }]\n" }
        if !has("paths") { text += "paths: {}\n" }
        return text
    }
}
