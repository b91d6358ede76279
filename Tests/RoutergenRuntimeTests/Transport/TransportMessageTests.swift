import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

/// Requests and answers in good order.
@Suite(.timeLimit(.minutes(2)))
struct TransportMessageTests {
    @Test func everyTransportIsTested() {
        #if os(Linux)
            #expect(TransportKind.allCases == [.curl, .urlSession])
        #else
            #expect(TransportKind.allCases == [.urlSession])
        #endif
    }

    @Test(
        arguments: TransportKind.allCases,
        ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "REPORT", "x-custom"])
    func methodAndBodyArriveAsTheyAre(_ kind: TransportKind, method: String) async throws {
        let server = try LoopbackServer { ServerResponse(status: 201, body: $0.body) }
        defer { server.stop() }
        let transport = kind.make()
        let file = try TemporaryFile(sampleData(5_000_000, seed: 5))
        let bodies: [(TransportBody, Data)] = [
            (.none, Data()),
            (.data(Data()), Data()),
            (.data(Data("Grüße".utf8)), Data("Grüße".utf8)),
            (.data(sampleData(3_000_000)), sampleData(3_000_000)),
            (.file(file.url), sampleData(5_000_000, seed: 5)),
        ]
        for (index, (body, expected)) in bodies.enumerated() {
            try await knownToFail(
                on: kind, if: method == "GET" && index > 0, "refuses a body with GET (-1103)"
            ) {
                server.forgetRequests()
                let outcome = await transport.send(method, server.url("/a"), body: body)
                #expect(outcome.failure == nil)
                #expect(outcome.response?.statusCode == 201)
                #expect(outcome.body.isSame(as: expected))
                let request = try #require(server.requests.first)
                #expect(request.method == method)
                #expect(request.body.isSame(as: expected))
                let announces = index > 0 || ["POST", "PUT", "PATCH"].contains(method)
                await knownToFail(
                    on: kind, if: !announces && method != "GET", "announces bodies that are not"
                ) {
                    let length = announces ? "\(expected.count)" : nil
                    #expect(request.header("Content-Length") == length)
                }
                #expect(request.header("Transfer-Encoding") == nil)
                if index > 1 { #expect(outcome.sent?.count == Int64(expected.count)) }
                if index > 1 { #expect(outcome.sent?.total == Int64(expected.count)) }
            }
        }
    }

    @Test(arguments: TransportKind.allCases)
    func requestHeadersAreSentAndNoneIsInvented(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { _ in .text("ok") }
        defer { server.stop() }
        let outcome = await kind.make().send(
            "POST", server.url("/"),
            headers: [
                "X-Text": "a; b=\"c\", d", "X-Empty": "", "X-Unicode": "Grüße",
                "Content-Length": "7", "Cookie": "a=b",
            ], body: .data(sampleData(2_000_000)))
        #expect(outcome.failure == nil)
        let request = try #require(server.requests.first)
        #expect(request.header("X-Text") == "a; b=\"c\", d")
        #expect(request.header("X-Unicode") == "Grüße")
        #expect(request.header("Cookie") == "a=b")
        #expect(request.header("X-Empty") == "")
        #expect(request.header("Content-Length") == "2000000")
        #expect(request.header("Expect") == nil)
        #expect(request.header("Content-Type") == nil)
        #expect(request.headers.count { $0.name.lowercased() == "accept" } == 1)
        if !kind.isURLSessionOnLinux, kind != .urlSession {
            #expect(request.header("Accept") == "*/*")
            #expect(request.header("User-Agent") == nil)
        }
    }

    @Test(arguments: TransportKind.allCases)
    func headersOfTheRequestReplaceTheDefaults(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { _ in .text("ok") }
        defer { server.stop() }
        let outcome = await kind.make().get(
            server.url("/"),
            headers: [
                "Accept": "application/json", "Accept-Encoding": "gzip;q=0.5", "User-Agent": "me/1",
            ])
        #expect(outcome.failure == nil)
        let request = try #require(server.requests.first)
        #expect(request.headers.filter { $0.name == "Accept" }.map(\.value) == ["application/json"])
        #expect(
            request.headers.filter { $0.name == "Accept-Encoding" }.map(\.value) == ["gzip;q=0.5"])
        #expect(request.headers.filter { $0.name == "User-Agent" }.map(\.value) == ["me/1"])
    }

    @Test(arguments: TransportKind.allCases)
    func responseHeadersKeepOrderAndRepetition(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { _ in
            ServerResponse(
                headers: [("X-B", "1"), ("Set-Cookie", "a=1"), ("X-A", "2"), ("Set-Cookie", "b=2")])
        }
        defer { server.stop() }
        let outcome = await kind.make().get(server.url("/"))
        #expect(outcome.header("X-A") == "2")
        try await knownToFail(on: kind, "joins repeated headers and forgets their order") {
            let headers = try #require(outcome.response).headers
            #expect(
                headers.map(\.name) == ["X-B", "Set-Cookie", "X-A", "Set-Cookie", "Content-Length"])
            #expect(headers.map(\.value) == ["1", "a=1", "2", "b=2", "0"])
        }
    }

    @Test(arguments: TransportKind.allCases)
    func informationalAnswersAreTold(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { _ in
            .script([
                .text("HTTP/1.1 102 Processing\r\nX-Interim: 1\r\n\r\n"), .wait(0.02),
                .text("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"), .wait(0.02),
                .text("HTTP/1.1 200 OK\r\nX-Final: 1\r\nContent-Length: 2\r\n\r\nok"),
            ])
        }
        defer { server.stop() }
        let outcome = await kind.make().get(server.url("/"))
        #expect(outcome.failure == nil)
        #expect(outcome.response?.statusCode == 200)
        #expect(outcome.header("X-Final") == "1")
        #expect(outcome.text == "ok")
        #expect(outcome.header("X-Interim") == nil)
        #expect(outcome.header("Link") == nil)
        #expect(outcome.informational.map(\.statusCode) == [102, 103])
        #expect(outcome.informational.last?.headers.map(\.value) == ["</a>"])
    }

    @Test(arguments: TransportKind.allCases)
    func answersWithoutBodyLeaveTheConnectionUsable(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { request in
            ServerResponse(
                status: Int(request.path.dropFirst()) ?? 500, body: Data("text".utf8))
        }
        defer { server.stop() }
        let transport = kind.make()
        for (method, status, length) in [
            ("HEAD", 200, 0), ("GET", 204, 0), ("GET", 304, 0), ("POST", 204, 0), ("HEAD", 404, 0),
            ("GET", 200, 4),
        ] {
            let outcome = await transport.send(method, server.url("/\(status)"))
            #expect(outcome.failure == nil)
            #expect(outcome.response?.statusCode == status)
            #expect(outcome.body.count == length)
            if method == "HEAD" { #expect(outcome.header("Content-Length") == "4") }
        }
        #expect(server.requestCount == 6)
        #expect(server.connectionCount == 1)
    }

    @Test(arguments: TransportKind.allCases)
    func connectionsAreUsedAgain(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { .text($0.target) }
        defer { server.stop() }
        let transport = kind.make()
        for number in 0..<30 {
            let outcome = await transport.get(server.url("/\(number)?q=a%20b"))
            #expect(outcome.text == "/\(number)?q=a%20b")
        }
        #expect(server.requestCount == 30)
        #expect(server.connectionCount == 1)
    }

    @Test(arguments: TransportKind.allCases)
    func chunkedAnswersArriveChunkByChunk(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { _ in
            .chunked((0..<5).map { Data("piece \($0)\n".utf8) }, pause: 0.05)
        }
        defer { server.stop() }
        let pieces = EventCount()
        let recorder = ExchangeRecorder { if case .data = $0 { pieces.add() } }
        _ = kind.make().start(TransportRequest(server.url("/")), receiver: recorder)
        let outcome = await recorder.end()
        #expect(outcome.failure == nil)
        #expect(outcome.text == (0..<5).map { "piece \($0)\n" }.joined())
        #expect(pieces.value == 5)
        #expect(recorder.violations == [])
    }

    @Test(arguments: TransportKind.allCases)
    func compressedAnswersAreDecompressed(_ kind: TransportKind) async throws {
        // "hello hello hello hello" by gzip, zlib, brotli and zstd.
        let encoded = [
            "gzip": "H4sIAAAAAAACA8tIzcnJV8hAJwHjUT2NFwAAAA==",
            "deflate": "eJzLSM3JyVfIQCcBaAMIsQ==",
            "br": "HxYA+I2Ubt5EVYaWbCBvIU8c4Dg=", "zstd": "KLUv/QRYZQAAMGhlbGxvIAEAmUsRF16uDQ==",
        ]
        let server = try LoopbackServer { request in
            let coding = String(request.path.dropFirst())
            return ServerResponse(
                headers: [("Content-Encoding", coding)],
                body: Data(base64Encoded: encoded[coding] ?? "") ?? Data())
        }
        defer { server.stop() }
        let transport = kind.make()
        _ = await transport.get(server.url("/"))
        // What is asked for is what can be decoded: each of them, and no other.
        let accepted = (server.requests.first?.header("Accept-Encoding") ?? "")
            .split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(Set(accepted).isSuperset(of: ["gzip", "deflate"]))
        for coding in accepted {
            #expect(encoded[coding] != nil, "no sample of \(coding)")
            let outcome = await transport.get(server.url("/\(coding)"))
            #expect(outcome.failure == nil)
            #expect(outcome.text == "hello hello hello hello")
        }
    }

    @Test(arguments: TransportKind.allCases)
    func nothingIsDecompressedWhereThatIsSaid(_ kind: TransportKind) async throws {
        let packed = try #require(Data(base64Encoded: "H4sIAAAAAAACA8tIzcnJV8hAJwHjUT2NFwAAAA=="))
        let server = try LoopbackServer { request in
            ServerResponse(
                headers: [
                    ("Content-Encoding", "gzip"),
                    ("X-Accepted", request.header("Accept-Encoding") ?? "none"),
                ], body: packed)
        }
        defer { server.stop() }
        let transport = kind.make(.init(proxy: .none, decompressesResponses: false))
        let outcome = await transport.get(server.url("/"))
        await knownToFail(on: kind, "asks for compression, and decompresses, in any case") {
            #expect(["none", "identity"].contains(outcome.header("X-Accepted")))
            #expect(outcome.body == packed)
        }
        let own = await transport.get(server.url("/"), headers: ["Accept-Encoding": "gzip"])
        #expect(own.header("X-Accepted") == "gzip")
    }

    @Test(arguments: TransportKind.allCases)
    func literalsOfIPv6Connect(_ kind: TransportKind) async throws {
        guard let server = try? LoopbackServer(address: .ipv6, handler: { _ in .text("six") })
        else {
            // The machine has no IPv6; a transport cannot be blamed for that.
            return
        }
        defer { server.stop() }
        await knownToFail(on: kind, "does not take IPv6 literals (-1000)") {
            let outcome = await kind.make().get(server.url("/"))
            #expect(outcome.failure == nil)
            #expect(outcome.text == "six")
            #expect(outcome.metrics?.exchanges.first?.remoteAddress == "::1")
        }
    }

    @Test(arguments: TransportKind.allCases)
    func largeAnswersArriveWhole(_ kind: TransportKind) async throws {
        let data = sampleData(20_000_000, seed: 9)
        let server = try LoopbackServer { _ in ServerResponse(body: data) }
        defer { server.stop() }
        let outcome = await kind.make().get(server.url("/"))
        #expect(outcome.failure == nil)
        #expect(outcome.body.isSame(as: data))
    }
}
