import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

@Suite("Requests in a storm", .timeLimit(.minutes(2)), .serialized)
struct RequestStormTests {
    @Test(
        "end once each, whoever holds, releases and cancels them at the same time",
        arguments: TransportKind.allCases)
    func storms(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { request in
            request.path == "/slow"
                ? .chunked((0..<20).map { Data("\($0) ".utf8) }, pause: 0.005)
                : ServerResponse(body: sampleData(300_000))
        }
        defer { server.stop() }
        let session = Session(
            transport: kind.make(), interceptor: RetryPolicy.quick())
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<48 {
                group.addTask {
                    await storm(
                        session.request(server.url(number % 2 == 0 ? "/slow" : "/large")), number)
                }
            }
        }
        var isOver = false
        for _ in 0..<1_000 where !isOver {
            session.withAllRequests { isOver = $0.isEmpty }
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(isOver)
    }

    /// Three callers at a time do what they like with a request; at last one lets it go on, or cancels it.
    private func storm(_ request: DataRequest, _ number: Int) async {
        let ends = EventCount()
        request.response { _ in ends.add() }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<3 {
                group.addTask {
                    for _ in 0..<40 {
                        if Bool.random() { request.suspend() } else { request.resume() }
                        if Int.random(in: 0..<8) == 0 { await Task.yield() }
                    }
                }
            }
        }
        if number % 3 == 0 { request.cancel() } else { request.resume() }
        let response = await request.serializingData().response
        if number % 3 != 0 {
            #expect(response.error == nil)
            #expect((response.value?.count ?? 0) >= 50)
        }
        // Handlers are called on a queue.
        while ends.value == 0 { try? await Task.sleep(for: .milliseconds(1)) }
        #expect(ends.value == 1)
    }
}
