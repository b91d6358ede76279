import Testing

@Suite("Servers")
struct ServerLoweringTests {
    @Test("become this model", arguments: cases)
    func becomeModel(_ specCase: SpecCase) {
        let run = OpenAPIRun(specCase.text, files: specCase.files)
        #expect(run.outcome == specCase.expected)
    }

    @Test("has all its cases")
    func hasCases() {
        #expect(Self.cases.count == 6)
    }

    static let cases: [SpecCase] = [
        SpecCase(
            "of paths and operations are kept where they are others",
            #"""
            servers: [{ url: 'https://api.example.com/v1/' }, { url: 'https://sandbox.example.com' }]
            paths:
              /a:
                servers: [{ url: 'https://up.example.com', description: For files. }, { url: 'https://up2.example.com' }]
                get: { operationId: a, responses: { '204': { description: Done } } }
                put: { operationId: b, servers: [{ url: '{origin}/x', variables: { origin: { default: 'https://o.example.com' } } }], responses: { '204': { description: Done } } }
                post: { operationId: c, servers: [{ url: /v2 }], responses: { '204': { description: Done } } }
                patch: { operationId: d, servers: [{ url: 'https://api.example.com/v1' }], responses: { '204': { description: Done } } }
                delete: { operationId: e, servers: [{ url: / }], responses: { '204': { description: Done } } }

            """#,
            expected: #"""
                api Example
                server https://api.example.com/v1
                server https://sandbox.example.com
                group a
                  GET /a a
                    server https://up.example.com
                    server https://up2.example.com
                    success 204: nothing "Done"
                  PUT /a b
                    server https://o.example.com/x
                    success 204: nothing "Done"
                  POST /a c
                    server /v2
                    success 204: nothing "Done"
                  PATCH /a d
                    success 204: nothing "Done"
                  DELETE /a e
                    server /
                    success 204: nothing "Done"

                """#),
        SpecCase(
            "without a host leave the base URL to the application",
            #"""
            servers: [{ url: /v1/ }]
            paths:
              /a:
                get: { operationId: a, responses: { '204': { description: Done } } }
                put: { operationId: b, servers: [{ url: /v1 }], responses: { '204': { description: Done } } }

            """#,
            expected: #"""
                api.yml:3:18: warning: the URL has no host, so the base URL has no default; it ends in '/v1'
                api Example
                base path /v1
                group a
                  GET /a a
                    success 204: nothing "Done"
                  PUT /a b
                    success 204: nothing "Done"

                """#),
        SpecCase(
            "without a scheme are taken to speak https",
            #"""
            swagger: '2.0'
            info: { title: Example, version: '1' }
            host: example.com
            paths:
              /a:
                get: { operationId: a, responses: { '204': { description: Done } } }

            """#,
            expected: #"""
                api.yml:3:7: warning: the URL has no scheme; 'https' is taken
                api Example
                server https://example.com
                group a
                  GET /a a
                    success 204: nothing "Done"

                """#),
        SpecCase(
            "whose variables hold no host leave the base URL to the application",
            #"""
            servers: [{ url: '{base}/v1', variables: { base: { default: /api } } }, { url: '{origin}', variables: { origin: { default: 'https://example.com' } } }]
            paths:
              /a:
                get: { operationId: a, responses: { '204': { description: Done } } }

            """#,
            expected: #"""
                api.yml:3:18: warning: the URL has no host, so the base URL has no default; it ends in '{base}/v1'
                api Example
                server {origin}
                  origin = https://example.com
                group a
                  GET /a a
                    success 204: nothing "Done"

                """#),
        SpecCase(
            "that every operation has are those of the API",
            #"""
            paths:
              /a:
                servers: [{ url: 'https://api.example.com' }]
                get: { operationId: a, responses: { '204': { description: Done } } }
              /b:
                get: { operationId: b, servers: [{ url: 'https://api.example.com' }], responses: { '204': { description: Done } } }

            """#,
            expected: #"""
                api Example
                server https://api.example.com
                group a
                  GET /a a
                    success 204: nothing "Done"
                group b
                  GET /b b
                    success 204: nothing "Done"

                """#),
        SpecCase(
            "of Swagger are called by their schemes",
            #"""
            swagger: '2.0'
            info: { title: Example, version: '1' }
            host: example.com
            basePath: v1
            schemes: [http, https]
            paths:
              /a:
                get: { operationId: a, responses: { '204': { description: Done } } }
                put: { operationId: b, schemes: [http], responses: { '204': { description: Done } } }

            """#,
            expected: #"""
                api Example
                server https https://example.com/v1
                server http http://example.com/v1
                group a
                  GET /a a
                    success 204: nothing "Done"
                  PUT /a b
                    server http://example.com/v1
                    success 204: nothing "Done"

                """#),
    ]
}
