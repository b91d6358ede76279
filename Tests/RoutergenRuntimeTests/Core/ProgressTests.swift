import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Progress", .timeLimit(.minutes(1)))
struct ProgressTests {
    /// The values that a request reports.
    private final class Values: @unchecked Sendable {
        private let lock = NSLock()
        private var values: [TransferProgress] = []
        var all: [TransferProgress] { lock.withLock { values } }
        func add(_ value: TransferProgress) { lock.withLock { values.append(value) } }
    }

    @Test(
        "of a download grows to the whole, with the fraction where the length is known",
        arguments: TransportKind.allCases)
    func download(_ kind: TransportKind) async throws {
        let body = sampleData(3_000_000)
        let server = try LoopbackServer { request in
            request.path == "/chunked" ? .chunked([body, body]) : ServerResponse(body: body)
        }
        defer { server.stop() }
        let queue = DispatchQueue(label: "progress")
        let values = Values()
        let request = Session(
            configuration: SessionConfiguration(startsRequestsImmediately: false),
            transport: kind.make()
        ).request(server.url()).downloadProgress(queue: queue) { values.add($0) }
        _ = await request.serializingData().response
        queue.sync {}
        let counts = values.all.map(\.completedUnitCount)
        #expect(counts == counts.sorted())
        #expect(values.all.allSatisfy { $0.totalUnitCount == 3_000_000 })
        #expect(values.all.last?.fractionCompleted == 1)
        #expect(values.all.last?.isFinished == true)
        #expect(request.downloadProgress.completedUnitCount == 3_000_000)
        let chunked = Session(transport: kind.make()).request(server.url("/chunked"))
        _ = await chunked.serializingData().response
        #expect(chunked.downloadProgress.completedUnitCount == 6_000_000)
        #expect(chunked.downloadProgress.totalUnitCount == nil)
        #expect(chunked.downloadProgress.fractionCompleted == 0)
    }

    @Test("of an upload grows to the whole", arguments: TransportKind.allCases)
    func upload(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { _ in .text("ok") }
        defer { server.stop() }
        var put = try URLRequest(url: server.url(), method: .put)
        put.httpBody = sampleData(3_000_000)
        let queue = DispatchQueue(label: "progress")
        let values = Values()
        let request = Session(
            configuration: SessionConfiguration(startsRequestsImmediately: false),
            transport: kind.make()
        ).request(put).uploadProgress(queue: queue) { values.add($0) }
        _ = await request.serializingData().response
        queue.sync {}
        let counts = values.all.map(\.completedUnitCount)
        #expect(counts == counts.sorted())
        #expect(
            values.all.last
                == TransferProgress(completedUnitCount: 3_000_000, totalUnitCount: 3_000_000))
    }

    @Test("is a sequence that ends with the request", arguments: TransportKind.allCases)
    func sequence(_ kind: TransportKind) async throws {
        let body = sampleData(1_000_000)
        let server = try LoopbackServer { _ in ServerResponse(body: body) }
        defer { server.stop() }
        let request = Session(
            configuration: SessionConfiguration(startsRequestsImmediately: false),
            transport: kind.make()
        ).request(server.url())
        let updates = request.downloadProgressUpdates()
        request.resume()
        var last: TransferProgress?
        for await progress in updates { last = progress }
        #expect(last?.completedUnitCount == 1_000_000)
        #expect(last?.fractionCompleted == 1)
    }

    @Test("begins anew with another attempt", arguments: TransportKind.allCases)
    func retry(_ kind: TransportKind) async throws {
        let count = EventCount()
        let server = try LoopbackServer { _ in
            count.add() == 1
                ? .script([.text("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf"), .close])
                : .text("whole")
        }
        defer { server.stop() }
        let request = Session(transport: kind.make(), interceptor: RetryPolicy.quick())
            .request(server.url())
        #expect(try await request.serializingString().value == "whole")
        #expect(
            request.downloadProgress
                == TransferProgress(completedUnitCount: 5, totalUnitCount: 5))
    }

    @Test("is a fraction between 0 and 1, whatever a server says")
    func fractions() {
        func fraction(_ completed: Int64, _ total: Int64?) -> Double {
            TransferProgress(completedUnitCount: completed, totalUnitCount: total).fractionCompleted
        }
        #expect(fraction(1, 4) == 0.25)
        #expect(fraction(9, 4) == 1)
        #expect(fraction(0, 0) == 1)
        #expect(fraction(5, -1) == 1)
        #expect(fraction(5, nil) == 0)
        #expect("\(TransferProgress(completedUnitCount: 5))" == "5 of an unknown number of bytes")
    }
}
