import Testing

@testable import RoutergenTemplates

@Suite("Long lines of Swift")
struct LineBreakerTests {
    static let cases: [(String, String)] = [
        // What fits stays.
        ("    case list(page: Int, rpp: Int)", "    case list(page: Int, rpp: Int)"),
        // Arguments get a line of their own, or one each.
        (
            "    let route = Route(id: \"list\", path: \"/items\")",
            "    let route = Route(\n        id: \"list\", path: \"/items\"\n    )"
        ),
        (
            "func list(page: Int = 1, itemsPerPage: Int = 50, order: String) async throws {",
            "func list(\n    page: Int = 1,\n    itemsPerPage: Int = 50,\n    order: String\n"
                + ") async throws {"
        ),
        // Lists end with a comma.
        (
            "let all: [Kind] = [.aaaaaaaaaaaa, .bbbbbbbbbbbb]",
            "let all: [Kind] = [\n    .aaaaaaaaaaaa,\n    .bbbbbbbbbbbb,\n]"
        ),
        // Only the outermost brackets that need it are broken.
        (
            "try await send(Router.list(page: page, order: order)).model()",
            "try await send(\n    Router.list(page: page, order: order)\n).model()"
        ),
        // Brackets and commas in literals do not count.
        (
            "call(\"a, (b\", #\"[\"c\", \"d\"]\"#, \"\\\"),\", eeeeeee)",
            "call(\n    \"a, (b\", #\"[\"c\", \"d\"]\"#, \"\\\"),\", eeeeeee\n)"
        ),
        (
            "case .staging(let region, let port): region + \".example.com\"",
            "case .staging(let region, let port):\n    region + \".example.com\""
        ),
        (
            "var photos: PhotosClient { PhotosClient(connection: c) }",
            "var photos: PhotosClient {\n    PhotosClient(connection: c)\n}"
        ),
        (
            "let address = \"https://example.com/a/very/long/path\"",
            "let address =\n    \"https://example.com/a/very/long/path\""
        ),
        (
            "sample(body: \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\")",
            "sample(\n    body:\n        \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"\n)"
        ),
        (
            "size = try object.optional(\"size\") ?? Size.big",
            "size =\n    try object.optional(\"size\") ?? Size.big"
        ),
        (
            "size = try object.optional(\"size\") ?? Size(rawValue: 123)",
            "size =\n    try object.optional(\"size\")\n    ?? Size(rawValue: 123)"
        ),
        // Parameters are broken before a result, however long that is.
        (
            "func all(a: Int) async throws -> [[String: Int]] {",
            "func all(\n    a: Int\n) async throws -> [[String: Int]] {"
        ),
        // The comma that could end a list counts.
        (
            "let all: [Kind] = [.aaaaaaaaaaaa, .bbbbbbbb]",
            "let all: [Kind] = [\n    .aaaaaaaaaaaa,\n    .bbbbbbbb,\n]"
        ),
        (
            "call(errors: [.exactly(1), .range(2222222)], b: ccc)",
            "call(\n    errors: [.exactly(1), .range(2222222)],\n    b: ccc\n)"
        ),
        (
            "call(errors: [.exactly(1), .range(22222222)], b: ccc)",
            "call(\n    errors: [\n        .exactly(1),\n        .range(22222222),\n    ],\n    b: ccc\n)"
        ),
        (
            "let all: [Kind] = [.aaaaaaaaaaaaaaaaaaaaaaa]",
            "let all: [Kind] = [.aaaaaaaaaaaaaaaaaaaaaaa]"
        ),
        // A label that is too long itself.
        (
            "case .main(let region, let zone, let environment): \"\\(zone)\"",
            "case .main(\n    let region, let zone, let environment\n):\n    \"\\(zone)\""
        ),
        // A literal of several lines stays, up to the quotes that have as many number signs.
        (
            "body: ##\"\"\"\n    \"\"\"# [\"aaaaaaaaaaaaa\", \"bbbbbbbbbbbbbbbbbbbbbbb\", 1]\n    "
                + "[\"aaaaaaaaaaaaa\", \"bbbbbbbbbbbbbbbbbbbbbbb\", 123]\n    \"\"\"##\n"
                + "let all: [Kind] = [.aaaaaaaaaaaa, .bbbbbbbbbbbb]",
            "body: ##\"\"\"\n    \"\"\"# [\"aaaaaaaaaaaaa\", \"bbbbbbbbbbbbbbbbbbbbbbb\", 1]\n    "
                + "[\"aaaaaaaaaaaaa\", \"bbbbbbbbbbbbbbbbbbbbbbb\", 123]\n    \"\"\"##\n"
                + "let all: [Kind] = [\n    .aaaaaaaaaaaa,\n    .bbbbbbbbbbbb,\n]"
        ),
        // Comments and what cannot be understood stay.
        (
            "    /// A comment that is longer than the line (may be, [yes])",
            "    /// A comment that is longer than the line (may be, [yes])"
        ),
        // Protocols go on below, and the brace stands alone.
        (
            "    struct Payment: JSONModel, Hashable, En {",
            "    struct Payment: JSONModel, Hashable, En\n    {"
        ),
        (
            "public enum Payment: JSONModel, Hashable, Identifiable {",
            "public enum Payment: JSONModel, Hashable,\n    Identifiable\n{"
        ),
        (
            "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa) bbbbbbbbbbbbbbbbb(",
            "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa) bbbbbbbbbbbbbbbbb("
        ),
        (
            "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
            "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        ),
    ]

    @Test(arguments: cases)
    func areBrokenAtTheirBrackets(_ line: String, _ expected: String) {
        #expect(broken(line, lineLength: 44) == expected)
    }

    @Test func insideMultilineLiteralsStayAsTheyAre() {
        let text =
            "let a = \"\"\"\n    f(aaaaaaaaaa, bbbbbbbbbb, cccccccccc, dddddddd)\n    \"\"\"\n"
        #expect(broken(text, lineLength: 40) == text)
    }

    @Test func quotesInCommentsAndTextsBeginNoLiteral() {
        let text = "/// Say \"\"\" once.\nf(#\"a \"\"\" b\"#)\n"
        let long = "f(aaaaaaaaaa, bbbbbbbbbb, cccccccccc, dddddddd)\n"
        #expect(
            broken(text + long, lineLength: 44)
                == text
                + "f(\n    aaaaaaaaaa,\n    bbbbbbbbbb,\n    cccccccccc,\n    dddddddd\n)\n")
    }

    @Test func countCharactersNotBytes() {
        let line = "f(\"ääääääääääääääääääääääääääääääääää\")"
        #expect(broken(line, lineLength: 40) == line)
    }

    private func broken(_ text: String, lineLength: Int) -> String {
        let bytes = LineBreaker(lineLength: lineLength).broken(Array(text.utf8))
        return String(decoding: bytes, as: UTF8.self)
    }
}
