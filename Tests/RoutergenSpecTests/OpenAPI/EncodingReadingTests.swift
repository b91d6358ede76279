import RoutergenSpec
import Testing

@Suite("Encodings of parts of forms")
struct EncodingReadingTests {
    private func run(_ encoding: String) -> DescriptionRun {
        DescriptionRun(
            """
            openapi: 3.0.3
            info: { title: A, version: '1' }
            paths:
              /a:
                post:
                  requestBody:
                    content:
                      multipart/form-data:
                        encoding: \(encoding)
                  responses: {}
            """)
    }

    private func encoding(_ text: String) throws -> EncodingObject {
        let run = run("{ a: \(text) }")
        #expect(run.report == [])
        let body = run.operation("/a", "POST")?.requestBody?.inlineValue
        let media = try #require(body?.content.first?.value.inlineValue)
        #expect(media.encoding.map(\.name.value) == ["a"])
        return try #require(media.encoding.first?.value)
    }

    @Test("have media types and headers")
    func haveMediaTypes() throws {
        let encoding = try encoding(
            "{ contentType: 'image/png, image/*', headers: { X-A: { schema: { type: string } } } }")
        #expect(encoding.contentType?.value == "image/png, image/*")
        #expect(encoding.headers.map(\.name.value) == ["X-A"])
        #expect(encoding.serialization == nil)
    }

    @Test("have a style only where one of its keys stands", arguments: styles)
    func haveStyles(_ text: String, _ expected: ParameterSerialization) throws {
        #expect(try encoding(text).serialization == expected)
    }

    static let styles: [(String, ParameterSerialization)] = [
        ("{ style: form }", .init(style: .form, explodes: true)),
        ("{ explode: false }", .init(style: .form, explodes: false)),
        ("{ style: pipeDelimited }", .init(style: .pipeDelimited, explodes: false)),
        ("{ style: deepObject, explode: true }", .init(style: .deepObject, explodes: true)),
        ("{ allowReserved: true }", .init(style: .form, explodes: true, allowsReserved: true)),
    ]

    @Test("with mistakes are told", arguments: mistakes)
    func areTold(_ encoding: String, _ report: [String]) {
        #expect(run(encoding).report == report)
    }

    static let mistakes: [(String, [String])] = [
        ("[]", ["9:23: error: 'encoding' must be a mapping from names to encodings, found a list"]),
        ("{ a: png }", ["9:28: error: 'a' must be a mapping, found 'png'"]),
        (
            "{ a: { style: dep } }",
            [
                "9:37: error: unknown style 'dep'; expected 'form', 'spaceDelimited', "
                    + "'pipeDelimited' or 'deepObject'"
            ]
        ),
        (
            "{ a: { contentTyp: image/png } }",
            ["9:30: warning: unknown key 'contentTyp' in an encoding; did you mean 'contentType'?"]
        ),
    ]
}
