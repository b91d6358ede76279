import Foundation
import LoopbackServer
import RoutergenRuntime
import TestSupport
import Testing

/// Bodies that are made while they are sent.
@Suite(.timeLimit(.minutes(2)))
struct TransportStreamTests {
    private static func stream(_ data: Data, length: Int64? = nil) -> TransportBody {
        .stream(TransportStream(length: length) { InputStream(data: data) })
    }

    @Test(arguments: TransportKind.allCases, ["POST", "PUT", "PATCH", "DELETE"])
    func anUnknownLengthGoesOutInChunks(_ kind: TransportKind, method: String) async throws {
        let server = try LoopbackServer { ServerResponse(body: $0.body) }
        defer { server.stop() }
        let transport = kind.make()
        for size in [0, 1, 65_536, 3_000_001] {
            server.forgetRequests()
            let data = sampleData(size)
            let outcome = await transport.send(method, server.url("/"), body: Self.stream(data))
            #expect(outcome.failure == nil)
            #expect(outcome.body.isSame(as: data))
            let request = try #require(server.requests.first)
            #expect(request.header("Transfer-Encoding") == "chunked")
            #expect(request.header("Content-Length") == nil)
            if size > 0, !kind.isURLSessionOnLinux {
                #expect(outcome.sent?.count == Int64(size))
                #expect(outcome.sent?.total == nil)
            }
        }
        #expect(server.connectionCount == 1)
    }

    @Test(arguments: TransportKind.allCases)
    func aKnownLengthIsAnnounced(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { ServerResponse(body: $0.body) }
        defer { server.stop() }
        let transport = kind.make()
        for size in [0, 1, 65_536, 3_000_001] {
            server.forgetRequests()
            let data = sampleData(size)
            let outcome = await transport.send(
                "POST", server.url("/"), body: Self.stream(data, length: Int64(size)))
            #expect(outcome.failure == nil)
            #expect(outcome.body.isSame(as: data))
            #expect(server.requests.first?.header("Content-Length") == "\(size)")
            #expect(server.requests.first?.header("Transfer-Encoding") == nil)
            if size > 0 { #expect(outcome.sent?.count == Int64(size)) }
            if size > 0 { #expect(outcome.sent?.total == Int64(size)) }
        }
    }

    @Test(arguments: TransportKind.allCases, [-1, 1] as [Int64])
    func anotherLengthThanPromisedIsAnError(_ kind: TransportKind, excess: Int64) async throws {
        let server = try LoopbackServer { _ in .text("taken") }
        defer { server.stop() }
        for size in [10, 65_536, 1_000_000] {
            let body = Self.stream(sampleData(size + Int(excess)), length: Int64(size))
            let outcome = await kind.make().send("POST", server.url("/"), body: body, timeout: 3)
            await knownToFail(on: kind, "cuts the body off, or waits for the rest of it") {
                #expect(outcome.failure?.kind == .bodyUnreadable)
                #expect(outcome.failure?.message.contains("\(size) bytes") == true)
            }
        }
    }

    @Test(arguments: TransportKind.allCases)
    func aStreamThatCannotBeMadeOrReadIsAnError(_ kind: TransportKind) async throws {
        struct Reason: Error {}
        let server = try LoopbackServer { _ in .text("taken") }
        defer { server.stop() }
        let missing = "/nonexistent/file"
        let bodies: [TransportBody] = [
            .stream(TransportStream { throw Reason() }),
            .stream(
                TransportStream { InputStream(fileAtPath: missing) ?? InputStream(data: Data()) }),
        ]
        for (number, body) in bodies.enumerated() {
            let outcome = await kind.make().send("POST", server.url("/"), body: body, timeout: 3)
            await knownToFail(
                on: kind, if: number == 1, "takes a stream that cannot be read for an empty one"
            ) {
                #expect(outcome.response == nil)
                #expect(outcome.failure?.kind == .bodyUnreadable)
            }
        }
        #expect(server.requests.map(\.body).allSatisfy { $0.isEmpty })
    }

    @Test(arguments: TransportKind.allCases, [301, 302, 307, 308])
    func aRedirectMakesTheStreamAgain(_ kind: TransportKind, status: Int) async throws {
        let data = sampleData(300_000)
        let server = try LoopbackServer { request in
            request.path == "/from"
                ? .redirect(status, to: "/to") : ServerResponse(body: request.body)
        }
        defer { server.stop() }
        for length in [nil, Int64(data.count)] {
            server.forgetRequests()
            let outcome = await kind.make().send(
                "PUT", server.url("/from"), body: Self.stream(data, length: length))
            #expect(outcome.failure == nil)
            #expect(outcome.body.isSame(as: data))
            #expect(server.requests.map(\.body.count) == [data.count, data.count])
        }
    }

    /// The server closes a kept connection just when it is used again.
    @Test(arguments: TransportKind.allCases, [false, true])
    func aKeptConnectionThatBreaksMakesTheStreamAgain(
        _ kind: TransportKind, isLengthKnown: Bool
    ) async throws {
        let data = sampleData(400_000)
        for last in [ServerResponse.Step.close, .reset] {
            let server = try LoopbackServer { request in
                request.indexOnConnection == 0
                    ? ServerResponse(body: request.body) : .script([last])
            }
            defer { server.stop() }
            let transport = kind.make()
            _ = await transport.get(server.url("/warm-up"))
            let made = EventCount()
            let stream = TransportStream(length: isLengthKnown ? Int64(data.count) : nil) {
                made.add()
                return InputStream(data: data)
            }
            let outcome = await transport.send("POST", server.url("/"), body: .stream(stream))
            #expect(outcome.failure == nil)
            #expect(outcome.body.isSame(as: data))
            #expect(made.value == 2)
            #expect(server.requests.map(\.body.count) == [0, data.count, data.count])
        }
    }

    /// A slow body holds up nobody else: not the other requests of the transport, not the cancellation.
    ///
    /// `URLSession` on Linux is left out: it reads the body on the one queue that all its sessions share, so
    /// that a stream that blocks stops even `start`, and the test with it.
    @Test(arguments: TransportKind.allCases.filter { !$0.isURLSessionOnLinux })
    func aSlowStreamHoldsUpNobody(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { ServerResponse(body: $0.body) }
        defer { server.stop() }
        let transport = kind.make()
        let gate = Gate()
        let data = sampleData(150_000)
        let slow = ExchangeRecorder()
        let stream = TransportStream { GatedStream(data: data, gate: gate) }
        let task = transport.start(
            TransportRequest(server.url("/slow"), method: "POST", body: .stream(stream)),
            receiver: slow)
        #expect(await transport.get(server.url("/"), timeout: 5).failure == nil)
        gate.open()
        let outcome = await slow.end()
        #expect(outcome.failure == nil)
        #expect(outcome.body.isSame(as: data))
        withExtendedLifetime(task) {}
    }

    #if os(Linux)
        @Test func aSlowStreamCanBeCancelledAndTimesOut() async throws {
            let server = try LoopbackServer { ServerResponse(body: $0.body) }
            defer { server.stop() }
            let transport = TransportKind.curl.make()
            let gate = Gate()
            defer { gate.open() }
            let stream = TransportStream { GatedStream(data: Data("late".utf8), gate: gate) }
            let recorder = ExchangeRecorder()
            let task = transport.start(
                TransportRequest(server.url("/"), method: "POST", body: .stream(stream)),
                receiver: recorder)
            task.cancel()
            #expect(await recorder.end().failure?.kind == .cancelled)
            let late = await transport.send(
                "POST", server.url("/"), body: .stream(stream), timeout: 0.2)
            #expect(late.failure?.kind == .timedOut)
        }

        /// No more than a little is read ahead of what the network takes.
        @Test func aServerThatDoesNotReadHoldsTheStream() async throws {
            let server = try LoopbackServer(
                early: { _ in .script([.wait(2), .close]) }, handler: { _ in .text("") })
            defer { server.stop() }
            let read = EventCount()
            let stream = TransportStream { CountingStream(pieces: 1_000, count: read) }
            let outcome = await TransportKind.curl.make().send(
                "POST", server.url("/"), body: .stream(stream), timeout: 1)
            #expect(outcome.failure?.kind == .timedOut)
            // In pieces of 64 kB: the buffers of two sockets, and what is read ahead.
            #expect(read.value < 300)
        }
    #endif
}

/// Lets nobody through until it is opened.
final class Gate: Sendable {
    private let handover = Handover<Bool>()

    func open() { handover.set(true) }
    func pass() { _ = handover.get() }
}

/// Blocks at the first read.
private final class GatedStream: InputStream {
    private let gate: Gate
    private let stream: InputStream

    init(data: Data, gate: Gate) {
        self.gate = gate
        stream = InputStream(data: data)
        super.init(data: Data())
    }

    override func open() { stream.open() }
    override func close() { stream.close() }
    override var streamStatus: Stream.Status { stream.streamStatus }
    override var streamError: (any Error)? { stream.streamError }
    override var hasBytesAvailable: Bool { true }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
        gate.pass()
        return stream.read(buffer, maxLength: maxLength)
    }
}

/// Yields pieces of zeros, and counts them.
private final class CountingStream: InputStream {
    private let pieces: Int
    private let count: EventCount

    init(pieces: Int, count: EventCount) {
        self.pieces = pieces
        self.count = count
        super.init(data: Data())
    }

    override func open() {}
    override func close() {}
    override var streamStatus: Stream.Status { .open }
    override var hasBytesAvailable: Bool { true }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
        guard count.add() <= pieces else { return 0 }
        buffer.initialize(repeating: 0, count: maxLength)
        return maxLength
    }
}
