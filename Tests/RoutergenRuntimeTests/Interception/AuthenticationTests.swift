import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A server that accepts one token at a time; a POST to `/token` makes another one.
private final class TokenServer: Sendable {
    let server: LoopbackServer
    private let valid: TokenBox

    final class TokenBox: @unchecked Sendable {
        private let lock = NSLock()
        private var number = 0
        private(set) var refreshes = 0
        var isBroken = false

        var token: String { lock.withLock { "t\(number)" } }
        func next() -> String {
            lock.withLock {
                number += 1
                refreshes += 1
                return "t\(number)"
            }
        }
        func revoke() { lock.withLock { number += 1 } }
        var count: Int { lock.withLock { refreshes } }
    }

    init(isBroken: Bool = false) throws {
        let valid = TokenBox()
        self.valid = valid
        server = try LoopbackServer { request in
            if request.path == "/token" {
                Thread.sleep(forTimeInterval: 0.05)
                return .json(#"{"token": "\#(valid.next())"}"#)
            }
            let isRight = request.header("Authorization") == "Bearer \(valid.token)"
            return isRight && !isBroken
                ? .text("secret")
                : ServerResponse(
                    status: 401, headers: [("WWW-Authenticate", "Bearer")], body: Data("no".utf8))
        }
    }

    /// Makes every token so far worthless.
    func revoke() { valid.revoke() }
    var refreshCount: Int { valid.count }

    /// Fetches a token through the session that waits for it.
    var authenticator: BearerAuthenticator {
        let url = server.url("/token")
        return BearerAuthenticator { _, session in
            let json = try await session.request(url, method: .post).validate()
                .serializingJSON().value
            return AccessToken(json["token"]?.stringValue ?? "")
        }
    }
}

@Suite("Authentication", .timeLimit(.minutes(1)))
struct AuthenticationTests {
    @Test("obtains the first token when it is needed, through the same session")
    func first() async throws {
        let tokens = try TokenServer()
        defer { tokens.server.stop() }
        let interceptor = AuthenticationInterceptor(authenticator: tokens.authenticator)
        let session = Session(interceptor: interceptor)
        let request = session.request(tokens.server.url())
        #expect(try await request.serializingString().value == "secret")
        #expect(interceptor.credential == AccessToken("t1"))
        #expect(request.retryCount == 0)
        // The refresh itself had no token.
        #expect(tokens.server.requests.map { $0.header("Authorization") } == [nil, "Bearer t1"])
    }

    @Test("refreshes once for all requests that are refused at a time")
    func singleFlight() async throws {
        let tokens = try TokenServer()
        defer { tokens.server.stop() }
        let session = Session(
            interceptor: AuthenticationInterceptor(
                authenticator: tokens.authenticator, credential: AccessToken("old")))
        let values = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    await session.request(tokens.server.url()).validate().serializingString()
                        .response.value
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(values.allSatisfy { $0 == "secret" })
        #expect(tokens.refreshCount == 1)
    }

    @Test("refreshes again when the server revokes the token")
    func revoked() async throws {
        let tokens = try TokenServer()
        defer { tokens.server.stop() }
        let session = Session(
            interceptor: AuthenticationInterceptor(authenticator: tokens.authenticator))
        for _ in 0..<3 {
            let value = try await session.request(tokens.server.url()).validate()
                .serializingString().value
            #expect(value == "secret")
            tokens.revoke()
        }
        #expect(tokens.refreshCount == 3)
    }

    @Test("refreshes before a token expires, without being refused")
    func expiry() async throws {
        let tokens = try TokenServer()
        defer { tokens.server.stop() }
        let old = AccessToken("t0", expirationDate: Date(timeIntervalSinceNow: 10))
        let session = Session(
            interceptor: AuthenticationInterceptor(
                authenticator: tokens.authenticator, credential: old))
        let request = session.request(tokens.server.url())
        #expect(try await request.serializingString().value == "secret")
        #expect(request.retryCount == 0)
        #expect(tokens.refreshCount == 1)
        let fresh = AccessToken("t", expirationDate: Date(timeIntervalSinceNow: 100))
        #expect(!fresh.requiresRefresh)
    }

    @Test("gives up on a server that refuses every token, after so many attempts")
    func bounded() async throws {
        let tokens = try TokenServer(isBroken: true)
        defer { tokens.server.stop() }
        let session = Session(
            interceptor: AuthenticationInterceptor(
                authenticator: tokens.authenticator, retryLimit: 2))
        let request = session.request(tokens.server.url()).validate()
        let response = await request.serializingString().response
        #expect(response.error?.responseCode == 401)
        #expect(response.data == Data("no".utf8))
        #expect(request.retryCount == 2)
        #expect(tokens.refreshCount == 3)
    }

    @Test("refreshes not more often in a time than its window allows")
    func window() async throws {
        let tokens = try TokenServer(isBroken: true)
        defer { tokens.server.stop() }
        let interceptor = AuthenticationInterceptor(
            authenticator: tokens.authenticator, credential: AccessToken("old"),
            refreshWindow: .init(interval: 60, maximumAttempts: 2))
        let session = Session(interceptor: interceptor)
        var errors: [RouterError?] = []
        for _ in 0..<3 {
            errors.append(
                await session.request(tokens.server.url()).validate().serializingData()
                    .response.error)
        }
        #expect(errors[0]?.responseCode == 401)
        #expect(errors[2]?.underlyingError as? AuthenticationError == .excessiveRefresh)
        #expect(tokens.refreshCount == 2)
    }

    @Test("fails every request that waits when the refresh fails, and tries again for later ones")
    func failedRefresh() async throws {
        struct Offline: Error {}
        let attempts = EventCount()
        let server = try LoopbackServer { request in .text(request.header("Authorization") ?? "") }
        defer { server.stop() }
        let session = Session(
            interceptor: AuthenticationInterceptor(
                authenticator: BearerAuthenticator { _, _ in
                    try await Task.sleep(for: .milliseconds(50))
                    if attempts.add() == 1 { throw Offline() }
                    return AccessToken("new")
                }))
        async let one = session.request(server.url()).serializingString().response
        async let two = session.request(server.url()).serializingString().response
        let errors = await [one.error, two.error]
        #expect(errors.allSatisfy { $0?.underlyingError is Offline })
        #expect(try await session.request(server.url()).serializingString().value == "Bearer new")
        #expect(attempts.value == 2)
        #expect(server.requestCount == 1)
    }

    @Test("goes on refreshing for others when the request is cancelled that began it")
    func cancelled() async throws {
        let tokens = try TokenServer()
        defer { tokens.server.stop() }
        let session = Session(
            interceptor: AuthenticationInterceptor(authenticator: tokens.authenticator))
        let first = session.request(tokens.server.url())
        let waiting = Task { await first.serializingData().response }
        #expect(try await eventually { tokens.server.requestCount == 1 })
        let second = session.request(tokens.server.url())
        first.cancel()
        #expect(await waiting.value.error?.isExplicitlyCancelled == true)
        #expect(try await second.serializingString().value == "secret")
        #expect(tokens.refreshCount == 1)
    }

    @Test("counts retries for other reasons apart")
    func withRetryPolicy() async throws {
        let count = EventCount()
        let server = try LoopbackServer { request in
            if count.add() == 1 { return ServerResponse(status: 503) }
            return request.header("Authorization") == "Bearer new"
                ? .text("yes") : ServerResponse(status: 401)
        }
        defer { server.stop() }
        let session = Session(
            interceptor: Interceptor(interceptors: [
                AuthenticationInterceptor(
                    authenticator: BearerAuthenticator { _, _ in AccessToken("new") },
                    credential: AccessToken("old")),
                RetryPolicy.quick(),
            ]))
        let request = session.request(server.url()).validate()
        #expect(try await request.serializingString().value == "yes")
        #expect(request.retryCount == 2)
    }

    @Test("without a credential or a way to one fails the request")
    func missing() async throws {
        let transport = StubTransport { _ in .json("1") }
        let session = Session(
            transport: transport,
            interceptor: AuthenticationInterceptor(authenticator: BearerAuthenticator()))
        let error = await session.request("https://h").serializingData().response.error
        #expect(error?.underlyingError as? AuthenticationError == .missingCredential)
        #expect(transport.requests.isEmpty)
    }
}
