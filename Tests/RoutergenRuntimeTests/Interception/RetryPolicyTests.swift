import Foundation
import LoopbackServer
import Testing

@testable import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A route of any method that says whether it may be tried again.
private struct AnyRouter: Router {
    struct Configuration: RouterConfiguration {
        var baseURL = "https://h"
        static func standard() throws -> Configuration { Configuration() }
    }

    var method = HTTPMethod.get
    var allowsRetry: Bool?

    var route: Route { Route(id: "any", method: method, path: "/", allowsRetry: allowsRetry) }

    func build(_ request: inout RequestBuilder, with configuration: Configuration) {
        request.path("/")
    }
}

@Suite("A retry policy", .timeLimit(.minutes(1)))
struct RetryPolicyTests {
    /// How often a request is sent in all.
    private func sendings(
        _ policy: any RequestInterceptor = RetryPolicy.quick(), method: HTTPMethod = .get,
        headers: HTTPHeaders? = nil,
        _ answer:
            @escaping @Sendable (TransportRequest) ->
            StubTransport.Answer
    ) async -> Int {
        let transport = StubTransport(answer)
        let session = Session(transport: transport, interceptor: policy)
        _ = await session.request("https://h", method: method, headers: headers)
            .serializingData().response
        return transport.requests.count
    }

    @Test("tries statuses again that pass", arguments: [408, 429, 500, 502, 503, 504])
    func statuses(status: Int) async {
        #expect(await sendings { _ in .empty(status) } == 3)
    }

    @Test("leaves other statuses alone", arguments: [200, 304, 400, 401, 403, 404, 409, 501])
    func otherStatuses(status: Int) async {
        #expect(await sendings { _ in .empty(status) } == 1)
    }

    @Test(
        "tries failures of the network again",
        arguments: [
            (TransportError.Kind.timedOut, 3), (.cannotFindHost, 3), (.cannotConnect, 3),
            (.connectionLost, 3), (.secureConnectionFailed, 1), (.badServerResponse, 1),
            (.tooManyRedirects, 1), (.invalidRequest, 1), (.bodyUnreadable, 1), (.other, 1),
        ])
    func transportErrors(kind: TransportError.Kind, count: Int) async {
        #expect(await sendings { _ in .failure(TransportError(kind, "x")) } == count)
    }

    @Test(
        "sends only idempotent methods twice",
        arguments: [
            (HTTPMethod.get, 3), (.head, 3), (.put, 3), (.delete, 3), (.options, 3), (.query, 3),
            (.post, 1), (.patch, 1), (HTTPMethod(rawValue: "LOCK"), 1),
        ])
    func methods(method: HTTPMethod, count: Int) async {
        #expect(await sendings(method: method) { _ in .empty(503) } == count)
        #expect(
            await sendings(method: method) { _ in .failure(.init(.connectionLost, "x")) } == count)
    }

    @Test("sends every method again that never reached the server")
    func neverSent() async {
        #expect(
            await sendings(method: .post) { _ in .failure(.init(.cannotConnect, "x")) } == 3)
    }

    @Test("stops when it works")
    func success() async {
        let count = EventCount()
        #expect(await sendings { _ in count.add() == 1 ? .empty(503) : .empty(204) } == 2)
    }

    @Test("gives other methods one key for all attempts, and tries them again")
    func idempotencyKeys() async throws {
        var policy = RetryPolicy.quick()
        policy.idempotencyKeyHeader = "Idempotency-Key"
        let transport = StubTransport { _ in .empty(503) }
        let session = Session(transport: transport, interceptor: policy)
        _ = await session.request("https://h", method: .post).serializingData().response
        _ = await session.request("https://h", method: .post).serializingData().response
        _ = await session.request("https://h").serializingData().response
        _ = await session.request(
            "https://h", method: .post, headers: ["idempotency-key": "mine"]
        ).serializingData().response
        let keys = transport.requests.map {
            $0.urlRequest.value(forHTTPHeaderField: "Idempotency-Key")
        }
        try #require(keys.count == 12)
        #expect(Set(keys[0..<3]).count == 1)
        #expect(UUID(uuidString: try #require(keys[0])) != nil)
        #expect(Set(keys[3..<6]).count == 1)
        #expect(keys[0] != keys[3])
        #expect(keys[6..<9] == [nil, nil, nil])
        #expect(keys[9..<12] == ["mine", "mine", "mine"])
    }

    @Test(
        "does what the route says",
        arguments: [
            (HTTPMethod.get, nil, 3), (.get, false, 1), (.post, nil, 1), (.post, true, 3),
            (.post, false, 1),
        ] as [(HTTPMethod, Bool?, Int)])
    func routes(method: HTTPMethod, allowsRetry: Bool?, count: Int) async {
        let transport = StubTransport { _ in .empty(503) }
        let session = Session(transport: transport, interceptor: RetryPolicy.quick())
        let router = AnyRouter(method: method, allowsRetry: allowsRetry)
        let error = await session.request(router).serializingData().response.error
        #expect(error?.responseCode == 503)
        #expect(transport.requests.count == count)
        // The typed client as well, which reads answers by itself.
        let connection = Connection(
            configuration: AnyRouter.Configuration(), session: session)
        let failure = await #expect(throws: RouterError.self) { try await connection.send(router) }
        #expect(failure?.responseCode == 503)
        #expect(transport.requests.count == 2 * count)
    }

    /// The pause before a retry, in seconds; nil where there is none.
    private func delay(
        _ policy: RetryPolicy, retries: Int = 0, retryAfter: String? = nil
    ) async -> TimeInterval? {
        let header = retryAfter.map { [("Retry-After", $0)] } ?? []
        let session = Session(
            transport: StubTransport { _ in .response(503, headers: header, body: []) })
        let request = session.request("https://h").validate()
        guard let error = await request.serializingData().response.error else { return nil }
        request.mutable.withLock { $0.retryCount = retries }
        return switch await policy.retry(request, for: session, dueTo: error) {
        case .retry: 0
        case .retryWithDelay(let delay): delay
        case .doNotRetry, .doNotRetryWithError: nil
        }
    }

    @Test("waits longer and longer, up to a cap")
    func backoff() async {
        var policy = RetryPolicy(retryLimit: 10, maximumDelay: 3, jitter: 0)
        var delays: [TimeInterval?] = []
        for retries in 0..<5 { delays.append(await delay(policy, retries: retries)) }
        #expect(delays == [0.5, 1, 2, 3, 3])
        policy.exponentialBackoffBase = 3
        policy.exponentialBackoffScale = 0.1
        #expect(await delay(policy, retries: 2) == 0.1 * 9)
        #expect(await delay(policy, retries: 9) == 3)
        #expect(await delay(policy, retries: 10) == nil)
    }

    @Test("leaves a part of each pause to chance")
    func jitter() async {
        var policy = RetryPolicy(exponentialBackoffScale: 4)
        policy.randomNumber = { 0 }
        #expect(await delay(policy) == 4)
        policy.randomNumber = { 0.5 }
        #expect(await delay(policy) == 3)
        policy.jitter = 1
        #expect(await delay(policy) == 2)
        let pauses = RetryPolicy(exponentialBackoffScale: 4)
        for _ in 0..<20 {
            let pause = await delay(pauses) ?? -1
            #expect((2...4).contains(pause))
        }
    }

    @Test("waits for ever with nobody, whatever it is told")
    func absurdNumbers() async {
        var policy = RetryPolicy(exponentialBackoffScale: .infinity, jitter: 0)
        #expect(await delay(policy) == 30)
        policy.exponentialBackoffScale = .nan
        #expect(await delay(policy) == 0)
        policy = RetryPolicy(exponentialBackoffBase: -2, exponentialBackoffScale: 1, jitter: 0)
        #expect(await delay(policy, retries: 1) == 0)
    }

    @Test(
        "waits as long as the server asks",
        arguments: [
            ("7", 7), ("0", 0), (" 12 ", 12), ("60", 60), ("61", nil),
            ("99999999999999999999999999", nil), ("Sun, 06 Nov 1994 08:49:37 GMT", 37),
            ("Sun, 06 Nov 1994 08:48:00 GMT", 0), ("Sun, 06 Nov 1994 09:49:37 GMT", nil),
            // What is neither seconds nor a date counts for nothing.
            ("soon", 0.5), ("-3", 0.5), ("1.5", 0.5), ("", 0.5),
        ] as [(String, TimeInterval?)])
    func retryAfter(text: String, seconds: TimeInterval?) async throws {
        var policy = RetryPolicy(jitter: 0)
        let now = try #require(DateFormat.rfc1123.date(from: "Sun, 06 Nov 1994 08:49:00 GMT"))
        policy.now = { now }
        #expect(await delay(policy, retryAfter: text) == seconds)
    }

    @Test("begins no attempt behind its deadline")
    func deadline() async {
        let policy = RetryPolicy(exponentialBackoffScale: 2, jitter: 0, deadline: 1)
        #expect(await delay(policy) == nil)
        #expect(await delay(policy, retryAfter: "5") == nil)
        #expect(await delay(policy, retryAfter: "0") == 0)
    }

    @Test("for lost connections tries nothing else")
    func connectionLost() async {
        let policy = ConnectionLostRetryPolicy(exponentialBackoffScale: 0)
        #expect(await sendings(policy) { _ in .failure(.init(.connectionLost, "x")) } == 3)
        #expect(await sendings(policy) { _ in .failure(.init(.timedOut, "x")) } == 1)
        #expect(await sendings(policy) { _ in .empty(503) } == 1)
        #expect(
            await sendings(policy, method: .post) { _ in .failure(.init(.connectionLost, "x")) }
                == 1)
    }
}

/// The policy against a server that does what servers do.
@Suite("A retry policy over real sockets", .timeLimit(.minutes(1)))
struct RetryPolicySocketTests {
    @Test("sends a body whole again, after an answer and after a cut")
    func body() async throws {
        let body = sampleData(200_000)
        let count = EventCount()
        let server = try LoopbackServer { _ in
            switch count.add() {
            case 1:
                .script([
                    .text(
                        "HTTP/1.1 503 Busy\r\nRetry-After: 0\r\nContent-Length: 4\r\n\r\nbusy")
                ])
            case 2: .script([.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf"), .close])
            default: .text("done")
            }
        }
        defer { server.stop() }
        var put = try URLRequest(url: server.url(), method: .put)
        put.httpBody = body
        let request = Session(interceptor: RetryPolicy.quick()).request(put).validate()
        let response = await request.serializingString().response
        #expect(response.value == "done")
        #expect(response.data == Data("done".utf8))
        #expect(request.retryCount == 2)
        let received = server.requests.map { $0.body.isSame(as: body) }
        #expect(received == [true, true, true])
    }

    @Test("waits as long as Retry-After says")
    func retryAfter() async throws {
        let count = EventCount()
        let server = try LoopbackServer { _ in
            count.add() == 1
                ? ServerResponse(status: 429, headers: [("Retry-After", "1")]) : .text("done")
        }
        defer { server.stop() }
        let start = ContinuousClock.now
        let request = Session(interceptor: RetryPolicy.quick()).request(server.url())
        #expect(try await request.serializingString().value == "done")
        #expect(ContinuousClock.now - start >= .seconds(1))
        #expect(request.timeline.requestDuration ?? 0 >= 1)
    }
}
