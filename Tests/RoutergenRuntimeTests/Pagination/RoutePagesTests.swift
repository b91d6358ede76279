import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

/// A list whose pages are in an envelope.
private enum Lists {
    struct Configuration: RouterConfiguration {
        var baseURL: String
        static func standard() throws -> Configuration {
            throw RouterError.missingConfiguration("base_url", of: "Lists")
        }
    }

    enum Names: Router {
        case page(Int)
        case cursor(String?)

        var route: Route {
            Route(
                id: "names", method: .get, path: "/names", accepts: ["application/json"],
                envelope: Envelope(data: "data", code: "code", message: "message", success: [200]))
        }

        func build(_ request: inout RequestBuilder, with configuration: Configuration) {
            request.path("/names")
            switch self {
            case .page(let page): request.query("page", page)
            case .cursor(let cursor): request.query("cursor", cursor)
            }
        }
    }

    struct Page: JSONModel {
        var names: [String]
        var next: String?

        init(json: JSONReader) throws {
            let object = try json.object("Page")
            names = try object.required("names")
            next = try object.optional("next")
        }

        func write(json: inout JSONWriter) {
            json.beginObject()
            json.field("names", names)
            json.field("next", next)
            json.endObject()
        }
    }
}

@Suite("Pages of routes", .timeLimit(.minutes(1)))
struct RoutePagesTests {
    private func connection(
        _ kind: TransportKind, _ server: LoopbackServer
    ) -> Connection<Lists.Configuration> {
        Connection(
            configuration: .init(baseURL: server.baseURL), session: Session(transport: kind.make()))
    }

    private func all<Items: AsyncSequence>(_ items: Items) async throws -> [Items.Element] {
        var found: [Items.Element] = []
        for try await item in items { found.append(item) }
        return found
    }

    @Test("are taken out of their envelopes", arguments: TransportKind.allCases)
    func envelopes(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { request in
            let names = request.query("page") == "3" ? "" : #""a", "b""#
            return .json(#"{"code": 200, "data": {"list": {"names": [\#(names)]}}}"#)
        }
        defer { server.stop() }
        let items = connection(kind, server).numberedPages(
            from: 1, at: ["list"], items: \Lists.Page.names, until: .count { _ in 2 },
            route: Lists.Names.page)
        #expect(try await all(items) == ["a", "b", "a", "b"])
        #expect(server.requestCount == 2)
    }

    @Test("end with what an envelope says is wrong", arguments: TransportKind.allCases)
    func refusals(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { request in
            request.query("cursor") == nil
                ? .json(#"{"code": 200, "data": {"names": ["a"], "next": "x"}}"#)
                : .json(#"{"code": 410, "message": "too old"}"#)
        }
        defer { server.stop() }
        let items = connection(kind, server).cursorPages(
            from: nil, items: \Lists.Page.names, next: \Lists.Page.next, route: Lists.Names.cursor)
        var found: [String] = []
        let error = await #expect(throws: RouterError.self) {
            for try await name in items { found.append(name) }
        }
        #expect(found == ["a"])
        guard case .envelope(.integer(410), "too old") = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    /// Answers with the pages, one after the other, and with the last one from then on.
    private func list(_ pages: [(names: String, next: String)]) throws -> LoopbackServer {
        let turn = EventCount()
        return try LoopbackServer { _ in
            let number = turn.add()
            let page = pages[min(number, pages.count) - 1]
            return .json(
                #"{"code": 200, "took": \#(number), "data": {"#
                    + #""took": \#(number), "names": [\#(page.names)], "next": "\#(page.next)"}}"#)
        }
    }

    @Test(
        "go on behind a cursor that stays the same, while other items come",
        arguments: TransportKind.allCases)
    func scroll(_ kind: TransportKind) async throws {
        let server = try list([
            (#""a", "b""#, "s"), (#""c""#, "s"), (#""d""#, "s"), ("", "s"),
        ])
        defer { server.stop() }
        let items = connection(kind, server).cursorPages(
            from: nil, items: \Lists.Page.names, next: \Lists.Page.next, route: Lists.Names.cursor)
        #expect(try await all(items) == ["a", "b", "c", "d"])
        #expect(server.requestCount == 4)
    }

    @Test(
        "are an error where the same items come again, whatever else a server says",
        arguments: [
            ["a", "b"], ["a", "a"], ["a", "b", "c", "b", "c"], ["a", "b", "c", "d", "b", "c", "d"],
        ])
    func circles(names: [String]) async throws {
        // Each page but the last leads on; behind it, the server begins with the second one again.
        let circle = Array(repeating: names.dropFirst(), count: 4).joined()
        let server = try list((names.prefix(1) + circle).map { ("\"\($0)\"", "s") })
        defer { server.stop() }
        let items = connection(TransportKind.allCases[0], server).cursorPages(
            from: nil, items: \Lists.Page.names, next: \Lists.Page.next, route: Lists.Names.cursor)
        let error = await #expect(throws: RouterError.self) { _ = try await all(items) }
        #expect(error?.description.contains("the same page again") == true)
        #expect(server.requestCount < 3 * names.count)
    }
}
