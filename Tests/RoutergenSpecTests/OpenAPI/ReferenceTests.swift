import RoutergenSpec
import RoutergenSyntax
import Testing

@Suite("References")
struct ReferenceTests {
    /// A document whose one response has a schema, with components and files beside it.
    private func run(
        _ reference: String, components: String = "", version: String = "3.0.3",
        path: String = "api.yml", files: [String: String] = [:],
        options: ReferenceOptions = ReferenceOptions()
    ) -> DescriptionRun {
        let text = """
            openapi: \(version)
            info: { title: A, version: '1' }
            paths:
              /a:
                get:
                  responses:
                    '200':
                      description: ''
                      content:
                        application/json:
                          schema:
                            $ref: '\(reference)'
            components:
              schemas:
                Pet: { type: object, properties: { 'a/b~c d': { type: integer } } }
                Alias: { $ref: '#/components/schemas/Pet' }
                One: { $ref: '#/components/schemas/Two' }
                Two: { $ref: '#/components/schemas/One' }
            \(components)
            """
        return DescriptionRun(text, path: path, files: files, resolves: false, options: options)
    }

    /// The schema of the response, and where it stands.
    private func destination(_ run: inout DescriptionRun) -> (SchemaObject, ReferenceTarget?)? {
        guard let response = run.resolved("/a")?.responses.first?.response.value,
            case .inline(let mediaType)? = response.content.first?.value,
            let schema = mediaType.schema, var resolver = run.walk?.resolver
        else { return nil }
        let resolved = resolver.resolve(schema, &run.extraDiagnostics)
        return resolved.map { ($0.value, $0.target) }
    }

    @Test(
        "lead to places of the same file",
        arguments: [
            ("#/components/schemas/Pet", ["components", "schemas", "Pet"]),
            ("#/components/schemas/Alias", ["components", "schemas", "Pet"]),
            (
                "#/components/schemas/Pet/properties/a~1b~0c%20d",
                ["components", "schemas", "Pet", "properties", "a/b~c d"]
            ),
            (
                "#/components/schemas/Alias/properties/a~1b~0c+d",
                ["components", "schemas", "Pet", "properties", "a/b~c d"]
            ),
        ])
    func leadInside(_ reference: String, _ pointer: [String]) throws {
        var run = run(reference)
        let found = destination(&run)
        let (_, target) = try #require(found)
        #expect(target?.pointer == pointer)
    }

    @Test(
        "lead to other files",
        arguments: [
            ("models/pet.yml", "specs/models/pet.yml"),
            ("./models/all.json#/Pet", "specs/models/all.json"),
            ("models/two%20words.yml", "specs/models/two words.yml"),
            ("models/way.yml#/back", "specs/models/pet.yml"),
        ])
    func leadOutside(_ reference: String, _ path: String) throws {
        var run = run(
            reference, path: "specs/api.yml",
            files: [
                "specs/models/pet.yml": "type: string",
                "specs/models/all.json": #"{"Pet": {"type": "string"}}"#,
                "specs/models/two words.yml": "type: string",
                "specs/models/way.yml": "back: { $ref: '../models/pet.yml' }",
            ])
        let found = destination(&run)
        let (schema, target) = try #require(found)
        #expect(schema.types == .string)
        let file = try #require(target?.file)
        #expect(run.path(of: file) == path)
    }

    @Test("lead to identifiers and anchors since OpenAPI 3.1")
    func leadToIdentifiers() throws {
        let components = """
                Tree:
                  $id: https://example.com/tree
                  $defs:
                    leaf: { $anchor: leaf, type: boolean }
                    branch: { $ref: '#leaf' }
            """
        for reference in [
            "https://example.com/tree#leaf", "https://example.com/tree#/$defs/leaf",
            "#/components/schemas/Tree/$defs/branch",
        ] {
            var run = run(reference, components: components, version: "3.1.0")
            let found = destination(&run)
            let (schema, target) = try #require(found, "\(reference)")
            #expect(schema.types == .boolean)
            #expect(target?.pointer == ["components", "schemas", "Tree", "$defs", "leaf"])
        }
    }

    @Test("that are followed again lead to the same and are told again")
    func followedAgain() throws {
        let run = run("#/components/schemas/Pet")
        var resolver = try #require(run.walk?.resolver)
        let alias = try #require(
            run.document?.components.schemas.first { $0.name.value == "Alias" })
        var reference = try #require(alias.object.reference)
        for description in ["one", "two"] {
            var found = Diagnostics()
            reference.description = description
            let resolved = resolver.resolve(reference, as: SchemaObject.self, &found)
            #expect(resolved?.target?.pointer == ["components", "schemas", "Pet"])
            #expect(resolved?.targets.count == 1)
            #expect(resolved?.reference?.description == description)
            #expect(found.isEmpty)
            // The same text where something else must stand.
            let response = resolver.resolve(reference, as: OpenAPIResponse.self, &found)
            #expect(response == nil)
            #expect(found.sorted.map(\.id) == ["wrong-target"])
        }
    }

    @Test("that go wrong are told at their place", arguments: mistakes)
    func goWrong(_ reference: String, _ message: String) {
        var run = run(
            reference, path: "specs/api.yml",
            files: ["specs/bad.yml": "a: [", "b.yml": "type: string"])
        #expect(destination(&run) == nil)
        #expect(run.extraReport == [message])
    }

    static let mistakes = [
        (
            "#/components/schemas/Pett",
            "specs/api.yml:12:23: warning: '#/components/schemas/Pett' leads nowhere; any value is "
                + "taken for it; did you mean '#/components/schemas/Pet'?"
        ),
        (
            "#components/schemas/Pet",
            "specs/api.yml:12:23: warning: '#components/schemas/Pet' leads nowhere; any value is "
                + "taken for it; did you mean '#/components/schemas/Pet'?"
        ),
        (
            "Pet",
            "specs/api.yml:12:23: error: cannot read 'Pet': no such file; "
                + "did you mean '#/components/schemas/Pet'?"
        ),
        (
            "other.yml#/Pet",
            "specs/api.yml:12:23: error: cannot read 'other.yml': no such file"
        ),
        (
            "https://example.com/a.yml#/Pet",
            "specs/api.yml:12:23: error: 'https://example.com/a.yml' is on another host, which is "
                + "not read; save it as a file beside the description and refer to that"
        ),
        (
            "../b.yml",
            "specs/api.yml:12:23: error: '../b.yml' is outside the folder of the description; "
                + "move it there, or allow it with '--outside-references'"
        ),
        (
            "#/components/schemas/One",
            "specs/api.yml:17:18: error: '#/components/schemas/Two' leads in a circle and never to "
                + "a schema"
        ),
    ]

    @Test("may leave the folder when that is allowed")
    func mayLeave() throws {
        var run = run(
            "../b.yml", path: "specs/api.yml", files: ["b.yml": "type: string"],
            options: ReferenceOptions(allowsFilesOutsideRoot: true))
        #expect(destination(&run)?.0.types == .string)
    }

    @Test("to a component of another kind are told")
    func leadToOthers() {
        let run = DescriptionRun(
            """
            openapi: 3.0.3
            info: { title: A, version: '1' }
            paths:
              /a:
                get:
                  parameters: [{ $ref: '#/components/schemas/Pet' }]
                  responses: {}
            components:
              schemas:
                Pet: { type: object }
            """, resolves: true)
        #expect(
            run.report == [
                "6:28: error: '#/components/schemas/Pet' is one of 'schemas', but a parameter is "
                    + "needed here"
            ])
    }

    @Test("keep what stands beside them")
    func keepSiblings() {
        let run = DescriptionRun(
            """
            openapi: 3.1.0
            info: { title: A, version: '1' }
            paths: {}
            components:
              schemas:
                Pet: { type: object }
                Old: { $ref: '#/components/schemas/Pet', description: Old, deprecated: true }
                More: { $ref: '#/components/schemas/Pet', properties: { a: { type: string } } }
            """)
        let old = run.document?.components.schemas[1].object.reference
        #expect(old?.description == "Old")
        #expect(old?.isDeprecated == true)
        let more = run.schema("More")
        #expect(more?.reference?.text.value == "#/components/schemas/Pet")
        #expect(more?.properties.map(\.name.value) == ["a"])
        #expect(run.report.isEmpty)
    }

    @Test("in unused components are warnings")
    func unused() {
        let run = DescriptionRun(
            """
            openapi: 3.0.3
            info: { title: A, version: '1' }
            paths: {}
            components:
              parameters:
                order: { $ref: 'http://example.org/library.yaml#/order' }
                broken: { name: a, in: nowhere }
            """)
        #expect(
            run.report == [
                "6:20: warning: 'http://example.org/library.yaml' is on another host, which is not "
                    + "read; save it as a file beside the description and refer to that",
                "7:28: warning: unknown place 'nowhere' of a parameter; it is left out; expected 'path', 'query', "
                    + "'header' or 'cookie'",
            ])
    }
}
