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
              tags: [pets, public]
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
    ) throws -> (operations: [String], types: [String], schemes: [String], report: [String]) {
        var adjustments = ModelAdjustments()
        adjustments.filter = ModelFilter(included: included, excluded: excluded)
        let run = try AdjustingRun(Self.text, adjustments)
        return (
            run.model.groups.flatMap { $0.endpoints.map(\.name.wire) },
            run.model.types.map(\.id.name), run.model.securitySchemes.map(\.name.wire), run.report
        )
    }

    @Test("takes the forms of an operation that have other kinds of bodies with it")
    func variants() throws {
        var adjustments = ModelAdjustments()
        adjustments.filter = ModelFilter(included: .init(operations: ["render"]))
        let run = try AdjustingRun(
            """
            paths:
              /render:
                post:
                  operationId: render
                  requestBody:
                    content:
                      application/json: { schema: { type: object, properties: { a: { type: string } } } }
                      text/plain: {}
                  responses: { '204': { description: Done } }
                get: { operationId: other, responses: { '204': { description: Done } } }
            """, adjustments)
        #expect(
            run.model.groups.flatMap { $0.endpoints.map(\.name.wire) } == [
                "render", "renderAsText",
            ])
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
            ModelFilter.Rules(tags: ["pets"]), .init(tags: ["public"]), .init(paths: ["/pets"]),
            .init(paths: ["/p*"]), .init(operations: ["listPets"]),
            .init(operations: ["GET /pets"]), .init(operations: ["* /p*"]),
            .init(operations: ["list*"]),
        ])
    func included(_ rules: ModelFilter.Rules) throws {
        let result = try filtered(including: rules)
        #expect(result.operations == ["listPets"])
        #expect(result.types == ["Pet", "Owner"])
        #expect(result.schemes == ["key"])
        #expect(result.report == [])
    }

    @Test("keeps a schema by name, with what it contains")
    func includedSchema() throws {
        let result = try filtered(including: .init(schemas: ["Unu*"]))
        #expect(result.operations == [])
        #expect(result.types == ["Owner", "Unused"])
        let both = try filtered(including: .init(tags: ["users"], schemas: ["Owner"]))
        #expect(both.operations == ["getUser"])
        #expect(both.types == ["Owner", "User"])
    }

    @Test(
        "leaves out what a rule excludes, and types that nothing else needs",
        arguments: [
            ModelFilter.Rules(tags: ["users"]), .init(paths: ["/users/{id}"]),
            .init(paths: ["/users/*"]), .init(operations: ["getUser"]),
            .init(operations: ["GET /users/{id}"]),
        ])
    func excluded(_ rules: ModelFilter.Rules) throws {
        let result = try filtered(excluding: rules)
        #expect(result.operations == ["listPets"])
        #expect(result.types == ["Pet", "Owner", "Unused"])
        #expect(result.report == [])
    }

    @Test("lets what is excluded win over what is included")
    func exclusionWins() throws {
        let result = try filtered(
            including: .init(paths: ["*"]), excluding: .init(tags: ["public"]))
        #expect(result.operations == ["getUser"])
    }

    @Test("leaves out excluded schemas, and says which ones are needed all the same")
    func excludedSchemas() throws {
        let result = try filtered(excluding: .init(schemas: ["Unused", "Owner"]))
        #expect(result.types == ["Pet", "Owner", "User"])
        #expect(
            result.report == [
                "warning: 'Owner' is excluded and stays all the same, because something that is left "
                    + "needs it; exclude that, too, or put a type of yours in its place"
            ])
    }

    @Test("says so when nothing is left")
    func nothingLeft() throws {
        let result = try filtered(
            excluding: .init(paths: ["*"], schemas: ["*"]))
        #expect(
            result.report == [
                "warning: no operation and no schema is left of the description"
            ])
    }

    @Test(
        "reports rules that name nothing, with what may be meant",
        arguments: [
            (
                ModelFilter.Rules(tags: ["pet"]),
                "the description has no tag 'pet'; did you mean 'pets'?"
            ),
            (
                .init(paths: ["/user/{id}"]),
                "the description has no path '/user/{id}'; did you mean '/users/{id}'?"
            ),
            (.init(paths: ["/x/*"]), "no path of the description matches '/x/*'"),
            (
                .init(operations: ["getUsers"]),
                "the description has no operation 'getUsers'; did you mean 'getUser'?"
            ),
            (
                .init(operations: ["PUT /pets"]),
                "the description has no operation 'PUT /pets'; did you mean 'GET /pets'?"
            ),
            (
                .init(schemas: ["owner"]),
                "the description has no schema 'owner'; did you mean 'Owner'?"
            ),
        ])
    func unmatched(_ rules: ModelFilter.Rules, _ message: String) throws {
        let isFirst = { (report: [String]) in report.first == "error: \(message)" }
        #expect(isFirst(try filtered(including: rules).report))
        #expect(isFirst(try filtered(excluding: rules).report))
    }
}
