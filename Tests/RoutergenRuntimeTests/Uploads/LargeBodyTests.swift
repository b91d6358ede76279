#if os(Linux)
    import Foundation
    import LoopbackServer
    import RoutergenRuntime
    import Testing

    /// What the process has in memory, in bytes.
    private func residentMemory() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return (try #require(pages)) * 4_096
    }

    /// The most that the process has in memory while something runs, above what it had before.
    private func growth(of work: @Sendable () async throws -> Void) async throws -> Int {
        let before = try residentMemory()
        let peak = Peak()
        let watch = Task {
            while !Task.isCancelled {
                peak.add(try residentMemory())
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        try await work()
        watch.cancel()
        return peak.value - before
    }

    private final class Peak: @unchecked Sendable {
        private let lock = NSLock()
        private var most = 0

        func add(_ value: Int) { lock.withLock { most = max(most, value) } }
        var value: Int { lock.withLock { most } }
    }

    /// The process of the tests has a server in it, too, and other tests beside it unless it is filtered, so this
    /// runs where it is asked for.
    @Suite(
        "Bodies of 1 GiB", .serialized, .timeLimit(.minutes(5)),
        .enabled(
            if: ProcessInfo.processInfo.environment["LARGE_BODIES"] != nil,
            "set LARGE_BODIES=1 and run with --filter LargeBodyTests: it measures the memory of the whole process"
        ))
    struct LargeBodyTests {
        private static let size = 1 << 30
        private let session = Session()

        private func file() throws -> URL {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(
                UUID().uuidString)
            try Data().write(to: url)
            let handle = try FileHandle(forWritingTo: url)
            try handle.truncate(atOffset: UInt64(Self.size))
            try handle.close()
            return url
        }

        @Test("are downloaded in less than 64 MB")
        func download() async throws {
            let piece = Data(count: 1 << 20)
            let server = try LoopbackServer { _ in
                .script(
                    [.text("HTTP/1.1 200 OK\r\nContent-Length: \(Self.size)\r\n\r\n")]
                        + Array(repeating: .data(piece), count: Self.size / piece.count))
            }
            defer { server.stop() }
            let url = server.url()
            let session = session
            let grown = try await growth {
                let file = try await session.download(url).serializingDownloadedFileURL().value
                let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize
                #expect(size == Self.size)
                try FileManager.default.removeItem(at: file)
            }
            print("download of 1 GiB: \(grown / 1_000) kB more")
            #expect(grown < 64_000_000)
        }

        @Test("are uploaded in a form in less than 64 MB")
        func upload() async throws {
            let file = try self.file()
            defer { try? FileManager.default.removeItem(at: file) }
            let server = try LoopbackServer { .text(String(decoding: $0.body, as: UTF8.self)) }
            defer { server.stop() }
            let url = server.url()
            let session = session
            let grown = try await growth {
                let length = try await session.upload(
                    multipartFormData: { $0.append(file, withName: "file") }, to: url,
                    headers: ["X-Discard-Body": "1"]
                ).serializingString().value
                #expect((Int(length) ?? 0) > Self.size)
            }
            print("multipart upload of 1 GiB: \(grown / 1_000) kB more")
            #expect(grown < 64_000_000)
        }

        @Test("are streamed in less than 64 MB")
        func stream() async throws {
            let piece = Data(count: 1 << 20)
            let server = try LoopbackServer { _ in
                .script(
                    [.text("HTTP/1.1 200 OK\r\nContent-Length: \(Self.size)\r\n\r\n")]
                        + Array(repeating: .data(piece), count: Self.size / piece.count))
            }
            defer { server.stop() }
            let url = server.url()
            let session = session
            let grown = try await growth {
                var count = 0
                for try await data in session.streamRequest(url) { count += data.count }
                #expect(count == Self.size)
            }
            print("stream of 1 GiB: \(grown / 1_000) kB more")
            #expect(grown < 64_000_000)
        }
    }
#endif
