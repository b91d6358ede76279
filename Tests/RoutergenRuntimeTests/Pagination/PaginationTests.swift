import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

@Suite("Pages that link to each other", .timeLimit(.minutes(1)))
struct PaginationTests {
    @Test(
        "are found in Link headers",
        arguments: [
            (
                "<https://h/?page=2>; rel=\"next\"",
                [WebLink(target: "https://h/?page=2", relations: ["next"])]
            ),
            (
                "<https://h/?a=1,2;3>; rel=next, </b>;title=\"x, \\\"<y>\\\"\"; REL=\"Prev first\"",
                [
                    WebLink(target: "https://h/?a=1,2;3", relations: ["next"]),
                    WebLink(target: "/b", relations: ["prev", "first"]),
                ]
            ),
            ("<a>; rel=next; rel=prev", [WebLink(target: "a", relations: ["next"])]),
            ("<a>", [WebLink(target: "a", relations: [])]),
            ("<a>;;rel = next ; x", [WebLink(target: "a", relations: ["next"])]),
            ("", []), (",,", []), ("a; rel=next", []), ("<a", []),
            ("x, <a>; rel=next", [WebLink(target: "a", relations: ["next"])]),
            ("<a>; rel=\"next", [WebLink(target: "a", relations: ["next"])]),
        ] as [(String, [WebLink])])
    func links(header: String, expected: [WebLink]) {
        #expect(HTTPHeaders(["Link": header]).links == expected)
    }

    @Test("are asked for one after the other, with the headers of the first")
    func pages() async throws {
        let server = try LoopbackServer { request in
            let page = Int(request.query("page") ?? "1") ?? 1
            let link = "</list?page=\(page + 1)>; rel=\"next\", </list>; rel=\"first\""
            return ServerResponse(
                headers: [("Content-Type", "application/json")]
                    + (page < 3 ? [("Link", link)] : []),
                body: Data("[\(page)]".utf8))
        }
        defer { server.stop() }
        let session = Session()
        var found: [[Int]] = []
        for try await page in session.pages(
            of: server.url("/list"), headers: ["Authorization": "Bearer t"],
            by: .model(of: [Int].self))
        {
            #expect(server.requestCount == found.count + 1)
            found.append(page)
        }
        #expect(found == [[1], [2], [3]])
        #expect(server.requests.map(\.target) == ["/list", "/list?page=2", "/list?page=3"])
        #expect(server.requests.allSatisfy { $0.header("Authorization") == "Bearer t" })
    }

    @Test("are asked for over every transport", arguments: TransportKind.allCases)
    func transports(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { request in
            let page = Int(request.query("page") ?? "1") ?? 1
            return ServerResponse(
                headers: [("Content-Type", "text/plain")]
                    + (page < 3 ? [("Link", "<?page=\(page + 1)>; rel=next")] : []),
                body: Data("\(page)".utf8))
        }
        defer { server.stop() }
        var found: [String] = []
        let pages = Session(transport: kind.make()).pages(of: server.url("/list"), by: .string())
        for try await page in pages { found.append(page) }
        #expect(found == ["1", "2", "3"])
    }

    @Test("of another server are not asked for")
    func origins() async throws {
        let other = try LoopbackServer { _ in .text("2") }
        defer { other.stop() }
        let url = other.url("/two").absoluteString
        let server = try LoopbackServer { _ in
            ServerResponse(headers: [("Link", "<\(url)>; rel=next")], body: Data("1".utf8))
        }
        defer { server.stop() }
        var found = 0
        let error = await #expect(throws: RouterError.self) {
            for try await _ in Session().pages(of: server.url("/far"), by: .string()) { found += 1 }
        }
        #expect(error?.transportError?.kind == .unsupportedURL)
        #expect(found == 1)
        #expect(other.requestCount == 0)
    }

    @Test("of another server are not asked for behind a redirect to it either")
    func redirectedOrigins() async throws {
        let other = try LoopbackServer { _ in
            ServerResponse(headers: [("Link", "</two>; rel=next")], body: Data("1".utf8))
        }
        defer { other.stop() }
        let url = other.url("/one").absoluteString
        let server = try LoopbackServer { _ in .redirect(302, to: url) }
        defer { server.stop() }
        var found = 0
        let error = await #expect(throws: RouterError.self) {
            for try await _ in Session().pages(
                of: server.url("/one"), headers: ["Authorization": "Bearer t"], by: .string())
            { found += 1 }
        }
        #expect(error?.transportError?.kind == .unsupportedURL)
        #expect(found == 1)
        #expect(other.requests.map(\.path) == ["/one"])
        #expect(other.requests.allSatisfy { $0.header("Authorization") == nil })
    }

    @Test("that lead in a circle end with an error")
    func circle() async throws {
        let server = try LoopbackServer { _ in
            ServerResponse(headers: [("Link", "</one>; rel=next")], body: Data("1".utf8))
        }
        defer { server.stop() }
        var found = 0
        let error = await #expect(throws: RouterError.self) {
            for try await _ in Session().pages(of: server.url("/one"), by: .string()) { found += 1 }
        }
        guard case .endlessPages = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(found == 1)
        #expect(server.requestCount == 1)
    }

    @Test("end with a page that fails")
    func failure() async throws {
        let server = try LoopbackServer { request in
            request.path == "/1"
                ? ServerResponse(headers: [("Link", "</2>; rel=next")], body: Data("1".utf8))
                : .text("no", status: 500)
        }
        defer { server.stop() }
        var found: [String] = []
        let error = await #expect(throws: RouterError.self) {
            for try await page in Session().pages(of: server.url("/1"), by: .string()) {
                found.append(page)
            }
        }
        #expect(found == ["1"])
        #expect(error?.responseCode == 500)
    }
}
