import RoutergenSpec
import Testing

@Suite("Parameters of OpenAPI documents")
struct ParameterReadingTests {
    @Test("have the style and explode of the table", arguments: styles)
    func haveStyles(_ parameter: String, _ expected: ParameterSerialization) {
        var run = DescriptionRun(
            """
            openapi: 3.2.0
            info: { title: A, version: '1' }
            paths:
              /a/{p}:
                get:
                  parameters: [{ name: p, \(parameter), schema: { type: array } }]
            """)
        #expect(run.resolved("/a/{p}")?.parameters.first?.value.serialization == expected)
        #expect(run.report.isEmpty)
    }

    @Test("has all its styles")
    func hasStyles() {
        #expect(Self.styles.count == 11)
    }

    static let styles: [(String, ParameterSerialization)] = [
        ("in: path, required: true", .init(style: .simple, explodes: false)),
        ("in: path, required: true, style: matrix", .init(style: .matrix, explodes: false)),
        (
            "in: path, required: true, style: label, explode: true",
            .init(style: .label, explodes: true)
        ),
        ("in: query", .init(style: .form, explodes: true)),
        ("in: query, explode: false", .init(style: .form, explodes: false)),
        ("in: query, style: spaceDelimited", .init(style: .spaceDelimited, explodes: false)),
        ("in: query, style: pipeDelimited", .init(style: .pipeDelimited, explodes: false)),
        (
            "in: query, style: deepObject, explode: true, allowReserved: true",
            .init(style: .deepObject, explodes: true, allowsReserved: true)
        ),
        ("in: header", .init(style: .simple, explodes: false)),
        ("in: cookie", .init(style: .form, explodes: true)),
        ("in: cookie, style: cookie", .init(style: .cookie, explodes: true)),
    ]

    @Test("with mistakes are told", arguments: mistakes)
    func areTold(_ parameter: String, _ report: [String]) {
        let run = DescriptionRun(
            """
            openapi: 3.0.3
            info: { title: A, version: '1' }
            paths:
              /a:
                get:
                  parameters:
                    - \(parameter)
                  responses: {}
            """)
        #expect(run.report == report)
    }

    static let mistakes: [(String, [String])] = [
        ("{ in: query, schema: {} }", ["7:11: error: a parameter needs 'name'"]),
        ("{ name: a, schema: {} }", ["7:11: error: a parameter needs 'in'"]),
        (
            "{ name: a, in: qury, schema: {} }",
            [
                "7:26: warning: unknown place 'qury' of a parameter; it is left out; did you mean 'query'?"
            ]
        ),
        (
            "{ name: a, in: body, schema: {} }",
            [
                "7:26: error: unknown place 'body' of a parameter; "
                    + "since OpenAPI 3.0 bodies go under 'requestBody'"
            ]
        ),
        (
            "{ name: a, in: path, schema: {} }",
            ["7:19: warning: the path parameter 'a' needs 'required: true'"]
        ),
        (
            "{ name: a, in: query }",
            ["7:11: warning: the parameter 'a' does not say its type"]
        ),
        (
            "{ name: a, in: query, style: frm, schema: {} }",
            ["7:40: error: unknown style 'frm'; did you mean 'form'?"]
        ),
        (
            "{ name: a, in: query, style: matrix, schema: {} }",
            [
                "7:40: error: the style 'matrix' does not fit here; expected 'form', "
                    + "'spaceDelimited', 'pipeDelimited' or 'deepObject'"
            ]
        ),
        (
            "{ name: a, in: query, type: integer }",
            [
                "7:11: warning: the parameter 'a' does not say its type",
                "7:33: error: 'type' belongs to a parameter in Swagger 2.0 only; put it below "
                    + "'schema'",
            ]
        ),
        (
            "{ name: a, in: query, explode: 1, schema: {} }",
            ["7:42: error: 'explode' must be true or false, found '1'"]
        ),
    ]

    @Test("of an operation take the place of those of its path")
    func override() {
        var run = DescriptionRun(
            """
            openapi: 3.0.3
            info: { title: A, version: '1' }
            paths:
              /a:
                parameters:
                  - { name: a, in: query, schema: { type: string } }
                  - { name: X-B, in: header, schema: { type: string } }
                  - { name: a, in: header, schema: { type: string } }
                get:
                  parameters:
                    - { name: a, in: query, required: true, schema: { type: string } }
                    - { name: x-b, in: header, schema: { type: string } }
                    - { name: accept, in: header, schema: { type: string } }
                  responses: {}
            """)
        let parameters = run.resolved("/a")?.parameters.map(\.value) ?? []
        #expect(parameters.map(\.name.value) == ["a", "a", "x-b"])
        #expect(parameters.map(\.location) == [.header, .query, .header])
        #expect(
            run.report == [
                "13:19: warning: a header 'accept' is ignored as a parameter; the media types of "
                    + "the responses say it"
            ])
    }
}
