import Foundation
import LoopbackServer
import Testing

@testable import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A server whose answers have headers by their paths, and which knows whether they are still right.
private struct Library: Sendable {
    var headers: [String: [(String, String)]]

    func answer(_ request: ServerRequest) -> ServerResponse {
        let headers = headers[request.path] ?? []
        let tag = headers.first { $0.0 == "ETag" }?.1
        if let tag, request.header("If-None-Match") == tag {
            return ServerResponse(status: 304, headers: headers + [("X-Checked", "yes")])
        }
        let date = headers.first { $0.0 == "Last-Modified" }?.1
        if let date, request.header("If-Modified-Since") == date {
            return ServerResponse(status: 304, headers: headers)
        }
        let language = request.header("Accept-Language") ?? ""
        return ServerResponse(
            headers: headers + [("Content-Type", "text/plain")],
            body: Data("text \(language)".utf8))
    }
}

@Suite("A transport that keeps answers", .timeLimit(.minutes(1)))
struct CachingTransportTests {
    private func with(
        _ headers: [String: [(String, String)]], _ kind: TransportKind = .curl,
        cache: ResponseCache = ResponseCache(),
        _ body: (Session, LoopbackServer) async throws -> Void
    ) async throws {
        let library = Library(headers: headers)
        let server = try LoopbackServer { library.answer($0) }
        defer { server.stop() }
        let transport = CachingTransport(kind.make(), cache: cache)
        try await body(
            Session(configuration: .init(headers: ["Accept-Language": "x"]), transport: transport),
            server)
    }

    private func text(
        _ session: Session, _ url: URL, headers: HTTPHeaders = [:]
    ) async throws -> String {
        try await session.request(url, headers: headers).serializingString().value
    }

    @Test(
        "answers by itself within the lifetime that the server names",
        arguments: TransportKind.allCases)
    func fresh(_ kind: TransportKind) async throws {
        try await with(["/a": [("Cache-Control", "public, max-age=60")]], kind) { session, server in
            let first = await session.request(server.url("/a")).serializingString().response
            #expect(first.value == "text x")
            #expect(first.metrics?.exchanges.count == 1)
            let again = await session.request(server.url("/a#part")).serializingString().response
            #expect(again.value == "text x")
            #expect(again.response?.statusCode == 200)
            #expect(again.response?.value(forHTTPHeaderField: "Content-Type") == "text/plain")
            #expect(again.metrics == nil)
            #expect(server.requestCount == 1)
            // Asked in any case.
            _ = try await text(session, server.url("/a"), headers: ["Cache-Control": "no-cache"])
            var request = URLRequest(url: server.url("/a"))
            request.cachePolicy = .reloadIgnoringLocalCacheData
            _ = await session.request(request).serializingData().response
            #expect(server.requestCount == 3)
            // Another resource.
            _ = try await text(session, server.url("/a?b=c"))
            #expect(server.requestCount == 4)
        }
    }

    @Test(
        "asks whether an answer is still right, and gives it with what is new about it",
        arguments: TransportKind.allCases)
    func revalidation(_ kind: TransportKind) async throws {
        let date = "Sun, 06 Nov 1994 08:49:37 GMT"
        try await with(
            ["/tag": [("ETag", "\"1\"")], "/date": [("Last-Modified", date)]], kind
        ) { session, server in
            for path in ["/tag", "/date"] {
                let first = try await text(session, server.url(path))
                #expect(first == "text x")
                let again = await session.request(server.url(path)).validate()
                    .serializingString().response
                #expect(again.value == "text x")
                #expect(again.response?.statusCode == 200)
            }
            #expect(server.requests.map { $0.header("If-None-Match") } == [nil, "\"1\"", nil, nil])
            #expect(
                server.requests.map { $0.header("If-Modified-Since") } == [nil, nil, nil, date])
            let checked = await session.request(server.url("/tag")).serializingData().response
            #expect(checked.response?.value(forHTTPHeaderField: "X-Checked") == "yes")
            #expect(checked.response?.value(forHTTPHeaderField: "Content-Type") == "text/plain")
        }
    }

    @Test(
        "keeps nothing that must not be kept",
        arguments: [
            [("Cache-Control", "no-store, max-age=60")], [("Vary", "*"), ("ETag", "\"1\"")], [],
            [("Cache-Control", "max-age=x")], [("Expires", "0"), ("Cache-Control", "private")],
            [("Cache-Control", "max-age=60"), ("Age", "61")],
        ])
    func unkept(headers: [(String, String)]) async throws {
        try await with(["/a": headers]) { session, server in
            for _ in 0..<2 { _ = try await text(session, server.url("/a")) }
            #expect(server.requestCount == 2)
            #expect(server.requests.allSatisfy { $0.header("If-None-Match") == nil })
        }
    }

    @Test("keeps answers apart that depend on headers, or on who asks")
    func varying() async throws {
        let headers = [("Cache-Control", "max-age=60"), ("Vary", "Accept-Language")]
        try await with(["/a": headers]) { session, server in
            for language in ["en", "de", "en", "de"] {
                let text = try await text(
                    session, server.url("/a"), headers: ["Accept-Language": language])
                #expect(text == "text \(language)")
            }
            #expect(server.requestCount == 2)
            for name in ["u", "v"] {
                _ = try await text(
                    session, server.url("/a"),
                    headers: [
                        "Accept-Language": "en", "Authorization": name,
                    ])
            }
            #expect(server.requestCount == 4)
        }
    }

    @Test(
        "keeps answers apart that depend on cookies, which the transport adds",
        arguments: TransportKind.allCases)
    func cookies(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { request in
            if request.path == "/login" {
                return ServerResponse(
                    headers: [("Set-Cookie", "user=\(request.query("user") ?? "")")])
            }
            return ServerResponse(
                headers: [("Cache-Control", "max-age=60"), ("Vary", "Cookie")],
                body: Data((request.header("Cookie") ?? "nobody").utf8))
        }
        defer { server.stop() }
        let session = Session(transport: CachingTransport(kind.make()))
        for user in ["", "a", "b"] {
            if !user.isEmpty {
                _ = await session.request(server.url("/login"), parameters: ["user": user])
                    .serializingData().response
            }
            for _ in 1...2 {
                let page = await session.request(server.url("/page")).serializingString().response
                #expect(page.value == (user.isEmpty ? "nobody" : "user=\(user)"))
            }
        }
        #expect(server.requests.filter { $0.path == "/page" }.count == 3)
    }

    @Test("forgets what another request changes, and what it is told to forget")
    func invalidation() async throws {
        let cache = ResponseCache()
        try await with(["/a": [("Cache-Control", "max-age=60")]], cache: cache) { session, server in
            let url = server.url("/a")
            _ = try await text(session, url)
            _ = await session.request(url, method: .head).serializingData().response
            _ = try await text(session, url)
            #expect(server.requestCount == 2)
            _ = await session.request(url, method: .post).serializingData().response
            _ = try await text(session, url)
            #expect(server.requestCount == 4)
            #expect(cache.size > 0)
            cache.remove(url)
            #expect(cache.size == 0)
            _ = try await text(session, url)
            #expect(server.requestCount == 5)
        }
    }

    @Test("keeps what a handler says, and leaves parts and conditions to those who ask for them")
    func handlers() async throws {
        try await with(["/a": [("Cache-Control", "max-age=60"), ("ETag", "\"1\"")]]) {
            session, server in
            let url = server.url("/a")
            let never = session.request(url).cacheResponse(using: ResponseCacher.doNotCache)
            _ = try await never.serializingString().value
            let changed = session.request(url).cacheResponse(
                using: ResponseCacher(
                    behavior: .modify { _, response in
                        var response = response
                        response.body = Data("changed".utf8)
                        return response
                    }))
            #expect(try await changed.serializingString().value == "text x")
            #expect(try await text(session, url) == "changed")
            #expect(server.requestCount == 2)
            let own = await session.request(url, headers: ["If-None-Match": "\"1\""])
                .serializingData().response
            #expect(own.response?.statusCode == 304)
            _ = try await text(session, url, headers: ["Range": "bytes=0-1"])
            #expect(server.requestCount == 4)
        }
    }

    @Test("keeps no more than it may, and the newest first")
    func capacity() async throws {
        let cache = ResponseCache(capacity: 10_000)
        func response(_ count: Int) -> CachedResponse {
            let url = URL(fileURLWithPath: "/")
            return CachedResponse(
                response: TransportResponse(url: url, statusCode: 200), body: Data(count: count),
                date: Date())
        }
        let urls = try (0..<20).map { try #require(URL(string: "http://h/\($0)")) }
        for url in urls {
            cache.store(response(1_000), for: url)
            #expect(cache.size <= 10_000)
            #expect(cache.response(for: URLRequest(url: urls[0])) != nil)
        }
        #expect(cache.response(for: URLRequest(url: urls[1])) == nil)
        #expect(cache.response(for: URLRequest(url: urls[19])) != nil)
        cache.store(response(1_001), for: urls[19])
        #expect(cache.response(for: URLRequest(url: urls[19])) == nil)
        cache.removeAll()
        #expect(cache.size == 0)
    }

    @Test("knows how long an answer is fresh")
    func freshness() throws {
        let start = try #require(DateFormat.rfc1123.date(from: "Sun, 06 Nov 1994 08:49:37 GMT"))
        func lasts(_ headers: [(String, String)], _ seconds: TimeInterval) -> Bool {
            CachedResponse(
                response: TransportResponse(
                    url: URL(fileURLWithPath: "/"), statusCode: 200,
                    headers: headers.map { (name: $0.0, value: $0.1) }), body: Data(), date: start
            ).isFresh(at: start.addingTimeInterval(seconds))
        }
        let control = [("cache-control", "max-age=60, max-age=600, Private")]
        #expect(lasts(control, 59) && !lasts(control, 60) && !lasts(control, -1))
        #expect(!lasts(control + [("Age", "30")], 30) && lasts(control + [("Age", "30")], 29))
        let expires = [
            ("Date", "Sun, 06 Nov 1994 08:00:00 GMT"), ("Expires", "Sun, 06 Nov 1994 08:01:00 GMT"),
        ]
        #expect(lasts(expires, 59) && !lasts(expires, 60))
        #expect(!lasts(expires + [("Cache-Control", "max-age=0")], 0))
        #expect(!lasts([("Cache-Control", "no-cache, max-age=60")], 0))
        #expect(!lasts([("ETag", "\"1\"")], 0))
    }
}
