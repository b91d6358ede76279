import RoutergenModel
import RoutergenSpec
import RoutergenSyntax
import Testing

@Suite("Examples of a document")
struct ExampleSiteTests {
    @Test("are listed with the types of their values", arguments: cases)
    func areListed(_ specCase: SpecCase) throws {
        let found = try Self.examples(specCase.text)
        #expect(found.joined(separator: "\n") == specCase.expected)
    }

    @Test("has all its cases")
    func hasCases() {
        #expect(Self.cases.count == 6)
    }

    @Test("stand for the schema that they are examples of")
    func standForTheirSchema() throws {
        let sites = try Self.sites(
            """
            components:
              schemas:
                Pet:
                  type: object
                  properties:
                    name: { type: string, example: Rex }
            """)
        let site = try #require(sites.first)
        #expect(sites.count == 1)
        #expect(site.schema.start == SourcePosition(line: 8, column: 15))
        #expect(site.value.range.start == SourcePosition(line: 8, column: 40))
    }

    static let cases: [SpecCase] = [
        SpecCase(
            "of schemas and properties, by both keywords",
            """
            components:
              schemas:
                Pet:
                  type: object
                  required: [kind]
                  example: { kind: cat }
                  properties:
                    kind: { enum: [cat], example: cat }
                    age: { type: [integer, 'null'], examples: [1, null] }
                    tags: { type: array, items: { type: string, example: loud } }
                    owner: { type: object, properties: { name: { type: string } }, example: { name: Ada } }
            """,
            expected: """
                either String "cat"
                either Int? 1
                either Int? null
                either String "loud"
                either PetOwner { "name": "Ada" }
                either Pet { "kind": "cat" }
                """),
        SpecCase(
            "of parts of a schema that have no type of their own",
            """
            components:
              schemas:
                Base: { type: object, properties: { id: { type: integer } }, example: { id: 1 } }
                Pet:
                  allOf:
                    - { $ref: '#/components/schemas/Base' }
                    - { type: object, properties: { name: { type: string } }, example: { id: 2, name: Rex } }
                Name: { oneOf: [{ type: string, example: Ada }, { type: 'null' }] }
            """,
            expected: """
                either Base { "id": 1 }
                either Pet { "id": 2, "name": "Rex" }
                either Name? "Ada"
                """),
        SpecCase(
            "of bodies, answers and parameters, by reference too",
            """
            paths:
              /pets/{id}:
                put:
                  parameters:
                    - { name: id, in: path, required: true, schema: { type: integer }, example: 7 }
                  requestBody:
                    content:
                      application/json:
                        schema: { $ref: '#/components/schemas/Pet' }
                        example: { name: Rex }
                      text/plain: { schema: { type: string }, example: Rex }
                  responses:
                    '200':
                      description: The pet.
                      content:
                        application/json:
                          schema: { type: array, items: { $ref: '#/components/schemas/Pet' } }
                          examples:
                            one: { $ref: '#/components/examples/One' }
                            none: { value: [] }
                            far: { externalValue: https://example.com/pets.json }
            components:
              schemas:
                Pet: { type: object, properties: { name: { type: string } } }
              examples:
                One: { value: [{ name: Rex }] }
            """,
            expected: """
                either Int 7
                request Pet { "name": "Rex" }
                answer [Pet] [ { "name": "Rex" } ]
                answer [Pet] []
                """),
        SpecCase(
            "of schemas that only references lead to",
            """
            components:
              schemas:
                Cat: { type: object, properties: { size: { $ref: '#/components/schemas/Pet/properties/size' } } }
                Pet: { type: object, properties: { size: { type: string, enum: [s, m], example: s } } }
            """,
            expected: """
                either PetSize "s"
                """),
        SpecCase(
            "of Swagger's answers and bodies",
            """
            swagger: '2.0'
            info: { title: Example, version: '1' }
            paths:
              /pets:
                post:
                  consumes: [application/json]
                  produces: [application/json]
                  parameters:
                    - in: body
                      name: pet
                      schema: { $ref: '#/definitions/Pet' }
                  responses:
                    '200':
                      description: The pet.
                      schema: { $ref: '#/definitions/Pet' }
                      examples: { application/json: { name: Rex } }
            definitions:
              Pet: { type: object, properties: { name: { type: string } }, example: { name: Ada } }
            """,
            expected: """
                either Pet { "name": "Ada" }
                answer Pet { "name": "Rex" }
                """),
        SpecCase(
            "of a union, once and not for each alternative",
            """
            components:
              schemas:
                Shape:
                  type: object
                  properties: { name: { type: string } }
                  example: { name: a, side: 1 }
                  oneOf:
                    - { type: object, properties: { side: { type: integer, example: 3 } } }
                    - { type: object, properties: { radius: { type: integer } } }
                Text: { type: [string, integer], example: 1 }
            """,
            expected: """
                either Int 3
                either Shape { "name": "a", "side": 1 }
                either Text 1
                """),
    ]

    private static func examples(_ text: String) throws -> [String] {
        try sites(text).map { site in
            let value = JSONText(site.value).text.split { $0 == "\n" }
                .map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
            return "\(site.direction) \(site.type.described) \(value)"
        }
    }

    private static func sites(_ text: String) throws -> [ExampleSite] {
        let files = FileTable([:])
        let isWhole = text.hasPrefix("swagger")
        let file = files.add(
            "api.yml",
            isWhole ? text : "openapi: 3.1.0\ninfo: { title: Example, version: '1' }\n" + text)
        var diagnostics = Diagnostics()
        let root = try #require(parse(file, &diagnostics))
        let format = try #require(detect(root, &diagnostics))
        let document = try #require(readOpenAPI(root, format: format, &diagnostics))
        return lowerWithExamples(
            document, file: file, root: root, loader: files.loader, &diagnostics
        ).examples
    }
}
