import RoutergenModel
import RoutergenSpec
import Testing

@Suite("A filtered model")
struct ModelFilterTests {
    private static let text = """
        paths:
          /pets:
            get:
              operationId: listPets
              tags: [pets]
              security: [{ key: [] }]
              responses:
                '200':
                  description: All.
                  content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
          /users/{id}:
            get:
              operationId: getUser
              tags: [users]
              parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
              responses:
                '200':
                  description: One.
                  content: { application/json: { schema: { $ref: '#/components/schemas/User' } } }
        components:
          securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
          schemas:
            Pet: { properties: { owner: { $ref: '#/components/schemas/Owner' } } }
            Owner: { properties: { name: { type: string } } }
            User: { properties: { name: { type: string } } }
            Unused: { properties: { owner: { $ref: '#/components/schemas/Owner' } } }
        """

    private func filtered(
        including included: ModelFilter.Rules = .init(),
        excluding excluded: ModelFilter.Rules = .init()
    ) throws -> (operations: [String], types: [String], schemes: [String]) {
        let model = try #require(OpenAPIRun(Self.text).model)
        let result = model.filtered(by: ModelFilter(included: included, excluded: excluded))
        return (
            result.groups.flatMap { $0.endpoints.map(\.name.wire) }, result.types.map(\.id.name),
            result.securitySchemes.map(\.name.wire)
        )
    }

    @Test("is the whole one without rules")
    func noRules() throws {
        let result = try filtered()
        #expect(result.operations == ["listPets", "getUser"])
        #expect(result.types == ["Pet", "Owner", "User", "Unused"])
        #expect(result.schemes == ["key"])
    }

    @Test(
        "keeps what a rule names and all that it needs",
        arguments: [
            ModelFilter.Rules(tags: ["pets"]), .init(paths: ["/pets"]), .init(paths: ["/p*"]),
            .init(operations: ["listPets"]), .init(operations: ["GET /pets"]),
        ])
    func included(_ rules: ModelFilter.Rules) throws {
        let result = try filtered(including: rules)
        #expect(result.operations == ["listPets"])
        #expect(result.types == ["Pet", "Owner"])
        #expect(result.schemes == ["key"])
    }

    @Test("keeps a schema by name, with what it contains")
    func includedSchema() throws {
        let result = try filtered(including: .init(schemas: ["Unused"]))
        #expect(result.operations == [])
        #expect(result.types == ["Owner", "Unused"])
    }

    @Test("leaves out what a rule excludes, and types that nothing else needs")
    func excluded() throws {
        let result = try filtered(excluding: .init(tags: ["users"]))
        #expect(result.operations == ["listPets"])
        #expect(result.types == ["Pet", "Owner", "Unused"])
        let schemas = try filtered(excluding: .init(schemas: ["Unused", "Owner"]))
        #expect(schemas.types == ["Pet", "Owner", "User"])
    }
}
