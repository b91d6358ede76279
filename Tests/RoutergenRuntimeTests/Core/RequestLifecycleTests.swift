import Foundation
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Notes what happens on several threads.
final class EventLog: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String] = []

    func add(_ value: String) { lock.withLock { values.append(value) } }
    var all: [String] { lock.withLock { values } }
}

@Suite("A request")
struct RequestLifecycleTests {
    @Test("calls its handlers once each, in order, on the queue that was asked for")
    func handlers() async {
        let queue = DispatchQueue(label: "handlers")
        let key = DispatchSpecificKey<String>()
        queue.setSpecific(key: key, value: "mine")
        let session = Session(transport: StubTransport { _ in .json("[1]") })
        let log = EventLog()
        let request = session.request("https://h")
        for index in 0..<5 {
            request.responseString(queue: queue) { response in
                log.add(
                    "\(index) \(response.value ?? "") \(DispatchQueue.getSpecific(key: key) ?? "")")
            }
        }
        await waiting { done in request.response(queue: queue) { _ in done(()) } }
        #expect(log.all == (0..<5).map { "\($0) [1] mine" })
    }

    @Test("answers handlers that are added when it is over")
    func lateHandlers() async {
        let session = Session(transport: StubTransport { _ in .json("[1]") })
        let request = session.request("https://h")
        _ = await request.serializingData().response
        #expect(request.isFinished)
        let late = await waiting { done in request.responseJSON { done($0) } }
        #expect(late.value == [1])
        #expect(await request.serializingString().response.value == "[1]")
    }

    @Test("answers on a queue that needs no main loop")
    func defaultQueue() async {
        let session = Session(transport: StubTransport { _ in .json("[1]") })
        let isMain = await waiting { done in
            session.request("https://h").responseData { _ in done(Thread.isMainThread) }
        }
        #if canImport(Darwin)
            #expect(isMain)
        #else
            #expect(!isMain)
        #endif
    }

    @Test("is cancelled with one answer for each handler, and stays so")
    func cancel() async throws {
        let transport = StubTransport { _ in .never }
        let request = Session(transport: transport).request("https://h").validate()
        let response = await waiting { done in
            request.responseString { done($0) }
            request.cancel()
            request.cancel()
            request.resume()
        }
        #expect(response.error?.isExplicitlyCancelled == true)
        #expect(request.isCancelled)
        #expect(try await transport.cancellations() == 1)
        let late = await request.serializingData().response
        #expect(late.error?.isExplicitlyCancelled == true)
    }

    @Test("that is over cannot be cancelled")
    func cancelLate() async throws {
        let request = Session(transport: StubTransport { _ in .json("1") }).request("https://h")
        #expect(try await request.serializingString().value == "1")
        request.cancel()
        #expect(request.isFinished)
        #expect(try await request.serializingString().value == "1")
    }

    @Test("is cancelled with the task that waits for it")
    func cancelTask() async throws {
        let transport = StubTransport { _ in .never }
        let session = Session(transport: transport)
        let running = Task { try await session.request("https://h").serializingData().value }
        while transport.requests.isEmpty { await Task.yield() }
        running.cancel()
        let error = await #expect(throws: RouterError.self) { try await running.value }
        #expect(error?.isExplicitlyCancelled == true)
        #expect(try await transport.cancellations() == 1)
    }

    @Test("made in a cancelled task is cancelled at once")
    func cancelledTask() async {
        let session = Session(transport: StubTransport { _ in .never })
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return await session.request("https://h").serializingData().result
        }
        task.cancel()
        #expect(await task.value.error?.isExplicitlyCancelled == true)
    }

    @Test("answers exactly once when cancelling races with the answer")
    func race() async {
        let session = Session(transport: StubTransport { _ in .json("1") })
        let outcomes = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<500 {
                group.addTask {
                    let request = session.request("https://h")
                    let response = await waiting { done in
                        request.responseString { done($0) }
                        DispatchQueue.global().async { request.cancel() }
                    }
                    return response.value == "1" || response.error?.isExplicitlyCancelled == true
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.count == 500)
        #expect(!outcomes.contains(false))
    }

    @Test("keeps what had come when the connection broke")
    func brokenTransport() async {
        let failure = TransportError(.cannotConnect, "nothing listens there")
        let session = Session(transport: StubTransport { _ in .failure(failure) })
        let response = await session.request("https://h/a").serializingData().response
        #expect(response.error?.transportError == failure)
        #expect(response.error?.description == "nothing listens there (GET https://h/a)")
        #expect(response.data == nil)
    }
}
