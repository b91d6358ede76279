import Foundation
import LoopbackServer
import Testing

@testable import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A file of which the server sends the part that is asked for, as RFC 9110 has it, and cuts it off.
private struct Shelf: Sendable {
    var body = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) })
    var tag = "\"v1\""
    /// How many bytes go out of each answer but the last.
    var cut = 100_000
    /// What `If-Range` has to be.
    var currentTag = "\"v1\""
    var headers: [(String, String)] = []

    func answer(_ request: ServerRequest) -> ServerResponse {
        let start = request.header("Range").flatMap {
            Int($0.dropFirst("bytes=".count).dropLast())
        }
        let isPart = start != nil && request.header("If-Range") == currentTag
        let rest = isPart ? body.dropFirst(start ?? 0) : body[...]
        var head = isPart ? "HTTP/1.1 206 Partial Content\r\n" : "HTTP/1.1 200 OK\r\n"
        if isPart {
            head += "Content-Range: bytes \(start ?? 0)-\(body.count - 1)/\(body.count)\r\n"
        }
        head += "ETag: \(currentTag)\r\nContent-Length: \(rest.count)\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        return .script([.text(head + "\r\n"), .data(rest.prefix(cut)), .close])
    }
}

@Suite("Downloads that were cut off", .timeLimit(.minutes(2)), .serialized)
struct DownloadResumptionTests {
    private let policy = RetryPolicy(retryLimit: 5, exponentialBackoffScale: 0.01)

    @Test(
        "go on where they were in the next attempt, and count what is there",
        arguments: TransportKind.allCases)
    func retry(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        let shelf = Shelf()
        let server = try LoopbackServer { shelf.answer($0) }
        defer { server.stop() }
        let request = session.download(server.url(), interceptor: policy)
        let response = await request.validate().serializingData().response
        #expect(response.value == shelf.body)
        #expect(
            server.requests.map { $0.header("Range") } == [nil, "bytes=100000-", "bytes=200000-"])
        #expect(server.requests.last?.header("If-Range") == "\"v1\"")
        #expect(request.downloadProgress.completedUnitCount == 300_000)
        #expect(request.downloadProgress.totalUnitCount == 300_000)
        if let file = response.fileURL { try FileManager.default.removeItem(at: file) }
    }

    @Test(
        "begin again where the server gives nothing to go on from",
        arguments: TransportKind.allCases,
        [
            [("Accept-Ranges", "none")], [("ETag", "W/\"1\"")],
        ])
    func noValidator(_ kind: TransportKind, headers: [(String, String)]) async throws {
        let session = Session(transport: kind.make())
        var shelf = Shelf()
        shelf.headers = headers
        if headers[0].0 == "ETag" {
            shelf.currentTag = "W/\"1\""
            shelf.headers = []
        }
        let fixed = shelf
        let server = try LoopbackServer { fixed.answer($0) }
        defer { server.stop() }
        let request = session.download(
            server.url(), interceptor: RetryPolicy(retryLimit: 1, exponentialBackoffScale: 0.01))
        let response = await request.serializingData().response
        #expect(response.error?.transportError != nil)
        #expect(response.resumeData == nil)
        #expect(server.requests.map { $0.header("Range") } == [nil, nil])
    }

    @Test("begin again where the file has changed meanwhile", arguments: TransportKind.allCases)
    func changedFile(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        let first = Shelf()
        var second = Shelf()
        second.body = Data(count: 50_000)
        second.currentTag = "\"v2\""
        let changed = second
        let count = Counter()
        let server = try LoopbackServer { request in
            count.add()
            return count.value == 1 ? first.answer(request) : changed.answer(request)
        }
        defer { server.stop() }
        let request = session.download(server.url(), interceptor: policy)
        let response = await request.serializingData().response
        #expect(response.value == changed.body)
        #expect(server.requests.last?.header("If-Range") == "\"v1\"")
        #expect(request.downloadProgress.completedUnitCount == 50_000)
        if let file = response.fileURL { try FileManager.default.removeItem(at: file) }
    }

    @Test(
        "begin again where the server does not have the rest any more, also without a retrier",
        arguments: TransportKind.allCases)
    func refusedRange(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        let shelf = Shelf()
        var short = Shelf()
        short.body = Data(count: 50_000)
        let shrunk = short
        let server = try LoopbackServer { request in
            guard request.path == "/shrunk" else { return shelf.answer(request) }
            guard request.header("Range") != nil else { return shrunk.answer(request) }
            return ServerResponse(
                status: 416, headers: [("Content-Range", "bytes */50000")], body: Data("no".utf8))
        }
        defer { server.stop() }
        let first = await session.download(server.url("/shrunk/..")).serializingData().response
        let part = try #require(first.resumeData)
        let data = try Self.leading(part, to: server.url("/shrunk"))
        let request = session.download(resumingWith: data)
        let response = await request.validate().serializingData().response
        #expect(response.value == shrunk.body)
        #expect(server.requests.map { $0.header("Range") } == [nil, "bytes=100000-", nil])
        #expect(request.downloadProgress.completedUnitCount == 50_000)
        #expect(response.metrics?.exchanges.isEmpty == false)
        if let file = response.fileURL { try FileManager.default.removeItem(at: file) }
    }

    /// The same part of what is at another URL.
    private static func leading(_ data: Data, to url: URL) throws -> Data {
        var partial = try PartialDownload(data)
        partial.url = url
        return try #require(partial.data)
    }

    @Test(
        "go on where the server sends less than it is asked for", arguments: TransportKind.allCases)
    func shorterParts(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        let shelf = Shelf()
        let server = try LoopbackServer { request in
            guard request.header("Range") != nil else { return shelf.answer(request) }
            // 80,000 bytes at a time, each of them a complete answer.
            let start = Int(request.header("Range")?.dropFirst(6).dropLast() ?? "") ?? 0
            let end = min(start + 80_000, shelf.body.count)
            return ServerResponse(
                status: 206,
                headers: [
                    ("Content-Range", "bytes \(start)-\(end - 1)/\(shelf.body.count)"),
                    ("ETag", shelf.tag),
                ], body: shelf.body[start..<end])
        }
        defer { server.stop() }
        let response = await session.download(server.url(), interceptor: policy)
            .validate().serializingData().response
        #expect(response.value == shelf.body)
        #expect(
            server.requests.map { $0.header("Range") } == [
                nil, "bytes=100000-", "bytes=180000-", "bytes=260000-",
            ])
        let first = await session.download(server.url(), headers: ["Range": "bytes=0-9"])
            .serializingData().response
        #expect(first.value?.count == 80_000)
        for file in [response.fileURL, first.fileURL].compactMap(\.self) {
            try FileManager.default.removeItem(at: file)
        }
    }

    @Test(
        "are no files where a part comes that nobody asked for", arguments: TransportKind.allCases)
    func unwantedPart(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        let server = try LoopbackServer { _ in
            ServerResponse(
                status: 206, headers: [("Content-Range", "bytes 5-9/10")], body: Data("56789".utf8))
        }
        defer { server.stop() }
        let response = await session.download(server.url()).validate().serializingData().response
        #expect(response.error?.transportError?.kind == .badServerResponse)
    }

    @Test("refuse another part than they asked for", arguments: TransportKind.allCases)
    func wrongPart(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        let shelf = Shelf()
        let count = Counter()
        let server = try LoopbackServer { request in
            count.add()
            return count.value == 1
                ? shelf.answer(request)
                : .script([
                    .text(
                        "HTTP/1.1 206 Partial Content\r\nContent-Range: bytes 5-9/300000\r\n"
                            + "Content-Length: 5\r\n\r\n12345")
                ])
        }
        defer { server.stop() }
        let response = await session.download(
            server.url(), interceptor: RetryPolicy(retryLimit: 1, exponentialBackoffScale: 0.01)
        ).serializingData().response
        #expect(response.error?.transportError?.kind == .badServerResponse)
        #expect(response.resumeData == nil)
    }

    @Test("go on in another request, with the data of the first", arguments: TransportKind.allCases)
    func resumeData(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        let shelf = Shelf()
        let server = try LoopbackServer { shelf.answer($0) }
        defer { server.stop() }
        let first = await session.download(server.url()).serializingData().response
        var data = try #require(first.resumeData)
        let second = await session.download(resumingWith: data).serializingData().response
        data = try #require(second.resumeData)
        let third = await session.download(resumingWith: data, headers: ["X-A": "1"])
            .serializingData().response
        #expect(third.value == shelf.body)
        #expect(third.resumeData == nil)
        #expect(
            server.requests.map { $0.header("Range") } == [nil, "bytes=100000-", "bytes=200000-"])
        #expect(server.requests.last?.header("X-A") == "1")
        let file = try #require(third.fileURL)
        #expect(
            !FileManager.default.fileExists(atPath: file.deletingPathExtension().path + ".download")
        )
        try FileManager.default.removeItem(at: file)
        // The part is gone by now, so the file is downloaded from the beginning.
        let again = await session.download(resumingWith: data, interceptor: policy)
            .serializingData().response
        #expect(again.value == shelf.body)
        if let file = again.fileURL { try FileManager.default.removeItem(at: file) }
        let damaged = await session.download(resumingWith: Data("x".utf8)).serializingData()
            .response
        #expect(damaged.error != nil)
    }

    @Test("go on after they were cancelled", arguments: TransportKind.allCases)
    func cancellation(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        let body = Data(count: 200_000)
        let server = try LoopbackServer { request in
            let isRest = request.header("Range") == "bytes=100000-"
            let status = isRest ? "206 Partial Content" : "200 OK"
            let range = isRest ? "Content-Range: bytes 100000-199999/200000\r\n" : ""
            let length = isRest ? 100_000 : 200_000
            return .script([
                .text(
                    "HTTP/1.1 \(status)\r\n\(range)Last-Modified: Sun, 06 Nov 1994 08:49:37 GMT\r\n"
                        + "Content-Length: \(length)\r\n\r\n"),
                .data(body.prefix(100_000)), .wait(isRest ? 0 : 30), .close,
            ])
        }
        defer { server.stop() }
        let request = session.download(server.url())
        while request.downloadProgress.completedUnitCount < 100_000 {
            try await Task.sleep(for: .milliseconds(5))
        }
        // It is counted a moment before it is written.
        try await Task.sleep(for: .milliseconds(200))
        let data = await waiting { done in request.cancel { done($0) } }
        let response = await session.download(resumingWith: try #require(data)).serializingData()
            .response
        #expect(response.value == body)
        #expect(server.requests.last?.header("If-Range") == "Sun, 06 Nov 1994 08:49:37 GMT")
        if let file = response.fileURL { try FileManager.default.removeItem(at: file) }
    }
}
