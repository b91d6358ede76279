import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Servers that mean harm, and what comes together.
@Suite("A hostile server", .timeLimit(.minutes(2)), .serialized)
struct HostileServerTests {
    /// 64 MB of zeros, compressed twice.
    private static let bomb = """
        H4sIAOH2DWsC/+3cr06CYRjG4Rc/AnPjXzA5J4dBYYNiJkh2ZqenIBszUTgAo2YTB2AzOjenNu2MYCAxPsd3Crb3ua5D\
        eOK9Z7/TeSP9bJpXB+XquVZLKU0Xu6d14zABAAAAmZt+zYr9GJB65cfZeAIAAADk7rLdqlejwPbieOQcAAAAkL27Qb9T\
        fQj83l7XnQMAAACyd7T5HlZbwEu57J67BwAAAGTvUzAAAAAAQhEMAAAAgFgEAwAAACAWwQAAAAAIRjAAAAAAYhEMAAAA\
        gFgEAwAAACAWwQAAAAAIRjAAAAAAYhEMAAAAgFgeB/3efgvovJXvJ9WHAPzDuLhp3T+kxWvxB1m6z2cd8wAA
        """

    @Test("cannot fill the memory with what it has compressed", arguments: TransportKind.allCases)
    func compression(_ kind: TransportKind) async throws {
        let bomb = try #require(Data(base64Encoded: Self.bomb))
        let server = try LoopbackServer { _ in
            ServerResponse(headers: [("Content-Encoding", "gzip, gzip")], body: bomb)
        }
        defer { server.stop() }
        let session = Session(
            configuration: SessionConfiguration(maximumResponseSize: 1_000_000),
            transport: kind.make())
        let answer = await session.request(server.url()).serializingData().response
        guard case .bodyTooLarge(1_000_000) = answer.error?.reason else {
            Issue.record("\(String(describing: answer.error))")
            return
        }
        #expect((answer.data?.count ?? 0) <= 1_000_000)
        // Who reads in pieces has all of it, a piece at a time.
        var count = 0
        for try await piece in session.streamRequest(server.url()) { count += piece.count }
        #expect(count == 64_000_000)
    }

    @Test(
        "may send chunks with extensions, and trailers that look like headers",
        arguments: TransportKind.allCases)
    func chunks(_ kind: TransportKind) async throws {
        let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
        let server = try LoopbackServer { request in
            .script([
                .text(head + "5;a=b;c=\"d;e\"\r\nhello\r\n001 ; x\r\n!\r\n0;last\r\n"),
                // They end the process of URLSession on Linux.
                .text(
                    request.path == "/trailers" ? "Content-Length: 3\r\nSet-Cookie: t=1\r\n" : ""),
                .text("\r\n"),
            ])
        }
        defer { server.stop() }
        let session = Session(transport: kind.make())
        let paths = kind.isURLSessionOnLinux ? ["/"] : ["/", "/trailers"]
        for path in paths {
            let answer = await session.request(server.url(path)).serializingString().response
            #expect(answer.value == "hello!")
            #expect(answer.response?.value(forHTTPHeaderField: "Content-Length") == nil)
        }
        _ = await session.request(server.url()).serializingString().response
        // A trailer sets no cookies (RFC 9110, section 6.5.1).
        #expect(server.requests.allSatisfy { $0.header("Cookie") == nil })
    }

    @Test(
        "may refuse, move and lose an upload, which arrives whole in the end",
        arguments: TransportKind.allCases)
    func uploads(_ kind: TransportKind) async throws {
        let turns = EventCount()
        let server = try LoopbackServer { request in
            switch (request.path, turns.add()) {
            case ("/start", _): .redirect(307, to: "/moved")
            case ("/moved", 2): .text("busy", status: 503)
            // The body has come, and the answer is cut.
            case ("/moved", 4):
                .script([.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n"), .close])
            default:
                ServerResponse(
                    headers: [("X-Type", request.header("Content-Type") ?? "")],
                    body: Data("\(BodyHash(request.body)) \(request.method)".utf8))
            }
        }
        defer { server.stop() }
        let session = Session(transport: kind.make(), interceptor: RetryPolicy.quick())
        let data = sampleData(700_000)
        let stream = TransportStream { InputStream(data: data) }
        let put = session.upload(stream, to: server.url("/start"), method: .put)
        let answer = await put.validate().serializingString().response
        #expect(answer.value == "\(BodyHash(data)) PUT")
        #expect(put.retryCount == 2)
        #expect(
            server.requests.map(\.path)
                == Array(repeating: ["/start", "/moved"], count: 3).flatMap(\.self))
        #expect(server.requests.allSatisfy { $0.body.isSame(as: data) })

        server.forgetRequests()
        let file = try TemporaryFile(data)
        let form = session.upload(
            multipartFormData: {
                $0.append("Dusk", withName: "title")
                $0.append(file.url, withName: "photo")
            }, to: server.url("/start"))
        let sent = await form.validate().serializingString().response
        #expect(sent.value?.hasSuffix(" POST") == true)
        let bodies = server.requests.map(\.body)
        #expect(bodies.count == 2 && bodies[0].isSame(as: bodies[1]))
        #expect(bodies[0].range(of: data) != nil)
        let type = sent.response?.value(forHTTPHeaderField: "X-Type")
        #expect(type?.hasPrefix("multipart/form-data; boundary=") == true)
    }

    @Test(
        "sees a name and a password that a URL has, and nobody else does",
        arguments: TransportKind.allCases)
    func userInformation(_ kind: TransportKind) async throws {
        let other = try LoopbackServer { .text($0.header("Authorization") ?? "none") }
        defer { other.stop() }
        let away = other.url("/away").absoluteString
        let server = try LoopbackServer { request in
            request.path == "/leave"
                ? .redirect(302, to: away) : .text(request.header("Authorization") ?? "none")
        }
        defer { server.stop() }
        let session = Session(transport: kind.make())
        func url(_ path: String) -> String {
            server.url(path).absoluteString.replacing("http://", with: "http://us%40er:p%3Aw%2F@")
        }
        let expected = "Basic " + Data("us@er:p:w/".utf8).base64EncodedString()
        let own = await session.request(url("/")).serializingString().response
        #expect(own.value == expected)
        let left = await session.request(url("/leave")).serializingString().response
        #expect(left.value == "none")
        let header = await session.request(url("/"), headers: ["Authorization": "Bearer t"])
            .serializingString().response
        #expect(header.value == "Bearer t")
        let request = session.request(url("/missing"))
        _ = await request.serializingString().response
        #expect(
            !request.description.contains("p%3Aw") && !request.cURLDescription().contains("p%3Aw"))
    }

    @Test(
        "cannot be told other headers by values with line breaks", arguments: TransportKind.allCases
    )
    func lineBreaks(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { _ in .text("ok") }
        defer { server.stop() }
        let session = Session(transport: kind.make())
        let attacks: [DataRequest] = [
            session.request(server.url(), headers: ["X-A": "b\r\nX-Evil: 1"]),
            session.request(server.url(), headers: ["X-A\r\nX-Evil": "1"]),
            session.request(server.url(), headers: ["X-A": "b\u{0}c"]),
            session.request(
                server.url(), method: HTTPMethod(rawValue: "GET / HTTP/1.1\r\nX-Evil: 1\r\n")),
            session.request(server.url(), headers: [.authorization("Bearer a\nX-Evil: 1")]),
        ]
        for attack in attacks {
            #expect(await attack.serializingData().response.error != nil)
        }
        // Here the text has to arrive as a value.
        let query = session.request(server.url(), parameters: ["a": "b\r\nX-Evil: 1"])
        #expect(await query.serializingData().response.error == nil)
        let form = session.upload(
            multipartFormData: {
                $0.append(
                    Data("x".utf8), withName: "a\"\r\nX-Evil: 1", fileName: "f\r\n\r\n--",
                    mimeType: "text/plain")
            }, to: server.url())
        #expect(await form.serializingData().response.error == nil)
        #expect(server.requestCount == 2)
        #expect(server.requests.allSatisfy { $0.header("X-Evil") == nil })
        let body = String(decoding: server.requests.last?.body ?? Data(), as: UTF8.self)
        #expect(!body.contains("\r\nX-Evil"))
    }

    @Test("may be at an address with a zone, and need not be there")
    func zones() async throws {
        for host in ["[fe80::1%25nosuchzone]", "[fe80::1%25lo]", "[::1%25lo]"] {
            let answer = await Session().request("http://\(host):1/").serializingData().response
            #expect(answer.error?.transportError != nil, "\(host)")
        }
    }
}
