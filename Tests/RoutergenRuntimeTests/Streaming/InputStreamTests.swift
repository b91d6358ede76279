import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

@Suite("An answer as an input stream", .timeLimit(.minutes(1)))
struct InputStreamTests {
    /// Reads a stream to its end on a thread of its own, as reading blocks.
    private func read(_ request: DataStreamRequest, bufferSize: Int) async -> (
        data: Data, end: Int, error: (any Error)?
    ) {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let stream = request.asInputStream()
                stream.open()
                var data = Data()
                var buffer = [UInt8](repeating: 0, count: bufferSize)
                var count = stream.read(&buffer, maxLength: bufferSize)
                while count > 0 {
                    data += buffer[..<count]
                    count = stream.read(&buffer, maxLength: bufferSize)
                }
                continuation.resume(returning: (data, count, stream.streamError))
            }
        }
    }

    @Test("has all bytes, whatever the pieces are", arguments: TransportKind.allCases)
    func pieces(_ kind: TransportKind) async throws {
        let body = sampleData(1_000_000)
        let server = try LoopbackServer { request in
            request.path == "/large"
                ? ServerResponse(body: body)
                : .chunked(["a", "bc", "d"].map { Data($0.utf8) }, pause: 0.01)
        }
        defer { server.stop() }
        let session = Session(transport: kind.make())
        let small = await read(session.streamRequest(server.url("/small")), bufferSize: 1)
        #expect(small.data == Data("abcd".utf8) && small.end == 0 && small.error == nil)
        let large = await read(session.streamRequest(server.url("/large")), bufferSize: 70_000)
        #expect(large.data.isSame(as: body) && large.end == 0)
    }

    @Test("ends with the error of the request", arguments: TransportKind.allCases)
    func failures(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { request in
            request.path == "/refused"
                ? .text("no", status: 500)
                : .script([.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf"), .close])
        }
        defer { server.stop() }
        let session = Session(transport: kind.make())
        let refused = await read(
            session.streamRequest(server.url("/refused")).validate(), bufferSize: 10)
        #expect(refused.data.isEmpty && refused.end == -1)
        #expect((refused.error as? RouterError)?.responseCode == 500)
        let cut = await read(session.streamRequest(server.url("/cut")), bufferSize: 10)
        #expect(cut.data == Data("half".utf8) && cut.end == -1)
        #expect((cut.error as? RouterError)?.transportError?.kind == .connectionLost)
    }

    @Test("cancels the request when it is closed or let go", arguments: TransportKind.allCases)
    func closing(_ kind: TransportKind) async throws {
        // Not without pauses, as URLSession on Linux does not come to stop what never pauses.
        let server = try LoopbackServer { _ in
            .chunked(Array(repeating: Data(count: 1_000), count: 3_000), pause: 0.01)
        }
        defer { server.stop() }
        let session = Session(transport: kind.make())
        for isClosed in [true, false] {
            let request = session.streamRequest(server.url())
            let first = await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    let stream = request.asInputStream()
                    stream.open()
                    var buffer = [UInt8](repeating: 0, count: 100)
                    let count = stream.read(&buffer, maxLength: 100)
                    if isClosed { stream.close() }
                    continuation.resume(returning: count)
                }
            }
            #expect(first > 0)
            while !request.isCancelled { try await Task.sleep(for: .milliseconds(1)) }
        }
    }
}
