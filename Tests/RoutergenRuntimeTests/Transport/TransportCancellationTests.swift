import Foundation
import LoopbackServer
import RoutergenRuntime
import TestSupport
import Testing

/// Every exchange ends exactly once, whatever happens to it.
@Suite(.timeLimit(.minutes(4)), .serialized)
struct TransportCancellationTests {
    /// - Parameter onRequest: called with every request, before the server answers.
    private static func server(
        onRequest: @escaping @Sendable () -> Void = {}
    ) throws -> LoopbackServer {
        try LoopbackServer { request in
            onRequest()
            return switch request.path {
            case "/slow":
                .script([
                    .wait(0.01), .text("HTTP/1.1 200 OK\r\nContent-Length: 30000\r\n\r\n"),
                    .data(sampleData(10_000)), .wait(0.01), .data(sampleData(20_000)),
                ])
            case "/silent": .script([.wait(300)])
            case "/redirect": .redirect(302, to: "/slow")
            case "/redirect/silent": .redirect(302, to: "/silent")
            default: ServerResponse(body: request.body.isEmpty ? Data("ok".utf8) : request.body)
            }
        }
    }

    @Test(arguments: TransportKind.allCases)
    func cancellingAtOnce(_ kind: TransportKind) async throws {
        let server = try Self.server()
        defer { server.stop() }
        let transport = kind.make()
        // Not what is answered at once: that may have ended before a busy machine comes to the cancellation.
        for path in ["/silent", "/redirect/silent"] {
            let recorder = ExchangeRecorder()
            let task = transport.start(TransportRequest(server.url(path)), receiver: recorder)
            task.cancel()
            task.cancel()
            let outcome = await recorder.end()
            #expect(outcome.failure?.kind == .cancelled)
            task.cancel()
            task.pause()
            task.resume()
            // A transport reports in order: a second end would come before that of a later exchange.
            #expect(await transport.get(server.url("/")).text == "ok")
            #expect(recorder.ends == 1)
            #expect(recorder.violations == [])
        }
    }

    @Test(arguments: TransportKind.allCases)
    func cancellingWhileTheServerIsSilent(_ kind: TransportKind) async throws {
        let (requests, request) = AsyncStream.makeStream(of: Void.self)
        let server = try Self.server { request.yield() }
        defer { server.stop() }
        let recorder = ExchangeRecorder()
        let task = kind.make().start(TransportRequest(server.url("/silent")), receiver: recorder)
        for await _ in requests { break }
        let start = ContinuousClock.now
        task.cancel()
        let outcome = await recorder.end()
        #expect(outcome.failure?.kind == .cancelled)
        #expect(ContinuousClock.now - start < .seconds(60))
    }

    @Test(arguments: TransportKind.allCases)
    func cancellingFromWithinACallback(_ kind: TransportKind) async throws {
        let server = try Self.server()
        defer { server.stop() }
        let transport = kind.make()
        for number in 0..<20 {
            let task = Handover<any TransportTask>()
            let recorder = ExchangeRecorder { event in
                switch event {
                case .response where number % 3 == 0: task.get().cancel()
                case .data where number % 3 == 1: task.get().cancel()
                case .end where number % 3 == 2: task.get().cancel()
                default: break
                }
            }
            task.set(transport.start(TransportRequest(server.url("/slow")), receiver: recorder))
            let outcome = await recorder.end()
            #expect(outcome.failure?.kind == (number % 3 == 2 ? nil : .cancelled))
            if number % 3 == 0 { #expect(outcome.body.isEmpty) }
            #expect(recorder.violations == [])
        }
    }

    @Test(arguments: TransportKind.allCases)
    func cancellingWhilePaused(_ kind: TransportKind) async throws {
        let (heads, head) = AsyncStream.makeStream(of: Void.self)
        let server = try Self.server()
        defer { server.stop() }
        let task = Handover<any TransportTask>()
        let recorder = ExchangeRecorder { event in
            guard case .response = event else { return }
            task.get().pause()
            head.yield()
        }
        task.set(kind.make().start(TransportRequest(server.url("/slow")), receiver: recorder))
        for await _ in heads { break }
        task.get().cancel()
        #expect(await recorder.end().failure?.kind == .cancelled)
    }

    @Test(arguments: TransportKind.allCases)
    func cancellingAtRandomMoments(_ kind: TransportKind) async throws {
        let server = try Self.server()
        defer { server.stop() }
        let transport = kind.make()
        let paths = ["/", "/slow", "/echo", "/redirect"]
        var generator = SeededRandom(seed: 42)
        let recorders = (0..<500).map { _ in ExchangeRecorder() }
        for group in stride(from: 0, to: recorders.count, by: 50) {
            for recorder in recorders[group..<(group + 50)] {
                let path = paths.randomElement(using: &generator)
                let body = TransportBody.data(sampleData(50_000))
                let request = TransportRequest(
                    server.url(path ?? "/"), method: path == "/echo" ? "POST" : "GET",
                    body: path == "/echo" ? body : .none)
                let task = transport.start(request, receiver: recorder)
                let delay = Double.random(in: 0..<0.06, using: &generator)
                DispatchQueue.global().asyncAfter(deadline: .now() + delay) { task.cancel() }
            }
            for recorder in recorders[group..<(group + 50)] { _ = await recorder.end() }
        }
        // Whatever was cancelled, the transport still works; and what it would report twice comes before.
        #expect(await transport.get(server.url("/")).text == "ok")
        #expect(recorders.allSatisfy { $0.ends == 1 })
        #expect(recorders.flatMap(\.violations) == [])
        let failures = recorders.compactMap { $0.current.failure }
        #expect(failures.allSatisfy { $0.kind == .cancelled })
        #expect(!failures.isEmpty && failures.count < recorders.count)
    }

    @Test(arguments: TransportKind.allCases)
    func manyAtATimeAllEndOnce(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { .text($0.target) }
        defer { server.stop() }
        let transport = kind.make()
        let count = kind.isURLSessionOnLinux ? 6_400 : 64_000
        let wrong = await withTaskGroup(of: Int.self) { group in
            for worker in 0..<64 {
                group.addTask {
                    var wrong = 0
                    for number in 0..<(count / 64) {
                        let target = "/\(worker)/\(number)"
                        let recorder = ExchangeRecorder()
                        _ = transport.start(
                            TransportRequest(server.url(target)), receiver: recorder)
                        let outcome = await recorder.end()
                        let isRight = outcome.failure == nil && outcome.text == target
                        if !isRight || recorder.ends != 1 || !recorder.violations.isEmpty {
                            wrong += 1
                        }
                    }
                    return wrong
                }
            }
            return await group.reduce(0, +)
        }
        #expect(wrong == 0)
        #expect(server.requestCount == count)
        // `URLSession` on Linux opens some more than it needs, in some runs.
        if !kind.isURLSessionOnLinux { #expect(server.connectionCount <= 64) }
    }

    @Test(arguments: TransportKind.allCases)
    func receiversAreReleasedAtTheEnd(_ kind: TransportKind) async throws {
        let server = try Self.server()
        defer { server.stop() }
        let transport = kind.make()
        let (releases, release) = AsyncStream.makeStream(of: Void.self)
        var task: (any TransportTask)?
        do {
            // The recorder owns its closure, and the closure what says that it is gone.
            let farewell = Farewell { release.yield() }
            let recorder = ExchangeRecorder { _ in withExtendedLifetime(farewell) {} }
            task = transport.start(TransportRequest(server.url("/redirect")), receiver: recorder)
            _ = await recorder.end()
        }
        for await _ in releases { break }
        #expect(task != nil)
    }

    /// Says when nobody holds it any more.
    private final class Farewell: Sendable {
        private let say: @Sendable () -> Void

        init(say: @escaping @Sendable () -> Void) {
            self.say = say
        }

        deinit { say() }
    }
}
