import Testing

@Suite("Mistakes in operations")
struct OperationMistakeTests {
    @Test("are told with their place", arguments: mistakes)
    func areTold(_ document: String, _ report: [String]) {
        #expect(OpenAPIRun(document).report == report.map { "api.yml:\($0)" })
    }

    static let mistakes: [(String, [String])] = [
        (
            "paths: { /a: { GET: { responses: { '204': { description: Done } } } } }",
            ["3:16: error: unknown method 'GET'; write 'get'"]
        ),
        (
            """
            paths:
              /a:
                get:
                  produces: [application/json]
                  responses: { '200': { description: Fine, schema: { type: string } } }
            """,
            [
                "6:7: error: 'produces' belongs to an operation in Swagger 2.0 only; write media "
                    + "types under 'content' of the responses",
                "7:48: error: 'schema' belongs to a response in Swagger 2.0 only; put it below a "
                    + "media type under 'content'",
            ]
        ),
        (
            """
            paths:
              /a:
                get:
                  parameters:
                    - { name: a, in: query, schema: { type: string } }
                    - { name: a, in: query, schema: { type: integer } }
                  responses: { '204': { description: Done } }
            """,
            [
                "8:17: error: the query parameter 'a' comes twice",
                "7:17: note: the other is here",
            ]
        ),
        (
            """
            paths:
              /a:
                get:
                  parameters:
                    - $ref: '#/components/parameters/page'
                    - $ref: '#/components/parameters/page'
                  responses: { '204': { description: Done } }
            components:
              parameters: { page: { name: page, in: query, schema: { type: integer } } }
            """,
            [
                "8:11: warning: the query parameter 'page' comes twice",
                "7:11: note: the other is here",
            ]
        ),
        (
            """
            security: [{ odd: [] }]
            paths:
              /a: { get: { responses: { '204': { description: Done } } } }
            components:
              securitySchemes:
                odd: { type: scheme }
                unused: { type: [] }
            """,
            [
                "8:18: error: unknown type 'scheme' of a security scheme; expected 'apiKey', "
                    + "'http', 'oauth2', 'openIdConnect' or 'mutualTLS'",
                "9:21: warning: 'type' must be text, found a list",
            ]
        ),
    ]
}
