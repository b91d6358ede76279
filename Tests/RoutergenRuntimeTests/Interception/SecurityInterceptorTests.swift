import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A route with any security.
private struct SecuredRouter: Router {
    struct Configuration: RouterConfiguration {
        var baseURL = "https://h"
        static func standard() throws -> Configuration { Configuration() }
    }

    var security: [[SecurityRequirement]]

    var route: Route { Route(id: "secured", method: .get, path: "/", security: security) }

    func build(_ request: inout RequestBuilder, with configuration: Configuration) {
        request.path("/")
        request.query("q", "a b")
        request.query("key", "old")
        request.cookie("theme", "dark")
    }
}

@Suite("Security schemes", .timeLimit(.minutes(1)))
struct SecurityInterceptorTests {
    private let transport = StubTransport { _ in .json("1") }

    /// The request that is sent for a route.
    private func sent(
        _ security: [[SecurityRequirement]],
        _ interceptors: [String: any SecuritySchemeInterceptor]
    ) async throws -> URLRequest {
        let session = Session(
            transport: transport, interceptor: SecurityInterceptor(interceptors))
        let request = session.request(SecuredRouter(security: security))
        _ = await request.serializingData().response
        return try #require(request.lastRequest)
    }

    @Test("put credentials where they belong")
    func places() async throws {
        let bearer = try await sent([["a"]], ["a": .bearer("t")])
        #expect(bearer.value(forHTTPHeaderField: "Authorization") == "Bearer t")
        let basic = try await sent([["a"]], ["a": .basic(username: "me", password: "ü")])
        #expect(basic.value(forHTTPHeaderField: "Authorization") == "Basic bWU6w7w=")
        let header = try await sent([["a"]], ["a": .apiKey("k", in: .header("X-Key"))])
        #expect(header.value(forHTTPHeaderField: "X-Key") == "k")
        let query = try await sent([["a"]], ["a": .apiKey("k&1", in: .query("key"))])
        #expect(query.url?.absoluteString == "https://h/?q=a%20b&key=k%261")
        let cookie = try await sent([["a"]], ["a": .apiKey("k", in: .cookie("sid"))])
        #expect(cookie.value(forHTTPHeaderField: "Cookie") == "theme=dark; sid=k")
    }

    @Test("are chosen by the first alternative that is there")
    func alternatives() async throws {
        let both: [String: any SecuritySchemeInterceptor] = [
            "token": .bearer("t"), "key": .apiKey("k", in: .header("X-Key")),
        ]
        func headers(_ security: [[SecurityRequirement]]) async throws -> [String?] {
            let request = try await sent(security, both)
            return ["Authorization", "X-Key"].map { request.value(forHTTPHeaderField: $0) }
        }
        #expect(try await headers([["token"], ["key"]]) == ["Bearer t", nil])
        #expect(try await headers([["other"], ["key"]]) == [nil, "k"])
        #expect(try await headers([["other", "token"], ["key"]]) == [nil, "k"])
        #expect(try await headers([["other", "token"]]) == ["Bearer t", nil])
        #expect(try await headers([["token", "key"]]) == ["Bearer t", "k"])
        #expect(try await headers([[], ["key"]]) == [nil, "k"])
        #expect(try await headers([]) == [nil, nil])
        #expect(try await headers([["other"]]) == [nil, nil])
    }

    @Test("leave requests alone that are not made from a route")
    func withoutRoute() async throws {
        let session = Session(
            transport: transport, interceptor: SecurityInterceptor(["a": .bearer("t")]))
        let request = session.request("https://elsewhere")
        _ = await request.serializingData().response
        #expect(request.lastRequest?.value(forHTTPHeaderField: "Authorization") == nil)
        let single = AuthenticationInterceptor(
            authenticator: BearerAuthenticator(), credential: AccessToken("t"), schemes: ["a"])
        let other = Session(transport: transport, interceptor: single)
            .request("https://elsewhere")
        _ = await other.serializingData().response
        #expect(other.lastRequest?.value(forHTTPHeaderField: "Authorization") == nil)
    }

    @Test("hide credentials in descriptions")
    func descriptions() {
        #expect(AccessToken("secret").description == "***")
        #expect(!"\(AccessToken("secret", expirationDate: Date()))".contains("secret"))
        #expect("\(APIKey("secret"))" == "***")
        #expect("\(BasicCredential(username: "me", password: "secret"))" == "me:***")
    }
}

@Suite("OAuth 2", .timeLimit(.minutes(1)))
struct OAuth2Tests {
    /// A server of tokens that answers with this, and one of secrets that wants `Bearer good`.
    private func server(token: String, status: Int = 200) throws -> LoopbackServer {
        try LoopbackServer { request in
            if request.path == "/token" { return .json(token, status: status) }
            return request.header("Authorization") == "Bearer good"
                ? .text("secret") : ServerResponse(status: 401)
        }
    }

    @Test("gets a token in the application's own name, once")
    func clientCredentials() async throws {
        let server = try server(
            token: #"{"access_token": "good", "token_type": "bearer", "expires_in": 3600}"#)
        defer { server.stop() }
        let client = OAuth2Client(
            tokenURL: server.url("/token"), clientID: "a:b", clientSecret: "s/1")
        let session = Session(
            interceptor: SecurityInterceptor([
                "oauth": .clientCredentials(client, scopes: ["read", "write"])
            ]))
        let configuration = SecuredRouter.Configuration(baseURL: server.baseURL)
        let router = SecuredRouter(security: [[SecurityRequirement("oauth", scopes: ["read"])]])
        for _ in 0..<3 {
            let value = try await session.request(router, with: configuration)
                .serializingString().value
            #expect(value == "secret")
        }
        let asked = server.requests.filter { $0.path == "/token" }
        try #require(asked.count == 1)
        #expect(asked[0].method == "POST")
        #expect(
            asked[0].header("Authorization")
                == "Basic " + Data("a%3Ab:s%2F1".utf8).base64EncodedString())
        #expect(asked[0].header("Content-Type") == "application/x-www-form-urlencoded")
        #expect(
            String(decoding: asked[0].body, as: UTF8.self)
                == "grant_type=client_credentials&scope=read%20write")
    }

    @Test("sends the application's secret in the form where it is told so")
    func form() async throws {
        let server = try server(token: #"{"access_token": "good"}"#)
        defer { server.stop() }
        let client = OAuth2Client(
            tokenURL: server.url("/token"), clientID: "me", clientSecret: "s&t",
            authentication: .form)
        let interceptor = AuthenticationInterceptor(
            authenticator: ClientCredentialsAuthenticator(client: client))
        let request = Session(interceptor: interceptor).request(server.url())
        #expect(try await request.serializingString().value == "secret")
        #expect(
            String(decoding: server.requests[0].body, as: UTF8.self)
                == "grant_type=client_credentials&client_id=me&client_secret=s%26t")
        #expect(server.requests[0].header("Authorization") == nil)
        #expect(!"\(client)".contains("s&t"))
    }

    @Test("exchanges a token that is refused, and keeps the refresh token")
    func refreshToken() async throws {
        let server = try server(token: #"{"access_token": "good", "expires_in": "600"}"#)
        defer { server.stop() }
        let log = EventLog()
        let client = OAuth2Client(tokenURL: server.url("/token"), clientID: "app")
        let interceptor = AuthenticationInterceptor(
            authenticator: RefreshTokenAuthenticator(client: client) { token in
                log.add("\(token.token) \(token.refreshToken ?? "none")")
            },
            credential: AccessToken("bad", refreshToken: "r1"))
        let request = Session(interceptor: interceptor).request(server.url())
        #expect(try await request.serializingString().value == "secret")
        #expect(request.retryCount == 1)
        #expect(log.all == ["good r1"])
        #expect(interceptor.credential?.expirationDate != nil)
        let body = server.requests.first { $0.path == "/token" }?.body ?? Data()
        #expect(
            String(decoding: body, as: UTF8.self)
                == "grant_type=refresh_token&refresh_token=r1&client_id=app")
    }

    @Test(
        "says what the server says instead of a token",
        arguments: [
            (#"{"error": "invalid_client", "error_description": "who?"}"#, "invalid_client: who?"),
            ("<html>", "status 400, and no JSON"), ("{}", "status 400, and no token"),
            ("[1]", "status 400, and no token"),
        ])
    func refusal(body: String, message: String) async throws {
        let server = try server(token: body, status: 400)
        defer { server.stop() }
        let client = OAuth2Client(
            tokenURL: server.url("/token"), clientID: "me", clientSecret: "secret")
        let interceptor = AuthenticationInterceptor(
            authenticator: ClientCredentialsAuthenticator(client: client))
        let error = await Session(interceptor: interceptor).request(server.url())
            .serializingString().response.error
        #expect(error?.underlyingError as? AuthenticationError == .tokenRefused(message))
    }

    @Test("fails with the connection's error where the server of tokens is not there")
    func unreachable() async throws {
        let nowhere = try requireURL("http://127.0.0.1:1/token")
        let interceptor = AuthenticationInterceptor(
            authenticator: ClientCredentialsAuthenticator(
                client: OAuth2Client(tokenURL: nowhere, clientID: "me")))
        let error = await Session(interceptor: interceptor).request("http://127.0.0.1:1/data")
            .serializingString().response.error
        #expect(error?.transportError?.kind == .cannotConnect)
        #expect(error?.request?.url?.path == "/token")
    }
}
