import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

@Suite("Sources of events", .timeLimit(.minutes(2)), .serialized)
struct EventSourceTests {

    private static func events(_ text: String, isCut: Bool = false) -> ServerResponse {
        let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
        let length = text.utf8.count + (isCut ? 9 : 0)
        return .script([
            .text("\(head)Content-Length: \(length)\r\n\r\n\(text)"),
            .close,
        ])
    }

    @Test(
        "go on behind the last event, when a connection ends and when it breaks",
        arguments: TransportKind.allCases)
    func reconnection(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        let count = Counter()
        let server = try LoopbackServer { request in
            count.add()
            switch count.value {
            case 1: return Self.events("retry: 10\nid: 1\ndata: a\n\nid: lost\ndata: ", isCut: true)
            case 2: return Self.events("data: b\n\nid: 3\n\n")
            case 3: return Self.events("event: x\ndata: c\n\n")
            default: return ServerResponse(status: 204)
            }
        }
        defer { server.stop() }
        var events: [ServerSentEvent] = []
        let start = Date()
        for try await event in session.eventSource(server.url(), headers: ["X-A": "1"]) {
            events.append(event)
        }
        #expect(
            events == [
                .init(id: "1", data: "a"), .init(id: "1", data: "b"),
                .init(id: "3", event: "x", data: "c"),
            ])
        #expect(server.requests.map { $0.header("Last-Event-ID") } == [nil, "1", "3", "3"])
        #expect(server.requests.allSatisfy { $0.header("Accept") == "text/event-stream" })
        #expect(server.requests.allSatisfy { $0.header("X-A") == "1" })
        // The server's 10 ms, not the 3 s of the source.
        #expect(Date().timeIntervalSince(start) < 2.5)
    }

    @Test(
        "fail where an answer is no stream of events", arguments: TransportKind.allCases,
        ["/500", "/text"])
    func refusals(_ kind: TransportKind, path: String) async throws {
        let session = Session(transport: kind.make())
        let server = try LoopbackServer { request in
            request.path == "/500" ? .text("broken", status: 500) : .text("data: a\n\n")
        }
        defer { server.stop() }
        let error = await #expect(throws: RouterError.self) {
            for try await _ in session.eventSource(server.url(path)) {}
        }
        #expect(error?.isResponseValidationError == true)
        #expect(error?.data?.isEmpty == false)
        #expect(server.requestCount == 1)
    }

    @Test(
        "give up after so many failures in a row, and wait longer after each",
        arguments: TransportKind.allCases)
    func givingUp(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        let server = try LoopbackServer { _ in Self.events("", isCut: true) }
        defer { server.stop() }
        var source = session.eventSource(server.url())
        source.reconnectionTime = 0.05
        source.maximumFailureCount = 2
        source.lastEventID = "7"
        let start = Date()
        let error = await #expect(throws: RouterError.self) { for try await _ in source {} }
        #expect(error?.transportError?.kind == .connectionLost)
        #expect(server.requests.map { $0.header("Last-Event-ID") } == ["7", "7", "7"])
        #expect(Date().timeIntervalSince(start) >= 0.15)
    }

    @Test("end with their task, also while they wait", arguments: TransportKind.allCases)
    func cancellation(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        let server = try LoopbackServer { _ in Self.events("data: a\n\n") }
        defer { server.stop() }
        var source = session.eventSource(server.url())
        source.reconnectionTime = 600
        let endless = source
        let seen = Counter()
        let task = Task { for try await _ in endless { seen.add() } }
        while seen.value == 0 { try await Task.sleep(for: .milliseconds(5)) }
        task.cancel()
        let error = await #expect(throws: RouterError.self) { try await task.value }
        #expect(error?.isExplicitlyCancelled == true)
        #expect(server.requestCount == 1)
    }
}
