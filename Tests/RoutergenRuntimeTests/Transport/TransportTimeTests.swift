import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

/// Timeouts with fractions. Serialized, because the clock is what is tested.
@Suite(.timeLimit(.minutes(2)), .serialized)
struct TransportTimeTests {
    enum Stall: String, CaseIterable, Sendable {
        case beforeTheHead, inTheHead, inTheBody, inTheUpload

        var steps: [ServerResponse.Step] {
            switch self {
            case .beforeTheHead, .inTheUpload: [.wait(300)]
            case .inTheHead: [.text("HTTP/1.1 200 OK\r\nX: "), .wait(300)]
            case .inTheBody:
                [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf"), .wait(300)]
            }
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var kind: TransportKind
        var stall: Stall
        var testDescription: String { "\(kind.rawValue), \(stall.rawValue)" }
    }

    /// `URLSession` on Linux ends the process when the connection is closed after a stall in the
    /// head; `TransportFaultTests` shows that.
    private static let cases: [Case] = TransportKind.allCases.flatMap { kind in
        Stall.allCases.filter { !kind.isURLSessionOnLinux || $0 != .inTheHead }
            .map { Case(kind: kind, stall: $0) }
    }

    @Test func everyStallIsTested() {
        let fatal = TransportKind.allCases.count { $0.isURLSessionOnLinux }
        #expect(Self.cases.count == TransportKind.allCases.count * 4 - fatal)
    }

    @Test(arguments: cases)
    func silenceEndsAfterTheTimeout(_ test: Case) async throws {
        let (kind, stall) = (test.kind, test.stall)
        // An early answer means that the server never reads the body.
        let server = try LoopbackServer(
            early: { _ in stall == .inTheUpload ? .script(stall.steps) : nil },
            handler: { _ in .script(stall.steps) })
        defer { server.stop() }
        let transport = kind.make()
        let upload = sampleData(30_000_000)
        for seconds in [0.25, 1.1] {
            let start = ContinuousClock.now
            let outcome = await transport.send(
                stall == .inTheUpload ? "POST" : "GET", server.url("/"),
                body: stall == .inTheUpload ? .data(upload) : .none, timeout: seconds)
            let elapsed = ContinuousClock.now - start
            #expect(outcome.failure?.kind == .timedOut)
            #expect(elapsed >= .seconds(seconds))
            // Long before the stall is over; a busy machine may be late by seconds.
            #expect(elapsed < .seconds(60))
        }
    }

    @Test(arguments: TransportKind.allCases)
    func everyByteStartsTheClockAgain(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { _ in
            .chunked((0..<8).map { Data("\($0)".utf8) }, pause: 0.3)
        }
        defer { server.stop() }
        let start = ContinuousClock.now
        let outcome = await kind.make().get(server.url("/"), timeout: 2)
        #expect(outcome.failure == nil)
        #expect(outcome.text == "01234567")
        #expect(ContinuousClock.now - start >= .seconds(2.4))
    }

    @Test(arguments: TransportKind.allCases)
    func timeoutsWithoutMeaningAreNoTimeouts(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { _ in
            .script([.wait(0.2), .text("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")])
        }
        defer { server.stop() }
        let transport = kind.make()
        for seconds in [0, -1, .infinity, .greatestFiniteMagnitude] {
            let outcome = await transport.get(server.url("/"), timeout: seconds)
            #expect(outcome.failure == nil)
            #expect(outcome.text == "ok")
        }
    }

    @Test(arguments: TransportKind.allCases)
    func aPauseStopsTheStreamAndTheClock(_ kind: TransportKind) async throws {
        let body = sampleData(40_000_000)
        let server = try LoopbackServer { _ in ServerResponse(body: body) }
        defer { server.stop() }
        let task = Handover<any TransportTask>()
        let recorder = ExchangeRecorder { event in
            if case .response = event { task.get().pause() }
        }
        task.set(
            kind.make().start(TransportRequest(server.url("/"), timeout: 2), receiver: recorder))
        while recorder.current.response == nil { try await Task.sleep(for: .milliseconds(5)) }
        try await Task.sleep(for: .seconds(2.5))
        #expect(recorder.current.body.count == 0)
        #expect(recorder.ends == 0)
        task.get().resume()
        let outcome = await recorder.end()
        #expect(outcome.failure == nil)
        #expect(outcome.body.isSame(as: body))
        #expect(recorder.violations == [])
    }

    /// The sender gets no further than the buffers of the two sockets, and nothing is kept in memory.
    @Test(arguments: TransportKind.allCases)
    func aPauseMakesTheSenderWait(_ kind: TransportKind) async throws {
        let piece = sampleData(1_000_000)
        let count = 100
        let sent = EventCount()
        let server = try LoopbackServer { _ in
            let head = "HTTP/1.1 200 OK\r\nContent-Length: \(piece.count * count)\r\n\r\n"
            let steps = (0..<count).flatMap { _ in
                [ServerResponse.Step.data(piece), .call { sent.add() }]
            }
            return .script([.text(head)] + steps)
        }
        defer { server.stop() }
        let task = Handover<any TransportTask>()
        let recorder = ExchangeRecorder { event in
            if case .response = event { task.get().pause() }
        }
        task.set(kind.make().start(TransportRequest(server.url("/")), receiver: recorder))
        while recorder.current.response == nil { try await Task.sleep(for: .milliseconds(5)) }
        var last = -1
        while last != sent.value {
            last = sent.value
            try await Task.sleep(for: .seconds(1))
        }
        await knownToFail(on: kind, "reads on into memory while it is paused") {
            #expect(sent.value < count / 4)
        }
        #expect(recorder.current.body.isEmpty)
        task.get().resume()
        let outcome = await recorder.end()
        #expect(outcome.failure == nil)
        #expect(outcome.body.count == piece.count * count)
        #expect(sent.value == count)
    }

    @Test(arguments: TransportKind.allCases)
    func manyPausesLoseNothing(_ kind: TransportKind) async throws {
        let body = sampleData(40_000_000)
        let server = try LoopbackServer { _ in ServerResponse(body: body) }
        defer { server.stop() }
        let task = Handover<any TransportTask>()
        let seen = EventCount()
        let recorder = ExchangeRecorder { event in
            guard case .data = event, seen.add() % 100 == 1, seen.value < 1_000 else { return }
            task.get().pause()
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { task.get().resume() }
        }
        task.set(kind.make().start(TransportRequest(server.url("/")), receiver: recorder))
        let outcome = await recorder.end()
        #expect(outcome.failure == nil)
        #expect(outcome.body.isSame(as: body))
        #expect(recorder.violations == [])
    }

    @Test(arguments: TransportKind.allCases)
    func theIdleLimitOfTheTransportGoesBeforeThatOfTheRequest(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { _ in .script([.wait(300)]) }
        defer { server.stop() }
        var request = TransportRequest(server.url("/"), timeout: 200)
        request.timeouts.idle = 0.25
        let outcome = await kind.make().send(request)
        #expect(outcome.failure?.kind == .timedOut)
    }

    @Test(arguments: TransportKind.allCases)
    func theTotalLimitEndsWhatNeverFallsSilent(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { _ in
            .chunked((0..<1_000).map { Data("\($0)".utf8) }, pause: 0.05)
        }
        defer { server.stop() }
        var request = TransportRequest(server.url("/"))
        request.timeouts.total = 0.75
        let start = ContinuousClock.now
        let outcome = await kind.make().send(request)
        #expect(outcome.failure?.kind == .timedOut)
        #expect(outcome.failure?.message.contains("longer than") == true)
        #expect(ContinuousClock.now - start >= .seconds(0.75))
        #expect(ContinuousClock.now - start < .seconds(40))
        #expect(!outcome.body.isEmpty)
    }

    @Test(arguments: TransportKind.allCases)
    func theTotalLimitCountsPauses(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { _ in .text("ok") }
        defer { server.stop() }
        var request = TransportRequest(server.url("/"))
        request.timeouts.total = 0.5
        let recorder = ExchangeRecorder()
        let task = kind.make().start(request, receiver: recorder)
        task.pause()
        #expect(await recorder.end().failure?.kind == .timedOut)
    }

    #if os(Linux)
        @Test func theTotalLimitCountsWaitingForATurn() async throws {
            let server = try LoopbackServer { _ in .script([.wait(300)]) }
            defer { server.stop() }
            let transport = CurlTransport(
                configuration: .init(maximumConnectionsPerHost: 1, proxy: .none))
            let first = transport.start(
                TransportRequest(server.url("/"), timeout: 300), receiver: ExchangeRecorder())
            var request = TransportRequest(server.url("/"))
            request.timeouts.total = 0.3
            let outcome = await transport.send(request)
            #expect(outcome.failure?.kind == .timedOut)
            #expect(outcome.metrics?.exchanges.first?.queued ?? 0 >= 0.3)
            first.cancel()
        }
    #endif

    /// `URLSession` does not say when a connection stands.
    @Test(arguments: TransportKind.allCases.filter { $0 != .urlSession })
    func theConnectLimitIsForConnectingOnly(_ kind: TransportKind) async throws {
        let listener = try FullListener()
        defer { listener.close() }
        var request = TransportRequest(
            try requireURL("http://127.0.0.1:\(listener.port)/"), timeout: 200)
        request.timeouts.connect = 0.35
        let start = ContinuousClock.now
        let outcome = await kind.make().send(request)
        #expect(outcome.failure?.kind == .timedOut)
        #expect(ContinuousClock.now - start >= .seconds(0.35))
        #expect(ContinuousClock.now - start < .seconds(60))

        let server = try LoopbackServer { _ in
            Thread.sleep(forTimeInterval: 0.6)
            return .text("ok")
        }
        defer { server.stop() }
        request.urlRequest.url = server.url("/")
        #expect(await kind.make().send(request).text == "ok")
    }

    /// The machine takes no further connection, as one that is overloaded or behind a silent firewall.
    @Test(arguments: TransportKind.allCases)
    func connectingEndsAfterTheTimeout(_ kind: TransportKind) async throws {
        let listener = try FullListener()
        defer { listener.close() }
        let url = try #require(URL(string: "http://127.0.0.1:\(listener.port)/"))
        let start = ContinuousClock.now
        let outcome = await kind.make().get(url, timeout: 0.3)
        #expect(outcome.failure?.kind == .timedOut)
        #expect(ContinuousClock.now - start >= .seconds(0.3))
        #expect(ContinuousClock.now - start < .seconds(60))
    }
}
