import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Downloads", .timeLimit(.minutes(2)), .serialized)
final class DownloadRequestTests: Sendable {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func to(
        _ name: String, _ options: DownloadRequest.Options = []
    ) -> DownloadRequest.Destination {
        let url = folder.appendingPathComponent(name)
        return { _, _ in (url, options) }
    }

    private func contents(_ name: String) -> String? {
        (try? Data(contentsOf: folder.appendingPathComponent(name)))
            .map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(
        "move a complete file to its destination, and make the folders on the way",
        arguments: TransportKind.allCases)
    func destination(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        let server = try LoopbackServer { _ in .text("hello") }
        defer { server.stop() }
        let response = await session.download(
            server.url(), to: to("a/b/c.txt", .createIntermediateDirectories)
        ).validate().serializingDownloadedFileURL().response
        #expect(response.value == folder.appendingPathComponent("a/b/c.txt"))
        #expect(contents("a/b/c.txt") == "hello")
        #expect(response.timeline.latency != nil)
        let missing = await session.download(server.url(), to: to("x/y.txt"))
            .serializingDownloadedFileURL().response
        guard case .fileNotWritten = missing.error?.reason else {
            Issue.record("\(missing)")
            return
        }
    }

    @Test(
        "never replace a file by an answer that is refused or cut off, nor unless they are told to",
        arguments: TransportKind.allCases)
    func previousFile(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        let server = try LoopbackServer { request in
            switch request.path {
            case "/404": .text("no such file", status: 404)
            case "/cut":
                .script([.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf"), .close])
            default: .text("new")
            }
        }
        defer { server.stop() }
        try Data("old".utf8).write(to: folder.appendingPathComponent("f"))
        for path in ["/404", "/cut"] {
            let response = await session.download(
                server.url(path), to: to("f", .removePreviousFile)
            ).validate().serializingString().response
            #expect(response.error != nil)
            #expect(response.fileURL == nil)
            if path == "/404" { #expect(response.error?.data == Data("no such file".utf8)) }
            #expect(contents("f") == "old")
        }
        let refused = await session.download(server.url(), to: to("f")).serializingData().response
        #expect(refused.error != nil)
        #expect(contents("f") == "old")
        let replaced = await session.download(server.url(), to: to("f", .removePreviousFile))
            .validate().serializingString().response
        #expect(replaced.value == "new")
        #expect(contents("f") == "new")
    }

    @Test(
        "leave a file in the temporary folder where there is no destination, and no file behind",
        arguments: TransportKind.allCases)
    func temporaryFiles(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        let server = try LoopbackServer { request in
            ServerResponse(
                status: request.path == "/500" ? 500 : 200,
                headers: [("Content-Disposition", "attachment; filename=\"../../x.json\"")],
                body: Data("[1]".utf8))
        }
        defer { server.stop() }
        let response = await session.download(server.url()).serializingDecodable([Int].self)
            .response
        #expect(response.value == [1])
        let file = try #require(response.fileURL)
        #expect(file.deletingLastPathComponent().path == NSTemporaryDirectory().trimmingSlash)
        try FileManager.default.removeItem(at: file)
        let seen = URLBox()
        let failed = await session.download(server.url("/500"))
            .validate { _, _, url in
                seen.url = url
                return .success
            }.validate().serializingData().response
        #expect(failed.error?.responseCode == 500)
        let temporary = try #require(seen.url)
        #expect(!FileManager.default.fileExists(atPath: temporary.path))
    }

    @Test("take the name that the server suggests, and no path")
    func suggestedDestination() async throws {
        let destination = DownloadRequest.suggestedDownloadDestination(for: .cachesDirectory)
        let url = try #require(URL(string: "https://h/a.zip"))
        for (header, expected) in [
            ("attachment; filename=\"../../etc/x.txt\"", "x.txt"), (nil, "a.zip"),
        ] {
            let response = try #require(
                HTTPURLResponse(
                    url: url, statusCode: 200, httpVersion: nil,
                    headerFields: header.map { ["Content-Disposition": $0] } ?? [:]))
            #expect(destination(url, response).destinationURL.lastPathComponent == expected)
        }
    }

    @Test(
        "are moved though nobody asks for them, and tell every handler the same",
        arguments: TransportKind.allCases)
    func handlers(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        let server = try LoopbackServer { _ in .text("[1]") }
        defer { server.stop() }
        let request = session.download(server.url(), to: to("quiet"))
        for _ in 0..<400 where request.fileURL == nil {
            try await Task.sleep(for: .milliseconds(5))
        }
        #expect(contents("quiet") == "[1]")
        let url = await waiting { done in request.responseURL { done($0.value) } }
        #expect(url == request.fileURL)
        let text = await waiting { done in request.responseString { done($0.value) } }
        #expect(text == "[1]")
        let json = await waiting { done in
            request.responseModel(of: JSON.self, at: ["0"]) { done($0.value) }
        }
        #expect(json == 1)
    }

    @Test("map what they read", arguments: TransportKind.allCases)
    func mapping(_ kind: TransportKind) async throws {
        let session = Session(transport: kind.make())
        struct Refused: Error {}
        let server = try LoopbackServer { _ in .text("7") }
        defer { server.stop() }
        let response = await session.download(server.url(), to: to("m")).serializingString()
            .response
        #expect(response.map { $0 + "!" }.value == "7!")
        #expect(response.tryMap { Int($0) }.value == 7)
        let failed = response.tryMap { _ -> Int in throw Refused() }
        #expect(failed.error?.underlyingError is Refused)
        #expect(failed.tryMapError { _ in throw Refused() }.error?.underlyingError is Refused)
        #expect(
            failed.mapError { _ in RouterError(.cancelled) }.error?.isExplicitlyCancelled == true)
    }
}

extension String {
    fileprivate var trimmingSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}

private final class URLBox: @unchecked Sendable {
    private let lock = NSLock()
    private var value: URL?

    var url: URL? {
        get { lock.withLock { value } }
        set { lock.withLock { value = newValue } }
    }
}
