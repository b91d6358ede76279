import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

/// What a server can do wrong, as the programs of users meet it: an error that says what happened, in time.
@Suite("A bad server", .timeLimit(.minutes(2)), .serialized)
struct BadServerTests {
    /// Everything that asks a server for something.
    enum Call: String, CaseIterable, Sendable, CustomTestStringConvertible {
        case data, client, stream, download, upload, form

        var testDescription: String { rawValue }

        /// Sends a request and returns its error; nil where it succeeds.
        func error(
            from server: LoopbackServer, with session: Session
        ) async -> RouterError? {
            let url = server.url("/photos/7")
            do {
                switch self {
                case .data:
                    _ = try await session.request(url).validate().serializingData().value
                case .client:
                    _ = try await PhotosAPI.Client(
                        configuration: .init(baseURL: server.baseURL, consumerKey: "k"),
                        session: session
                    ).photoInfo(id: 7)
                case .stream:
                    for try await _ in session.streamRequest(url).validate() {}
                case .download:
                    let file = try await session.download(url).validate()
                        .serializingDownloadedFileURL().value
                    try FileManager.default.removeItem(at: file)
                case .upload:
                    let stream = TransportStream { InputStream(data: sampleData(100_000)) }
                    _ = try await session.upload(stream, to: url, method: .put).validate()
                        .serializingData().value
                case .form:
                    _ = try await session.upload(
                        multipartFormData: { $0.append("a", withName: "b") }, to: url
                    ).validate().serializingData().value
                }
                return nil
            } catch {
                return error as? RouterError
            }
        }
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        var name: String
        var steps: [ServerResponse.Step]
        var kind: TransportError.Kind = .badServerResponse
        /// Whether `URLSession` on Linux can end the process, and so is not asked.
        var isFatal = false
        var testDescription: String { name }
    }

    private static let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"

    static let faults: [Fault] = [
        Fault(name: "no HTTP", steps: [.text("* OK IMAP4rev1 ready\r\n\r\n"), .close]),
        Fault(
            name: "a status that is no number",
            steps: [.text("HTTP/1.1 2OO OK\r\nContent-Length: 0\r\n\r\n"), .close]),
        Fault(
            name: "a header of 1 MB",
            steps: [
                .text(head + "X: \(String(repeating: "x", count: 1_000_000))\r\n\r\n"), .close,
            ]),
        Fault(
            name: "1 MB of headers",
            steps: [
                .text(
                    head
                        + String(
                            repeating: "X: \(String(repeating: "x", count: 990))\r\n", count: 1_000)
                        + "\r\n"), .close,
            ]),
        Fault(
            name: "a body that stops in the middle",
            steps: [
                .text(head + "Content-Length: 90\r\n\r\n{\"photo\": {\"id\": 7, \"na"), .close,
            ],
            kind: .connectionLost),
        Fault(
            name: "a reset in the body",
            steps: [
                .text(head + "Content-Length: 90\r\n\r\n{\"photo\": {"), .wait(0.1), .reset,
            ],
            kind: .connectionLost),
        Fault(
            name: "a redirect to itself",
            steps: [
                .text("HTTP/1.1 307 Status\r\nLocation: /photos/7\r\nContent-Length: 0\r\n\r\n")
            ],
            kind: .tooManyRedirects),
        Fault(name: "silence", steps: [.wait(30), .close], kind: .timedOut),
        Fault(
            name: "silence in the head",
            steps: [.text("HTTP/1.1 200 OK\r\nX: "), .wait(30), .close],
            kind: .timedOut, isFatal: true),
        Fault(
            name: "silence in the body",
            steps: [.text(head + "Content-Length: 90\r\n\r\n{"), .wait(30), .close],
            kind: .timedOut),
    ]

    @Test(
        "is a typed error of every kind of request, in time", arguments: TransportKind.allCases,
        faults)
    func answersInTime(_ kind: TransportKind, _ fault: Fault) async throws {
        // Once the time is over it ends the process, now and then (swift-corelibs-foundation, issue 5285).
        if kind.isURLSessionOnLinux, fault.isFatal { return }
        let server = try LoopbackServer { _ in .script(fault.steps) }
        defer { server.stop() }
        for call in Call.allCases {
            let session = Session(
                configuration: SessionConfiguration(timeout: 1), transport: kind.make())
            let start = ContinuousClock.now
            let error = await call.error(from: server, with: session)
            #expect(start.duration(to: .now) < .seconds(5), "\(call)")
            let found = try #require(error?.transportError, "\(call): \(String(describing: error))")
            #expect(found.kind == fault.kind, "\(call): \(found)")
        }
    }

    @Test(
        "that never falls silent is stopped by the total time", arguments: TransportKind.allCases)
    func drops(_ kind: TransportKind) async throws {
        let drop = [ServerResponse.Step.text(" "), .wait(0.05)]
        let server = try LoopbackServer { _ in
            .script(
                [.text(Self.head + "Content-Length: 100000\r\n\r\n")]
                    + Array(repeating: drop, count: 2_000).joined())
        }
        defer { server.stop() }
        for call in Call.allCases {
            let session = Session(
                configuration: SessionConfiguration(timeout: 1, totalTimeout: 0.5),
                transport: kind.make())
            let start = ContinuousClock.now
            let error = await call.error(from: server, with: session)
            #expect(error?.isTimeout == true, "\(call): \(String(describing: error))")
            #expect(start.duration(to: .now) < .seconds(3), "\(call)")
        }
    }

    @Test(
        "whose JSON is none is told so, with the body", arguments: TransportKind.allCases,
        [
            Data(#"{"photo": {"id": 7, "na"#.utf8), Data("{\"photo\": {\"id\": 7}}}".utf8),
            Data("{\"photo\": {\"id\": 7, \"name\": \"".utf8) + [0xFF, 0xC3] + Data("\"}}".utf8),
            Data(String(repeating: "[", count: 100_000).utf8), Data("<html></html>".utf8),
            Data(#"{"photo": {"id": 99999999999999999999999, "name": "n"}}"#.utf8),
            Data([0, 1, 2]),
        ])
    func bodies(_ kind: TransportKind, _ body: Data) async throws {
        let server = try LoopbackServer { _ in
            ServerResponse(headers: [("Content-Type", "application/json")], body: body)
        }
        defer { server.stop() }
        let session = Session(transport: kind.make())
        let error = await Call.client.error(from: server, with: session)
        guard case .decodingFailed = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.data == body)
        #expect(error?.responseCode == 200)
        let decodable = await session.request(server.url()).serializingDecodable([Int].self)
            .response
        #expect(decodable.error?.isResponseSerializationError == true)
    }

    @Test("whose text has other bytes than it says is told so", arguments: TransportKind.allCases)
    func text(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { request in
            ServerResponse(
                headers: [("Content-Type", "text/plain; charset=\(request.query("c") ?? "")")],
                body: Data([0x61, 0xFF, 0xC3]))
        }
        defer { server.stop() }
        let session = Session(transport: kind.make())
        for charset in ["utf-8", "us-ascii", "no-such-charset"] {
            let error = await session.request(server.url("/?c=\(charset)")).serializingString()
                .response.error
            #expect(error?.isResponseSerializationError == true, "\(charset)")
        }
    }

    #if os(Linux)
        /// `URLSession` refuses some of them without saying why, and ends the process over others.
        @Test(
            "whose head is odd is either understood or an error of the transport",
            arguments: [
                "HTTP/1.1 200\r\n", "HTTP/1.1\r\n", "HTTP/9.9 200 OK\r\n", "HTTP/1.1 2000 OK\r\n",
                "HTTP/1.1 -200 OK\r\n", "HTTP/1.1 99 OK\r\n", "http/1.1 200 ok\r\n",
                "HTTP/1.1 200 OK\r\nno colon\r\n", "HTTP/1.1 200 OK\r\n: no name\r\n",
                "HTTP/1.1 200 OK\r\nX: a\r\n b\r\n", "HTTP/1.1 200 OK\nX: y\n",
                "HTTP/1.1 200 OK\r\nX: a\0b\r\n", "HTTP/1.1 200 \u{1}\r\n",
                "\r\nHTTP/1.1 200 OK\r\n",
            ])
        func heads(_ head: String) async throws {
            let server = try LoopbackServer { _ in
                .script([.text(head + "Content-Length: 2\r\n\r\nok"), .close])
            }
            defer { server.stop() }
            let session = Session(
                configuration: SessionConfiguration(timeout: 1),
                transport: TransportKind.curl.make())
            let response = await session.request(server.url()).serializingData().response
            if let error = response.error {
                let kind = error.transportError?.kind
                #expect(
                    kind == .badServerResponse || kind == .connectionLost || kind == .timedOut,
                    "\(error)")
            } else {
                #expect(response.response.map { (100...999).contains($0.statusCode) } == true)
                #expect(response.value == Data("ok".utf8))
            }
        }

        @Test("whose headers are no UTF-8 loses no other header")
        func bytesOfHeaders() async throws {
            let head = Data("HTTP/1.1 200 ".utf8) + [0xE9] + Data("\r\nX-A: ".utf8) + [0xFF, 0xC3]
            let rest = Data("\r\nX-B: b\r\nContent-Length: 2\r\n\r\nok".utf8)
            let server = try LoopbackServer { _ in .script([.data(head + rest)]) }
            defer { server.stop() }
            let session = Session(transport: TransportKind.curl.make())
            let response = await session.request(server.url()).serializingString().response
            #expect(response.value == "ok")
            #expect(response.response?.value(forHTTPHeaderField: "X-B") == "b")
        }
    #endif
}
