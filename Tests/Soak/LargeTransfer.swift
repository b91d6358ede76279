import Foundation
import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Moves 1 GiB in each direction, and looks at the memory that this takes.
enum LargeTransfer {
    private static let size = 1 << 30
    /// In bytes, for the whole process.
    private static let memoryLimit = 64_000_000

    static func run() async throws -> Bool {
        let server = try SoakServerProcess(seed: 1)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "soak-\(UUID().uuidString)")
        guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
            throw CocoaError(.fileWriteUnknown)
        }
        defer { try? FileManager.default.removeItem(at: file) }
        let transport = PlatformTransport(configuration: .init(proxy: .none))

        let large = URLRequest(url: server.baseURL.appendingPathComponent("large"))
        let handle = try FileHandle(forWritingTo: file)
        let received = FileReceiver(handle)
        var passes = await measure(
            "download", transport, TransportRequest(urlRequest: large), received)
        passes = passes && received.count == size

        // What was downloaded goes back.
        var count = URLRequest(url: server.baseURL.appendingPathComponent("count"))
        count.httpMethod = "POST"
        let stream = TransportStream {
            guard let stream = InputStream(fileAtPath: file.path) else {
                throw CocoaError(.fileReadUnknown)
            }
            return stream
        }
        for (name, body) in [("file", TransportBody.file(file)), ("stream", .stream(stream))] {
            let answer = SoakReceiver()
            let request = TransportRequest(urlRequest: count, body: body)
            let isDone = await measure("upload, \(name)", transport, request, answer)
            passes = passes && isDone && answer.end.body == Data(String(size).utf8)
        }
        print(passes ? "passed" : "FAILED")
        return passes
    }

    /// Sends a request and prints time and memory.
    private static func measure(
        _ name: String, _ transport: any Transport, _ request: TransportRequest,
        _ receiver: some WaitingReceiver
    ) async -> Bool {
        let start = ContinuousClock.now
        let task = transport.start(request, receiver: receiver)
        await receiver.wait()
        let seconds = start.duration(to: .now) / .seconds(1)
        let peak = ProcessMemory.peak
        let failure = receiver.failure.map { ": \($0)" } ?? ""
        print(
            "\(name): \(String(format: "%.1f", seconds)) s, \(peak.inMegabytes) MB at most\(failure)"
        )
        withExtendedLifetime(task) {}
        return failure.isEmpty && peak < memoryLimit
    }

    /// Writes what arrives. Unchecked because a transport calls it one call at a time.
    private final class FileReceiver: WaitingReceiver, @unchecked Sendable {
        private let file: FileHandle
        private let end = SoakReceiver()
        private(set) var count = 0

        init(_ file: FileHandle) {
            self.file = file
        }

        var failure: TransportError? { end.failure }
        func wait() async { await end.wait() }

        func transportDidReceive(_ response: TransportResponse) {}
        func transportDidReceive(_ data: Data) {
            count += data.count
            try? file.write(contentsOf: data)
        }
        func transportDidSend(_ sent: Int64, of total: Int64?) {}
        func transportDidComplete(_ failure: TransportError?) {
            end.transportDidComplete(failure)
        }
    }
}

/// A receiver whose end can be waited for.
protocol WaitingReceiver: TransportReceiver {
    var failure: TransportError? { get }
    func wait() async
}

extension SoakReceiver: WaitingReceiver {
    var failure: TransportError? { end.failure }
}
