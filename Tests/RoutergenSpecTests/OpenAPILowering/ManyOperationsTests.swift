import RoutergenModel
import RoutergenSpec
import RoutergenSyntax
import Testing

/// Descriptions with so many operations that two threads lower them. A list of examples is made by one, so
/// that is what the others must agree with.
@Suite("Many operations")
struct ManyOperationsTests {
    @Test("become the model that one thread makes of them", arguments: cases)
    func agree(_ specCase: ManyOperations) throws {
        let files = FileTable(specCase.files)
        let file = files.add("api.yml", specCase.text)
        var (many, one) = (Diagnostics(), Diagnostics())
        let root = try #require(parse(file, &many))
        let document = try #require(readOpenAPI(root, format: .openAPI31, &many))
        one.report(many)
        let model = lower(document, file: file, root: root, loader: files.loader, &many)
        let expected = lowerWithExamples(
            document, file: file, root: root, loader: files.loader, &one)
        #expect(model == expected.model)
        #expect(files.report(many) == files.report(one))
        let names = model.types.map(\.id.name)
        for name in specCase.names { #expect(names.contains(name), "\(names)") }
    }

    @Test("give an identifier to the operation that has it")
    func identifiersComeFirst() throws {
        let run = OpenAPIRun(
            """
            paths:
              /a:
                post:
                  operationId: render
                  requestBody:
                    content:
                      application/json: { schema: { type: object, properties: { a: { type: string } } } }
                      text/plain: { schema: { type: string } }
                  responses: { '204': { description: Done. } }
              /b:
                get: { operationId: renderAsText, responses: { '204': { description: Done. } } }
            """)
        let endpoints = try #require(run.model).groups.flatMap(\.endpoints)
        #expect(endpoints.map(\.name.wire) == ["render", "renderAsText2", "renderAsText"])
        #expect(endpoints.map(\.path.parts) == [[.text("/a")], [.text("/a")], [.text("/b")]])
    }

    static let cases = [
        ManyOperations(
            "with inline types that are the same, or that would have the same name",
            names: [
                "Op7Response2", "Mode", "XRequestA", "XRequestA2", "Op3Response",
            ]),
        ManyOperations(
            "with a reference to a schema that stands in another operation",
            extra: """
                  /late:
                    get:
                      operationId: late
                      responses:
                        '200':
                          description: As that.
                          content:
                            application/json:
                              schema: { $ref: '#/paths/~1p3/post/responses/200/content/application~1json/schema' }

                """, names: ["Op3Response"]),
        ManyOperations(
            "with references to nothing, and to another file",
            extra: """
                  /late:
                    get:
                      operationId: late
                      parameters: [{ name: a, in: query, schema: { $ref: '#/components/schemas/Nothing' } }]
                      responses: { '200': { $ref: answers.yml#/Fine } }

                """,
            files: [
                "answers.yml": """
                Fine:
                  description: Fine.
                  content: { application/json: { schema: { type: object, properties: { b: { type: string } } } } }
                """
            ]),
    ]
}

/// Eighty operations, and more.
struct ManyOperations: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let files: [String: String]
    /// Some of the types that there must be.
    let names: [String]

    init(
        _ description: String, extra: String = "", files: [String: String] = [:],
        names: [String] = []
    ) {
        testDescription = description
        self.files = files
        self.names = names
        let paths = (0..<80).map(Self.path).joined()
        text = """
            openapi: 3.1.0
            info: { title: Example, version: '1' }
            paths:
              /x:
                post:
                  operationId: x
                  requestBody:
                    content:
                      application/json:
                        schema:
                          type: object
                          properties: { a: { type: object, properties: { first: { type: string } } } }
                  responses: { '204': { description: Done. } }
            \(paths)
              /y:
                get:
                  operationId: x-request
                  parameters:
                    - { name: a, in: query, schema: { type: string, enum: [one, two, three] } }
                  responses: { '204': { description: Done. } }
            \(extra)
            components:
              schemas:
                Op7Response: { type: object, properties: { own: { $ref: '#/components/schemas/Shared' } } }
                Shared: { type: object, properties: { mode: { enum: [on, off] } } }
            """
    }

    /// Every third operation has a body of its own; all share enumerations, one of them open.
    private static func path(_ number: Int) -> String {
        """
          /p\(number):
            post:
              operationId: op\(number)
              parameters:
                - { name: mode, in: query, schema: { type: string, enum: [on, off] } }
                - { name: kind, in: query, schema: { anyOf: [{ type: string }, { enum: [big, small] }] } }
              requestBody:
                content:
                  application/json:
                    schema:
                      type: object
                      required: [kind]
                      properties:
                        kind: { enum: [big, small] }
                        part\(number % 3): { type: array, items: { type: object, properties: { n: { type: integer } } } }
              responses:
                '200':
                  description: Fine.
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          shared: { $ref: '#/components/schemas/Shared' }
                          field\(number % 40): { type: object, properties: { v: { enum: [\(number % 5), 9] } } }

        """
    }
}
