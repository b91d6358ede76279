import Foundation
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Waits until something is so, for ten seconds at most.
func eventually(_ condition: () -> Bool) async throws -> Bool {
    for _ in 0..<10_000 where !condition() { try await Task.sleep(for: .milliseconds(1)) }
    return condition()
}

/// Cancelling and holding a request in the middle of what interceptors do.
@Suite("Between attempts", .timeLimit(.minutes(1)))
struct CancellationTests {
    @Test("a request is cancelled while an adapter works, and is never sent")
    func inAdapter() async throws {
        let log = EventLog()
        let transport = StubTransport { _ in .json("1") }
        let session = Session(
            transport: transport,
            interceptor: Adapter { urlRequest, _ in
                log.add("begins")
                try? await Task.sleep(for: .seconds(30))
                log.add("ends \(Task.isCancelled)")
                return urlRequest
            })
        let request = session.request("https://h")
        let waiting = Task { await request.serializingData().response }
        #expect(try await eventually { log.all == ["begins"] })
        request.cancel()
        #expect(await waiting.value.error?.isExplicitlyCancelled == true)
        // The adapter hears of it, too.
        #expect(try await eventually { log.all == ["begins", "ends true"] })
        #expect(transport.requests.isEmpty)
        #expect(request.isCancelled)
    }

    @Test("a request is cancelled although its adapter never answers")
    func silentAdapter() async throws {
        let session = Session(
            transport: StubTransport { _ in .json("1") },
            interceptor: Adapter { _, _, _ in })
        let request = session.request("https://h")
        let waiting = Task { await request.serializingData().response }
        try await Task.sleep(for: .milliseconds(20))
        request.cancel()
        #expect(await waiting.value.error?.isExplicitlyCancelled == true)
    }

    @Test("a request is cancelled in the pause before a retry, and is not sent again")
    func inPause() async throws {
        let transport = StubTransport { _ in .empty(503) }
        let session = Session(
            transport: transport, interceptor: Retrier { _, _, _ in .retryWithDelay(30) })
        let request = session.request("https://h").validate()
        let waiting = Task { await request.serializingData().response }
        #expect(try await eventually { transport.requests.count == 1 })
        try await Task.sleep(for: .milliseconds(50))
        request.cancel()
        let error = await waiting.value.error
        #expect(error?.isExplicitlyCancelled == true)
        #expect(error?.responseCode == 503)
        #expect(transport.requests.count == 1)
    }

    @Test("cancelling asks no retrier")
    func noRetry() async throws {
        let log = EventLog()
        let transport = StubTransport { _ in .never }
        let session = Session(
            transport: transport,
            interceptor: Retrier { _, _, _ in
                log.add("asked")
                return .retry
            })
        let request = session.request("https://h")
        let waiting = Task { await request.serializingData().response }
        #expect(try await eventually { transport.requests.count == 1 })
        request.cancel()
        #expect(await waiting.value.error?.isExplicitlyCancelled == true)
        #expect(try await transport.cancellations() == 1)
        try await Task.sleep(for: .milliseconds(80))
        #expect(log.all == [])
        #expect(transport.requests.count == 1)
    }

    @Test("the total time ends a request in the pause before a retry")
    func totalTime() async throws {
        let transport = StubTransport { _ in .empty(503) }
        let session = Session(
            configuration: SessionConfiguration(totalTimeout: 0.5), transport: transport,
            interceptor: Retrier { _, _, _ in .retryWithDelay(30) })
        let error = await session.request("https://h").serializingData().response.error
        #expect(error?.isTimeout == true)
        #expect(transport.requests.count == 1)
    }

    @Test("a request that is held in the pause before a retry goes on when it is resumed")
    func heldInPause() async throws {
        let transport = StubTransport { _ in .empty(503) }
        let session = Session(
            transport: transport,
            interceptor: Retrier { request, _, _ in
                request.retryCount == 0 ? .retryWithDelay(0.05) : .doNotRetry
            })
        let request = session.request("https://h")
        let waiting = Task { await request.serializingData().response }
        #expect(try await eventually { transport.requests.count == 1 })
        request.suspend()
        try await Task.sleep(for: .milliseconds(200))
        #expect(transport.requests.count == 1)
        #expect(request.isSuspended)
        request.resume()
        #expect(await waiting.value.response?.statusCode == 503)
        #expect(transport.requests.count == 2)
    }

    @Test("every request ends exactly once, whenever it is cancelled", .timeLimit(.minutes(2)))
    func races() async throws {
        let transport = StubTransport(delay: 0.001) { request in
            request.urlRequest.url?.path == "/fails" ? .empty(503) : .json("1")
        }
        let session = Session(
            transport: transport,
            interceptor: Interceptor(
                adapter: Adapter { urlRequest, _ in
                    try await Task.sleep(for: .microseconds(.random(in: 0...900)))
                    return urlRequest
                },
                retrier: Retrier { request, _, _ in
                    request.retryCount < 3 ? .retryWithDelay(0.001) : .doNotRetry
                }))
        let ends = EventCount()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<1_000 {
                group.addTask {
                    let request = session.request(
                        number.isMultiple(of: 2) ? "https://h/fails" : "https://h/works")
                    DispatchQueue.global().asyncAfter(
                        deadline: .now() + .microseconds(.random(in: 0...12_000))
                    ) { request.cancel() }
                    let response = await waiting { done in
                        request.response { response in
                            ends.add()
                            done(response)
                        }
                    }
                    let isRight =
                        response.error?.isExplicitlyCancelled ?? true
                    #expect(isRight)
                }
            }
        }
        #expect(ends.value == 1_000)
    }
}
