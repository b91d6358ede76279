import Testing

@Suite("Answers")
struct ResponseLoweringTests {
    @Test("become this model", arguments: cases)
    func becomeModel(_ specCase: SpecCase) {
        let run = OpenAPIRun(specCase.text, files: specCase.files)
        #expect(run.outcome == specCase.expected)
    }

    @Test("has all its cases")
    func hasCases() {
        #expect(Self.cases.count == 4)
    }

    static let cases: [SpecCase] = [
        SpecCase(
            "of several statuses",
            #"""
            paths:
              /a:
                get:
                  operationId: a
                  responses:
                    '200': { description: It., content: { application/json: { schema: { type: array, items: { type: string } } } } }
                    '202': { description: Later. }
                    '304': { description: Same. }
                    4XX: { description: Wrong., content: { application/problem+json: { schema: { $ref: '#/components/schemas/Problem' } } } }
                    default: { $ref: '#/components/responses/Failure' }
                head: { operationId: b, responses: { '200': { description: It., content: { application/json: { schema: { type: string } } } } } }
                put: { operationId: c, responses: { 2XX: { description: It., content: { application/json: {} } } } }
                delete: { operationId: d, responses: { default: { description: It., content: { application/json: { schema: { type: [string, 'null'] } } } } } }
            components:
              schemas: { Problem: { type: object, properties: { title: { type: string } } } }
              responses:
                Failure: { description: Failed., content: { application/json: { schema: { properties: { why: { type: string } } } } } }

            """#,
            expected: #"""
                api Example
                group a
                  GET /a a
                    success 200: [String] "It."
                    success 202: nothing "Later."
                    error 304: nothing "Same."
                    error 4XX: Problem as application/problem+json "Wrong."
                    error default: FailureResponse "Failed."
                  HEAD /a b
                    success 200: nothing "It."
                  PUT /a c
                    success 2XX: JSON "It."
                  DELETE /a d
                    success: String? "It."
                    error default: String? "It."
                object Problem
                  title: String?
                object FailureResponse
                  why: String?

                """#),
        SpecCase(
            "in every media type",
            #"""
            paths:
              /a:
                get: { operationId: text, responses: { '200': { description: It., content: { text/html: { schema: { type: string } } } } } }
                put: { operationId: bytes, responses: { '200': { description: It., content: { application/pdf: { schema: { type: string, format: binary } } } } } }
                post: { operationId: xml, responses: { '200': { description: It., content: { application/xml: { schema: { type: object } } } } } }
                patch: { operationId: any, responses: { '200': { description: It., content: { '*/*': { schema: { type: integer } } } } } }
                delete: { operationId: several, responses: { '200': { description: It., content: { text/csv: {}, application/vnd.a+json: { schema: { type: string } }, application/json: { schema: { type: integer } } } } } }

            """#,
            expected: #"""
                api.yml:7:82: warning: an answer in 'application/xml' is returned as bytes
                api Example
                group a
                  GET /a text
                    success 200: text as text/html "It."
                  PUT /a bytes
                    success 200: data as application/pdf "It."
                  POST /a xml
                    success 200: data as application/xml "It."
                  PATCH /a any
                    success 200: Int "It."
                  DELETE /a several
                    success 200: Int "It."
                      or text/csv: text
                      or application/vnd.a+json: String

                """#),
        SpecCase(
            "with headers and examples",
            #"""
            paths:
              /a:
                get:
                  operationId: a
                  responses:
                    '200':
                      description: It.
                      headers:
                        X-Total: { required: true, description: How many., schema: { type: integer } }
                        Link: { $ref: '#/components/headers/Link' }
                      content:
                        application/json:
                          schema: { type: object }
                          examples: { one: { value: { a: [1, 2.50, null], b: x } } }
                    '404': { description: None., content: { application/json: { example: { no: 1 } } } }
                put: { operationId: b, responses: { '200': { description: It., content: { text/plain: { example: Hello } } } } }
            components:
              headers: { Link: { schema: { type: string } } }

            """#,
            expected: #"""
                api Example
                group a
                  GET /a a
                    success 200: JSON "It."
                      header X-Total: Int "How many."
                      header Link: String?
                    error 404: JSON "None."
                    sample 200 application/json {
                  "a": [
                    1,
                    2.50,
                    null
                  ],
                  "b": "x"
                }
                  PUT /a b
                    success 200: text "It."
                    sample 200 text/plain Hello

                """#),
        SpecCase(
            "of webhooks and callbacks, whose payloads are types and not routes",
            #"""
            paths:
              /subscribe:
                post:
                  operationId: subscribe
                  responses: { '204': { description: Done } }
                  callbacks:
                    onEvent:
                      '{$request.body#/url}':
                        post:
                          requestBody: { content: { application/json: { schema: { type: object, properties: { at: { type: integer } } } } } }
                          responses: { '200': { description: Thanks. } }
            webhooks:
              newPet:
                post:
                  requestBody: { content: { application/json: { schema: { type: object, properties: { name: { type: string } } } } } }
                  responses: { '200': { description: Thanks. } }

            """#,
            expected: #"""
                api Example
                group subscribe
                  POST /subscribe subscribe
                    success 204: nothing "Done"
                object NewPetPayload
                  name: String?
                object OnEventPayload
                  at: Int?

                """#),
    ]
}
