import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Adds its name to a header, so that the order shows.
private func named(_ name: String) -> Adapter {
    Adapter { urlRequest, _ in
        var urlRequest = urlRequest
        let before = urlRequest.value(forHTTPHeaderField: "X-Order").map { $0 + " " } ?? ""
        urlRequest.setValue(before + name, forHTTPHeaderField: "X-Order")
        return urlRequest
    }
}

@Suite("Interceptors", .timeLimit(.minutes(1)))
struct InterceptorTests {
    private let server: LoopbackServer

    init() throws {
        server = try LoopbackServer { request in
            switch request.path {
            case "/order": .text(request.header("X-Order") ?? "none")
            case "/fails": .text("no", status: 503)
            default: .text("yes")
            }
        }
    }

    @Test("adapt in order, the session's before the request's own")
    func adapterOrder() async throws {
        defer { server.stop() }
        let session = Session(
            interceptor: Interceptor(
                adapters: [named("1"), named("2")], interceptors: [named("3")]))
        let request = session.request(server.url("/order"), interceptor: named("4"))
        #expect(try await request.serializingString().value == "1 2 3 4")
        #expect(request.firstRequest?.value(forHTTPHeaderField: "X-Order") == "1 2 3 4")
    }

    @Test("start every attempt from the request as it was made")
    func attemptsStartAnew() async throws {
        defer { server.stop() }
        let session = Session(
            interceptor: Interceptor(adapter: named("x"), retrier: RetryPolicy.quick()))
        let request = session.request(server.url("/fails"))
        _ = await request.serializingString().response
        #expect(request.retryCount == 2)
        #expect(
            request.requests.map { $0.value(forHTTPHeaderField: "X-Order") } == ["x", "x", "x"])
        #expect(server.requests.map { $0.header("X-Order") } == ["x", "x", "x"])
    }

    @Test("are asked for a retry in order, until one has something to say")
    func retrierOrder() async throws {
        defer { server.stop() }
        let log = EventLog()
        func retrier(_ name: String, _ result: RetryResult) -> Retrier {
            Retrier { request, _, _ in
                log.add("\(name) \(request.retryCount)")
                return request.retryCount == 0 ? result : .doNotRetry
            }
        }
        let session = Session(
            interceptor: Interceptor(
                retriers: [retrier("1", .doNotRetry), retrier("2", .doNotRetry)]))
        let request = session.request(
            server.url("/fails"),
            interceptor: Interceptor(retriers: [retrier("3", .retry), retrier("4", .retry)]))
        let response = await request.serializingString().response
        // Nothing is validated, so the refused answer is the answer.
        #expect(response.value == "no")
        #expect(log.all == ["1 0", "2 0", "3 0", "1 1", "2 1", "3 1", "4 1"])
        #expect(server.requestCount == 2)
    }

    @Test("see the route and the number of the attempt")
    func state() async throws {
        defer { server.stop() }
        let log = EventLog()
        let adapter = Adapter { urlRequest, state in
            log.add("\(state.route?.qualifiedID ?? "none") \(state.retryCount)")
            return urlRequest
        }
        let session = Session(interceptor: adapter)
        _ = await session.request(server.url()).serializingData().response
        let configuration = PhotosAPI.Configuration(baseURL: server.baseURL, consumerKey: "k")
        _ = await session.request(PhotosAPI.PhotosRouter.delete(id: 1), with: configuration)
            .serializingData().response
        #expect(log.all == ["none 0", "photos.delete 0"])
    }

    @Test("that throw fail the request, which is never sent")
    func throwing() async throws {
        defer { server.stop() }
        struct Refused: Error {}
        let session = Session(interceptor: Adapter { _, _ in throw Refused() })
        let error = await session.request(server.url()).serializingData().response.error
        guard case .adaptationFailed = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.underlyingError is Refused)
        #expect(error?.request?.url == server.url())
        #expect(server.requestCount == 0)
    }

    @Test("that make what cannot be sent fail the request")
    func unsendable() async throws {
        defer { server.stop() }
        let session = Session(
            interceptor: Adapter { urlRequest, _ in
                var urlRequest = urlRequest
                urlRequest.httpMethod = "GET /"
                return urlRequest
            })
        let error = await session.request(server.url()).serializingData().response.error
        guard case .invalidMethod("GET /") = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(server.requestCount == 0)
    }

    @Test("may retry what an adapter refused")
    func retriedAdaptation() async throws {
        defer { server.stop() }
        struct Refused: Error {}
        let session = Session(
            interceptor: Interceptor(
                adapter: Adapter { urlRequest, state in
                    if state.retryCount == 0 { throw Refused() }
                    return urlRequest
                },
                retrier: Retrier { _, _, error in
                    error.underlyingError is Refused ? .retryWithDelay(0.01) : .doNotRetry
                }))
        #expect(try await session.request(server.url()).serializingString().value == "yes")
    }

    @Test("that end a retry with an error give it to every handler")
    func retryError() async throws {
        defer { server.stop() }
        struct GivenUp: Error {}
        let session = Session(interceptor: Retrier { _, _, _ in .doNotRetryWithError(GivenUp()) })
        let request = session.request(server.url("/fails"))
        let error = await request.serializingString().response.error
        guard case .retryFailed(let original) = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.underlyingError is GivenUp)
        #expect(original.responseCode == 503)
        #expect(error?.data == Data("no".utf8))
        #expect(request.error?.underlyingError is GivenUp)
    }

    @Test("in the form of completion handlers work alike, also when they call twice or late")
    func completionHandlers() async throws {
        defer { server.stop() }
        final class Old: CompletionRequestInterceptor {
            func adapt(
                _ urlRequest: URLRequest, for session: Session,
                completion: @escaping @Sendable (Result<URLRequest, any Error>) -> Void
            ) {
                var urlRequest = urlRequest
                urlRequest.setValue("old", forHTTPHeaderField: "X-Order")
                let adapted = urlRequest
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) {
                    completion(.success(adapted))
                    completion(.failure(CancellationError()))
                }
            }

            func retry(
                _ request: Request, for session: Session, dueTo error: any Error,
                completion: @escaping @Sendable (RetryResult) -> Void
            ) {
                completion(request.retryCount == 0 ? .retry : .doNotRetry)
                completion(.retry)
            }
        }
        let session = Session(interceptor: Old())
        #expect(try await session.request(server.url("/order")).serializingString().value == "old")
        let failing = session.request(server.url("/fails")).validate()
        #expect(await failing.serializingString().response.error?.responseCode == 503)
        #expect(failing.retryCount == 1)
        let closures = Session(
            interceptor: Interceptor(
                adapter: Adapter { urlRequest, _, completion in completion(.success(urlRequest)) },
                retrier: Retrier { request, _, _, completion in
                    completion(request.retryCount < 3 ? .retry : .doNotRetry)
                }))
        let another = closures.request(server.url("/fails"))
        _ = await another.serializingData().response
        #expect(another.retryCount == 3)
    }

    @Test("see the verdict of validations that are chained while the answer is already there")
    func lateValidation() async throws {
        defer { server.stop() }
        struct Unwelcome: Error {}
        let log = EventLog()
        let transport = StubTransport { _ in .json("1") }
        let session = Session(
            transport: transport,
            interceptor: Retrier { request, _, error in
                log.add("\(error.underlyingError is Unwelcome)")
                return request.retryCount == 0 ? .retry : .doNotRetry
            })
        let request = session.request("https://h")
        try await Task.sleep(for: .milliseconds(10))
        request.validate { _, _, _ in .failure(Unwelcome()) }
        let error = await request.serializingData().response.error
        #expect(error?.underlyingError is Unwelcome)
        #expect(log.all == ["true", "true"])
        #expect(transport.requests.count == 2)
    }

    @Test("cannot go on for ever")
    func endless() async {
        let transport = StubTransport { _ in .empty(500) }
        let session = Session(
            configuration: SessionConfiguration(maximumRetryCount: 7), transport: transport,
            interceptor: Retrier { _, _, _ in .retry })
        let request = session.request("https://h").validate()
        #expect(await request.serializingData().response.error?.responseCode == 500)
        #expect(request.retryCount == 7)
        #expect(transport.requests.count == 8)
    }

    @Test("retry a request that nobody waits for")
    func nobodyWaits() async throws {
        let transport = StubTransport { _ in .empty(500) }
        let session = Session(transport: transport, interceptor: RetryPolicy.quick())
        _ = session.request("https://h")
        for _ in 0..<2_000 where transport.requests.count < 3 {
            try await Task.sleep(for: .milliseconds(1))
        }
        #expect(transport.requests.count == 3)
    }
}

extension RetryPolicy {
    /// The standard policy without its pauses.
    static func quick(retryLimit: Int = 2) -> RetryPolicy {
        RetryPolicy(retryLimit: retryLimit, exponentialBackoffScale: 0)
    }
}
