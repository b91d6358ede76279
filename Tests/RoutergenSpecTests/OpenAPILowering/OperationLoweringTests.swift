import Testing

@Suite("Operations")
struct OperationLoweringTests {
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
            "are named by operationId, or by method and path",
            #"""
            paths:
              /v1/photos/{id}/comments:
                parameters:
                  - { name: id, in: path, required: true, schema: { type: integer } }
                get: { summary: Comments, description: All of them., responses: { '204': { description: Done } } }
                post: { operationId: addComment, deprecated: true, responses: { '204': { description: Done } } }
                put: { operationId: addComment, responses: { '204': { description: Done } } }
              /v1/users.json:
                get: { tags: [people, other], operationId: listUsers, responses: { '204': { description: Done } } }
              /:
                get: { responses: { '204': { description: Done } } }
            tags:
              - { name: unused }
              - { name: people, description: Who is here. }

            """#,
            expected: #"""
                api.yml:9:25: warning: two operations are called 'addComment'
                api.yml:8:26: note: the first one is here
                api Example
                group people "Who is here."
                  GET /v1/users.json listUsers
                    success 204: nothing "Done"
                group photos
                  GET /v1/photos/{id}/comments get_v1_photos_id_comments "Comments

                All of them."
                    path id: Int
                    success 204: nothing "Done"
                  POST /v1/photos/{id}/comments addComment deprecated
                    path id: Int
                    success 204: nothing "Done"
                  PUT /v1/photos/{id}/comments put_v1_photos_id_comments
                    path id: Int
                    success 204: nothing "Done"
                group root
                  GET / get_root
                    success 204: nothing "Done"

                """#),
        SpecCase(
            "take the parameters of their path unless they have their own",
            #"""
            paths:
              /photos/{id}:
                parameters:
                  - { name: id, in: path, required: true, schema: { type: integer }, description: Which. }
                  - { name: size, in: query, schema: { type: string } }
                  - { name: Accept, in: header, schema: { type: string } }
                  - $ref: '#/components/parameters/Trace'
                get:
                  operationId: getPhoto
                  parameters:
                    - { name: size, in: query, required: true, schema: { type: integer, default: 4 } }
                    - { name: session, in: cookie, schema: { type: string } }
                    - { name: old, in: query, deprecated: true, schema: { type: boolean } }
                    - { name: page, in: query, schema: { type: integer, default: 1 } }
                    - { name: format, in: query, required: true, schema: { enum: [json] } }
                    - { name: since, in: query, schema: { type: string, format: date-time, default: '2020-01-01T00:00:00Z' } }
                  responses: { '204': { description: Done } }
            components:
              parameters:
                Trace: { name: X-Trace, in: header, required: true, schema: { type: string, format: uuid } }

            """#,
            expected: #"""
                api.yml:8:17: warning: a header 'Accept' is ignored as a parameter; the media types of the responses say it
                api Example
                group photos
                  GET /photos/{id} getPhoto
                    path id: Int "Which."
                    header X-Trace: UUID
                    query size: Int = 4
                    cookie session: String?
                    query old: Bool? deprecated
                    query page: Int = 1
                    query format: String = const "json"
                    query since: Date = "2020-01-01T00:00:00Z"
                    success 204: nothing "Done"

                """#),
        SpecCase(
            "keep paths that do not fit their parameters",
            #"""
            paths:
              /a/{x}/{y}:
                get:
                  operationId: odd
                  parameters:
                    - { name: x, in: path, required: true, schema: { type: string } }
                    - { name: z, in: path, required: true, schema: { type: string } }
                  responses: { '204': { description: Done } }
              /files/{name}.{ext}/{}/{a:
                get:
                  operationId: braces
                  parameters:
                    - { name: name, in: path, required: true, schema: { type: string } }
                    - { name: ext, in: path, required: true, schema: { type: string } }
                  responses: { '204': { description: Done } }

            """#,
            expected: #"""
                api.yml:4:3: warning: no path parameter is called 'y'; it is treated as text
                api.yml:9:19: warning: the path '/a/{x}/{y}' has no placeholder '{z}'
                api Example
                group a
                  GET /a/{x}/{y} odd
                    path x: String
                    path y: String
                    success 204: nothing "Done"
                group files
                  GET /files/{name}.{ext}/{}/{a braces
                    path name: String
                    path ext: String
                    success 204: nothing "Done"

                """#),
        SpecCase(
            "find parameters behind the operators of URI templates",
            #"""
            paths:
              /a/{.x*}/{;y}/{z*}/{.w}:
                parameters:
                  - { name: x, in: path, required: true, style: label, explode: true, schema: { type: integer } }
                  - { name: .w, in: path, required: true, schema: { type: integer } }
                  - { name: w, in: query, schema: { type: string } }
                get:
                  operationId: odd
                  parameters:
                    - { name: y, in: path, required: true, style: matrix, schema: { type: integer } }
                    - { name: z, in: path, required: true, schema: { type: integer } }
                  responses: { '204': { description: Done } }

            """#,
            expected: #"""
                api Example
                group a
                  GET /a/{x}/{y}/{z}/{.w} odd
                    path x: Int style labelExploded
                    path .w: Int
                    path y: Int style matrix
                    path z: Int
                    query w: String?
                    success 204: nothing "Done"

                """#),
        SpecCase(
            "need security as it is said",
            #"""
            security: [{ key: [] }]
            paths:
              /a:
                get: { operationId: a, responses: { '204': { description: Done } } }
                post: { operationId: b, security: [], responses: { '204': { description: Done } } }
                put: { operationId: c, security: [{}, { key: [], token: [] }, { oauth: [read, write] }, { cookie: [], basic: [], tls: [] }, { digest: [] }, { oidc: [] }], responses: { '204': { description: Done } } }
                delete: { operationId: d, security: [{ gone: [] }], responses: { '204': { description: Done } } }
            components:
              securitySchemes:
                key: { type: apiKey, in: header, name: X-Key, description: Ask for one. }
                cookie: { type: apiKey, in: cookie, name: session }
                token: { type: http, scheme: Bearer }
                basic: { type: http, scheme: basic }
                digest: { type: http, scheme: digest }
                oauth: { type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://example.com/token', scopes: { read: Read } } } }
                oidc: { type: openIdConnect, openIdConnectUrl: 'https://example.com/oidc' }
                tls: { type: mutualTLS }
                unused: { type: http, scheme: basic }

            """#,
            expected: #"""
                api.yml:9:44: warning: no security scheme is called 'gone'; routes need it without sending anything
                api Example
                scheme key: apiKey(location: RoutergenModel.Parameter.Location.header, name: "X-Key") "Ask for one."
                scheme cookie: apiKey(location: RoutergenModel.Parameter.Location.cookie, name: "session")
                scheme token: bearer
                scheme basic: basic
                scheme digest: authorization(scheme: "digest")
                scheme oauth: oauth2
                scheme oidc: openIDConnect(url: "https://example.com/oidc")
                scheme tls: mutualTLS
                group a
                  GET /a a
                    auth key
                    success 204: nothing "Done"
                  POST /a b
                    success 204: nothing "Done"
                  PUT /a c
                    auth none
                    auth key and token
                    auth oauth["read", "write"]
                    auth cookie and basic and tls
                    auth digest
                    auth oidc
                    success 204: nothing "Done"
                  DELETE /a d
                    auth gone
                    success 204: nothing "Done"

                """#),
        SpecCase(
            "go to servers, their own too",
            #"""
            servers:
              - { url: 'https://{region}.example.com/v1/', description: Live, variables: { region: { default: eu, enum: [eu, us], description: Where. } } }
              - { url: 'https://sandbox.example.com/{gone}', description: 'For trying things out, without any guarantee.' }
              - { url: /relative }
            paths:
              /a:
                servers: [{ url: 'https://files.example.com' }]
                get: { operationId: a, responses: { '204': { description: Done } } }
                put: { operationId: b, servers: [{ url: 'https://other.example.com' }], responses: { '204': { description: Done } } }

            """#,
            expected: #"""
                api.yml:5:12: warning: the URL holds '{gone}', which is none of its variables; describe it under 'variables'
                api.yml:6:12: warning: the URL has no host, so the base URL has no default; it ends in '/relative'
                api Example
                server Live https://{region}.example.com/v1 "Live"
                  region = eu of ["eu", "us"] "Where."
                server https://sandbox.example.com/{gone} "For trying things out, without any guarantee."
                  gone = {gone}
                group a
                  GET /a a
                    server https://files.example.com
                    success 204: nothing "Done"
                  PUT /a b
                    server https://other.example.com
                    success 204: nothing "Done"

                """#),
    ]
}
