import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sessions under load, and programs that do not behave.
@Suite("Sessions", .timeLimit(.minutes(2)))
struct SessionLoadTests {
    @Test("answer many typed calls at a time, each with its own answer")
    func manyCalls() async throws {
        let server = try LoopbackServer { request in
            .json(#"{"photo": {"id": \#(request.path.dropFirst("/photos/".count)), "name": "n"}}"#)
        }
        defer { server.stop() }
        let client = PhotosAPI.Client(
            configuration: PhotosAPI.Configuration(baseURL: server.baseURL, consumerKey: "k"),
            session: Session())
        let right = try await withThrowingTaskGroup(of: Int.self) { group in
            for worker in 0..<64 {
                group.addTask {
                    var right = 0
                    for number in 0..<100 {
                        let id = worker * 100 + number
                        if try await client.photoInfo(id: id).id == id { right += 1 }
                    }
                    return right
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(right == 6_400)
        #expect(server.requestCount == 6_400)
    }

    @Test("may be let go while their requests run, and go when these are over")
    func release() async throws {
        weak var released: Session?
        let value = await waiting { done in
            let session = Session(transport: StubTransport(delay: 0.05) { _ in .json("1") })
            released = session
            session.request("https://h").responseJSON { done($0.value) }
        }
        #expect(value == 1)
        for _ in 0..<1_000 where released != nil { try await Task.sleep(for: .milliseconds(5)) }
        #expect(released == nil)
    }

    @Test("do not wait for a handler that never returns, but for others of its queue")
    func stuckHandler() async throws {
        let session = Session(transport: StubTransport { _ in .json("1") })
        let stuck = DispatchSemaphore(value: 0)
        let queue = DispatchQueue(label: "stuck")
        let request = session.request("https://h")
        request.responseData(queue: queue) { _ in stuck.wait() }
        #expect(await request.serializingJSON().response.value == 1)
        #expect(await waiting { done in request.responseJSON { done($0.value) } } == 1)
        #expect(await session.request("https://h").serializingJSON().response.value == 1)
        let log = EventLog()
        request.responseData(queue: queue) { _ in log.add("later") }
        try await Task.sleep(for: .milliseconds(50))
        #expect(log.all == [])
        stuck.signal()
        while log.all.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    }

    @Test("let a handler cancel its own request, add handlers and start further requests")
    func handlersThatAct() async {
        let session = Session(transport: StubTransport { _ in .json("1") })
        let values = await waiting { (done: @escaping @Sendable ([JSON?]) -> Void) in
            let request = session.request("https://h")
            request.responseJSON { first in
                request.cancel()
                request.responseJSON { second in
                    session.request("https://h").responseJSON { third in
                        done([first.value, second.value, third.value])
                    }
                }
            }
        }
        #expect(values == [1, 1, 1])
    }

    @Test("cancel a request before it starts, and never send it")
    func cancelBeforeStart() async {
        let transport = StubTransport { _ in .json("1") }
        let session = Session(
            configuration: SessionConfiguration(startsRequestsImmediately: false),
            transport: transport)
        let request = session.request("https://h").cancel().resume()
        #expect(await request.serializingData().response.error?.isExplicitlyCancelled == true)
        let response = await waiting { done in request.response { done($0) } }
        #expect(response.error?.isExplicitlyCancelled == true)
        #expect(transport.requests.isEmpty)
    }

    @Test("carry headers and bodies of uncommon sizes")
    func sizes() async throws {
        let body = sampleData(100_000_000)
        let long = String(repeating: "x", count: 60_000)
        let server = try LoopbackServer { request in
            request.path == "/body"
                ? ServerResponse(body: body)
                : ServerResponse(
                    headers: [("X-Long", request.header("X-Long") ?? "")], body: Data("ok".utf8))
        }
        defer { server.stop() }
        let session = Session()
        let echoed = await session.request(server.url("/"), headers: ["X-Long": long])
            .serializingString().response
        #expect(echoed.value == "ok")
        #expect(echoed.response?.value(forHTTPHeaderField: "X-Long") == long)
        let data = try await session.request(server.url("/body")).serializingData().value
        #expect(data.isSame(as: body))
    }

    /// In a process of its own, whose main thread runs no loop and whose session is the common one.
    @Test("answer in a command line tool that runs no main loop")
    func commandLineTool() async {
        await #expect(processExitsWith: .success) {
            let server = try LoopbackServer { _ in .json("[1]") }
            let semaphore = DispatchSemaphore(value: 0)
            let log = EventLog()
            Thread.detachNewThread {
                Session.default.request(server.url("/")).responseJSON { response in
                    log.add(response.value?.description ?? "\(String(describing: response.error))")
                    semaphore.signal()
                }
            }
            let answered = await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    continuation.resume(returning: semaphore.wait(timeout: .now() + 30))
                }
            }
            precondition(answered == .success && log.all == ["[1]"])
            server.stop()
        }
    }
}
