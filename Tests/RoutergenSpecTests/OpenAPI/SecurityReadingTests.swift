import RoutergenSpec
import Testing

@Suite("Security of OpenAPI documents")
struct SecurityReadingTests {
    private func run(_ scheme: String, version: String = "3.1.0") -> DescriptionRun {
        DescriptionRun(
            """
            openapi: \(version)
            info: { title: A, version: '1' }
            paths: {}
            components: { securitySchemes: { s: \(scheme) } }
            """)
    }

    private func kind(
        _ scheme: String, version: String = "3.1.0"
    ) throws -> SecuritySchemeObject.Kind {
        let run = run(scheme, version: version)
        #expect(run.report == [])
        let component = try #require(run.document?.components.securitySchemes.first)
        return try #require(component.object.inlineValue?.kind)
    }

    @Test("has keys in a header, the query and a cookie", arguments: ["header", "query", "cookie"])
    func hasKeys(place: String) throws {
        guard
            case .apiKey(let name, let location) = try kind(
                "{ type: apiKey, in: \(place), name: K }")
        else {
            Issue.record("not a key")
            return
        }
        #expect(name.value == "K")
        #expect(location.rawValue == place)
    }

    @Test("has schemes of HTTP in lower case, with the format of bearer tokens")
    func hasHTTP() throws {
        guard
            case .http(let scheme, let format) = try kind(
                "{ type: http, scheme: Bearer, bearerFormat: JWT }")
        else {
            Issue.record("not of HTTP")
            return
        }
        #expect(scheme.value == "bearer")
        #expect(format == "JWT")
    }

    @Test("has OpenID Connect and certificates")
    func hasOthers() throws {
        if case .openIDConnect(let url) = try kind(
            "{ type: openIdConnect, openIdConnectUrl: 'https://a/b' }")
        {
            #expect(url?.value == "https://a/b")
        } else {
            Issue.record("not OpenID Connect")
        }
        guard case .mutualTLS = try kind("{ type: mutualTLS }") else {
            Issue.record("not a certificate")
            return
        }
    }

    @Test("has every flow of OAuth 2, the last since OpenAPI 3.2")
    func hasFlows() throws {
        let url = "authorizationUrl: 'https://a', tokenUrl: 'https://t', refreshUrl: 'https://r'"
        let scheme = """
            { type: oauth2, oauth2MetadataUrl: 'https://m', deprecated: true, flows: {
              implicit: { authorizationUrl: 'https://a', scopes: { read: Reads., write: Writes. } },
              password: { tokenUrl: 'https://t', scopes: {} },
              clientCredentials: { tokenUrl: 'https://t', scopes: {} },
              authorizationCode: { \(url), scopes: {} },
              deviceAuthorization: { deviceAuthorizationUrl: 'https://d', tokenUrl: 'https://t', scopes: {} } } }
            """
        guard case .oauth2(let flows) = try kind(scheme, version: "3.2.0") else {
            Issue.record("not OAuth 2")
            return
        }
        #expect(flows.map(\.kind) == OAuthFlow.Kind.allCases)
        #expect(flows.first?.scopes.map(\.name.value) == ["read", "write"])
        #expect(flows.first?.scopes.map(\.value) == ["Reads.", "Writes."])
        let code = try #require(flows.dropFirst(3).first)
        #expect(code.authorizationURL == "https://a")
        #expect(code.tokenURL == "https://t")
        #expect(code.refreshURL == "https://r")
    }

    @Test("schemes with mistakes are told", arguments: mistakes)
    func areTold(_ scheme: String, _ report: [String]) {
        #expect(run(scheme).report == report)
    }

    static let mistakes: [(String, [String])] = [
        ("{ name: a }", ["4:37: warning: a security scheme needs 'type'"]),
        (
            "{ type: apiKy, in: header, name: a }",
            ["4:45: warning: unknown type 'apiKy' of a security scheme; did you mean 'apiKey'?"]
        ),
        (
            "{ type: apiKey, in: path, name: a }",
            [
                "4:57: warning: unknown place 'path' of an API key; expected 'query', 'header' "
                    + "or 'cookie'"
            ]
        ),
        ("{ type: apiKey, in: header }", ["4:37: warning: a security scheme needs 'name'"]),
        ("{ type: http }", ["4:37: warning: a security scheme needs 'scheme'"]),
        ("{ type: oauth2 }", ["4:37: warning: a security scheme should have 'flows'"]),
        (
            "{ type: oauth2, flows: { pasword: { tokenUrl: 'https://t', scopes: {} } } }",
            ["4:62: warning: unknown key 'pasword' in 'flows'; did you mean 'password'?"]
        ),
        (
            "{ type: oauth2, flows: { password: { tokenUrl: 'https://t' } } }",
            ["4:72: warning: a flow should have 'scopes'"]
        ),
        (
            "{ type: basic }",
            [
                "4:45: warning: the type 'basic' belongs to Swagger 2.0; write 'type: http' and "
                    + "'scheme: basic'"
            ]
        ),
    ]

    @Test("is needed together inside of a requirement, and one requirement is enough")
    func hasRequirements() throws {
        let run = DescriptionRun(
            """
            openapi: 3.1.0
            info: { title: A, version: '1' }
            security: [{ a: [], b: [read] }, {}]
            paths:
              /a:
                get: { responses: {} }
                put: { security: [], responses: {} }
                post: { security: [{ c: }], responses: {} }
            """)
        let requirements = try #require(run.document?.security)
        #expect(requirements.map { $0.schemes.map(\.name.value) } == [["a", "b"], []])
        #expect(requirements.first?.schemes.last?.scopes.map(\.value) == ["read"])
        #expect(run.operation("/a")?.security == nil)
        #expect(run.operation("/a", "PUT")?.security?.count == 0)
        #expect(run.operation("/a", "POST")?.security?.first?.schemes.map(\.name.value) == ["c"])
        #expect(run.report == [])
    }
}
