import Foundation
import LoopbackServer
import RoutergenRuntime
import TestSupport

/// Moves 1 GiB in each direction, and looks at the memory that this takes.
struct LargeTransfer {
    /// In bytes, for the whole process, with everything that a Swift program has in memory anyway.
    private static let memoryLimit = 64_000_000

    private let session = Session(
        transport: PlatformTransport(configuration: .init(proxy: .none)))

    /// Prints time and memory of each transfer; false where something is not as it must be.
    func run() async throws -> Bool {
        let server = try SoakServerProcess(seed: 1)
        let large = "\(server.baseURL)/large"
        let hash = "\(server.baseURL)/hash"
        let discarding: HTTPHeaders = ["X-Discard-Body": "1"]
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("large")
        let wanted = "\(SoakBody.largeSize) \(SoakBody.largeHash())"

        // What was downloaded goes back, in every way.
        let results = [
            await measure("stream", wanted) {
                var received = Received()
                for try await data in session.streamRequest(large) { received.add(data) }
                return received.description
            },
            await measure("download", wanted) {
                _ = try await session.download(large, to: { _, _ in (file, []) }).validate()
                    .serializingDownloadedFileURL().value
                return try Received(fileAt: file).description
            },
            await measure("upload, file", wanted) {
                try await session.upload(file, to: hash, headers: discarding).validate()
                    .serializingString().value
            },
            await measure("upload, stream", wanted) {
                let stream = TransportStream(length: Int64(SoakBody.largeSize)) {
                    guard let stream = InputStream(url: file) else {
                        throw CocoaError(.fileReadUnknown)
                    }
                    return stream
                }
                return try await session.upload(stream, to: hash, headers: discarding).validate()
                    .serializingString().value
            },
            await measure("upload, multipart", try Self.wantedForm()) {
                try await session.upload(
                    multipartFormData: Self.form { $0.append(file, withName: "file") },
                    to: hash,
                    headers: discarding
                ).validate().serializingString().value
            },
        ]
        let passes = !results.contains(false)
        print(passes ? "passed" : "FAILED")
        return passes
    }

    private static func form(
        _ addFile: (inout MultipartFormData) throws -> Void
    ) rethrows -> MultipartFormData {
        var form = MultipartFormData(boundary: "soak")
        form.append("1 GiB", withName: "title")
        try addFile(&form)
        form.append("behind it", withName: "end")
        return form
    }

    /// Length and hash of the form: what a form with a short file has before and behind that, and the file.
    private static func wantedForm() throws -> String {
        let content = Data("the content of the file".utf8)
        let short = try form { $0.append(content, withName: "file", fileName: "large") }.encode()
        guard let place = short.range(of: content) else { throw CocoaError(.coderInvalidValue) }
        let hash = SoakBody.largeHash(
            between: short[..<place.lowerBound], and: short[place.upperBound...])
        return "\(short.count - content.count + SoakBody.largeSize) \(hash)"
    }

    /// Makes a transfer and prints time and memory.
    private func measure(
        _ name: String, _ wanted: String, _ transfer: () async throws -> String
    ) async -> Bool {
        let start = ContinuousClock.now
        var failure = ""
        do {
            let received = try await transfer()
            if received != wanted { failure = ": \(received) arrived in place of \(wanted)" }
        } catch {
            failure = ": \(error)"
        }
        let seconds = start.duration(to: .now) / .seconds(1)
        let peak = ProcessMemory.peak
        let time = String(format: "%.1f", seconds)
        print("\(name): \(time) s, \(peak.inMegabytes) MB at most\(failure)")
        return failure.isEmpty && peak > 0 && peak < Self.memoryLimit
    }

    /// Length and hash of what has come.
    private struct Received: CustomStringConvertible {
        private var count = 0
        private var hash = BodyHash()

        init() {}

        init(fileAt url: URL) throws {
            let file = try FileHandle(forReadingFrom: url)
            while let data = try file.read(upToCount: 1 << 20), !data.isEmpty { add(data) }
            try file.close()
        }

        mutating func add(_ data: Data) {
            count += data.count
            hash.add(data)
        }

        var description: String { "\(count) \(hash)" }
    }
}
