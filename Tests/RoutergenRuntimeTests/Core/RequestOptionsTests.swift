import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What is chained to a request, and what a session's delegate decides.
@Suite("What is asked of one request", .timeLimit(.minutes(1)))
struct RequestOptionsTests {
    private static func adding(_ value: String) -> Adapter {
        Adapter { urlRequest, _ in
            var urlRequest = urlRequest
            let old = urlRequest.value(forHTTPHeaderField: "X-Order") ?? ""
            urlRequest.setValue(old + value, forHTTPHeaderField: "X-Order")
            return urlRequest
        }
    }

    @Test("adapts and retries it behind the session and what it was made with, in order")
    func interceptors() async throws {
        let transport = StubTransport { request in
            .json("\"\(request.urlRequest.value(forHTTPHeaderField: "X-Order") ?? "")\"")
        }
        let session = Session(transport: transport, interceptor: Self.adding("1"))
        let order = EventLog()
        let request = session.request("https://h", interceptor: Self.adding("2"))
            .adapt(using: Self.adding("3"))
            .intercept(using: Self.adding("4"))
            .retry(
                using: Retrier { request, _, _ in
                    order.add("first")
                    return .doNotRetry
                }
            )
            .retry(
                using: Retrier { request, _, _ in
                    order.add("second")
                    return request.retryCount == 0 ? .retry : .doNotRetry
                }
            )
            .validate { _, _, _ in
                .failure(TransportError(.other, "never good"))
            }
        let response = await request.serializingString().response
        #expect(response.data == Data("\"1234\"".utf8))
        #expect(request.retryCount == 1)
        #expect(order.all == ["first", "second", "first", "second"])
    }

    @Test("counts in the first attempt, whether or not anybody waits")
    func start() async throws {
        let transport = StubTransport { _ in .json("1") }
        let session = Session(transport: transport)
        let request = session.request("https://h")
        #expect(request.isInitialized)
        request.adapt(using: Self.adding("a"))
        while !request.isFinished { try await Task.sleep(for: .milliseconds(2)) }
        #expect(
            transport.requests.map { $0.urlRequest.value(forHTTPHeaderField: "X-Order") } == ["a"])
        let resumed = session.request("https://h").resume()
        #expect(!resumed.isInitialized)
        let held = session.request("https://h").suspend()
        try await Task.sleep(for: .milliseconds(200))
        #expect(held.isSuspended)
        held.cancel()
        #expect(held.isCancelled)
    }

    @Test("hears its requests, answers and events")
    func hooks() async throws {
        let queue = DispatchQueue(label: "hooks")
        let log = EventLog()
        let session = Session(transport: StubTransport { _ in .empty(204) })
        var monitor = ClosureEventMonitor(queue: queue)
        monitor.requestDidFinish = { _ in log.add("over") }
        let request = session.request("https://h/a")
            .onURLRequestCreation(on: queue) { log.add($0.url?.path ?? "") }
            .onHTTPResponse(on: queue) { log.add("\($0.statusCode)") }
            .monitor(using: monitor)
        _ = await request.serializingData().response
        _ = await session.request("https://h/b").serializingData().response
        queue.sync {}
        #expect(log.all == ["/a", "204", "over"])
    }

    @Test("may refuse a body", arguments: TransportKind.allCases)
    func disposition(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { _ in
            .script([.text("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf"), .wait(30)])
        }
        defer { server.stop() }
        let session = Session(transport: kind.make())
        let response = await session.request(server.url())
            .onHTTPResponse { $0.statusCode == 200 ? .cancel : .allow }
            .serializingData().response
        #expect(response.error?.isExplicitlyCancelled == true)
        #expect(response.response?.statusCode == 200)
        var delegate = SessionDelegate()
        delegate.dataTaskDidReceiveResponse = { _, request, response in
            request.request?.url?.path == "/no" ? .cancel : .allow
        }
        let deciding = Session(
            transport: StubTransport { _ in .json("1") }, delegate: delegate)
        #expect(
            await deciding.request("https://h/no").serializingData().response.error?
                .isExplicitlyCancelled == true)
        #expect(try await deciding.request("https://h/yes").serializingString().value == "1")
    }

    @Test("decides about its redirects before the delegate, and that before the handler")
    func redirects() async throws {
        let server = try LoopbackServer { request in
            request.path == "/from" ? .redirect(302, to: "/to") : .text(request.path)
        }
        defer { server.stop() }
        let (third, fourth) = (server.url("/third"), server.url("/fourth"))
        func leading(to url: URL) -> Redirector {
            .modify { request, _ in
                var request = request
                request.url = url
                return request
            }
        }
        var delegate = SessionDelegate()
        delegate.taskWillPerformHTTPRedirection = { _, request, response, next in
            guard response.statusCode == 302, request.request?.url?.path == "/from" else {
                return next
            }
            var next = next
            next.url = third
            return next
        }
        let events = EventLog()
        var monitor = ClosureEventMonitor()
        monitor.taskWillPerformHTTPRedirection = { _, _, response, next in
            events.add("\(response.statusCode) \(next.url?.path ?? "")")
        }
        let deciding = Session(
            redirectHandler: Redirector.doNotFollow, delegate: delegate, eventMonitors: [monitor])
        let from = server.url("/from")
        #expect(try await deciding.request(from).serializingString().value == "/third")
        let own = deciding.request(from).redirect(using: leading(to: fourth))
        #expect(try await own.serializingString().value == "/fourth")
        let refused = deciding.request(from).redirect(using: Redirector.doNotFollow)
        #expect(try await refused.serializingString().value == "moved")
        monitor.queue.sync {}
        #expect(events.all == ["302 /third", "302 /fourth"])
    }

    @Test("may be changed before its parameters are encoded")
    func modifier() async throws {
        let transport = StubTransport { _ in .json("1") }
        let session = Session(transport: transport)
        let folder = FileManager.default.temporaryDirectory
        let modifier: Session.RequestModifier = { request in
            request.timeoutInterval = 7
            request.httpMethod = "PUT"
        }
        let form: (inout MultipartFormData) -> Void = { $0.append("a", withName: "b") }
        let data = Data("x".utf8)
        _ = await session.request("https://h", parameters: ["a": 1], requestModifier: modifier)
            .serializingData().response
        _ = await session.request(
            "https://h", parameters: ["a": ["b"]], encoder: .json, requestModifier: modifier
        ).serializingData().response
        _ = await session.upload(data, to: "https://h", requestModifier: modifier)
            .serializingData().response
        _ = await session.upload(
            multipartFormData: form, to: "https://h", requestModifier: modifier
        ).serializingData().response
        let file = folder.appendingPathComponent(UUID().uuidString)
        _ = await session.download(
            "https://h", requestModifier: modifier, to: { _, _ in (file, []) }
        ).serializingData().response
        try FileManager.default.removeItem(at: file)
        for try await _ in session.streamRequest("https://h", requestModifier: modifier) {}
        #expect(transport.requests.count == 6)
        #expect(transport.requests.allSatisfy { $0.urlRequest.timeoutInterval == 7 })
        #expect(transport.requests.allSatisfy { $0.urlRequest.httpMethod == "PUT" })
        // PUT sends parameters in the body.
        #expect(transport.requests[0].urlRequest.url?.query == nil)
        let refused = await session.request(
            "https://h", requestModifier: { _ in throw TransportError(.other, "no") }
        ).serializingData().response
        #expect(refused.error?.underlyingError is TransportError)
    }

    @Test("ends with all others of its session")
    func cancelAll() async throws {
        let transport = StubTransport { $0.urlRequest.url?.path == "/1" ? .json("1") : .never }
        let session = Session(transport: transport)
        let over = session.request("https://h/1")
        _ = await over.serializingData().response
        let running = (0..<3).map { _ in session.request("https://h/2").resume() }
        let waiting = session.request("https://h/2")
        let other = Session(transport: transport).request("https://h/2").resume()
        var all: Set<Request> = []
        session.withAllRequests { all = $0 }
        #expect(all == Set(running + [waiting]))
        session.cancelAllRequests()
        #expect((running + [waiting]).map(\.isCancelled) == [true, true, true, true])
        #expect(over.isFinished && other.isResumed)
        session.withAllRequests { all = $0 }
        #expect(all.isEmpty)
        other.cancel()
    }
}
