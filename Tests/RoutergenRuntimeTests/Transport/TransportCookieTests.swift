import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

/// Cookies over the network.
@Suite(.timeLimit(.minutes(2)))
struct TransportCookieTests {
    /// Sets what the query of `/set` says, and tells every other request which cookies it had.
    private static func server() throws -> LoopbackServer {
        try LoopbackServer { request in
            switch request.path {
            case "/set":
                ServerResponse(headers: request.query.map { ("Set-Cookie", $0.value) })
            case "/login":
                ServerResponse(
                    status: 302, headers: [("Set-Cookie", "s=1; Path=/"), ("Location", "/")])
            default: .text(request.header("Cookie") ?? "none")
            }
        }
    }

    @Test(arguments: TransportKind.allCases)
    func cookiesAreKeptAndSent(_ kind: TransportKind) async throws {
        let server = try Self.server()
        defer { server.stop() }
        let transport = kind.make()
        _ = await transport.get(
            server.url(
                "/set?1=a=1;Path=/&2=b=2;Path=/deep&3=c=3;Expires=Wed,+09+Jun+2027+10:18:14+GMT"))
        #expect(await transport.get(server.url("/")).text == "a=1; c=3")
        #expect(await transport.get(server.url("/deep/er")).text == "b=2; a=1; c=3")
        _ = await transport.get(server.url("/set?1=a=;Path=/;Max-Age=0&2=c=4;Path=/"))
        #expect(await transport.get(server.url("/")).text == "c=4")
        let own = await transport.get(server.url("/"), headers: ["Cookie": "c=own; x=y"])
        #expect(own.text == "c=own; x=y")
    }

    @Test(arguments: TransportKind.allCases)
    func cookiesOfARedirectAreSentToWhereItLeads(_ kind: TransportKind) async throws {
        let server = try Self.server()
        defer { server.stop() }
        let transport = kind.make()
        #expect(await transport.get(server.url("/login")).text == "s=1")
        let single = kind.make()
        let redirect = await single.get(server.url("/login"), followsRedirects: false)
        #expect(redirect.response?.statusCode == 302)
        #expect(await single.get(server.url("/")).text == "s=1")
    }

    @Test(arguments: TransportKind.allCases)
    func cookiesStayWithTheirHostAndTheirTransport(_ kind: TransportKind) async throws {
        let server = try Self.server()
        defer { server.stop() }
        let transport = kind.make()
        _ = await transport.get(server.url("/set?1=a=1"))
        let otherName = try requireURL("http://localhost:\(server.port)/")
        #expect(await transport.get(otherName).text == "none")
        #expect(await kind.make().get(server.url("/")).text == "none")
    }

    @Test(arguments: TransportKind.allCases)
    func noCookiesAreKeptWhereThatIsSaid(_ kind: TransportKind) async throws {
        let server = try Self.server()
        defer { server.stop() }
        let transport = kind.make(.init(proxy: .none, storesCookies: false))
        let set = await transport.get(server.url("/set?1=a=1"))
        #expect(set.header("Set-Cookie") == "a=1")
        #expect(await transport.get(server.url("/")).text == "none")
    }

    #if os(Linux)
        @Test func theStorageCanBeReadAndFilled() async throws {
            let server = try Self.server()
            defer { server.stop() }
            let transport = CurlTransport(configuration: .init(proxy: .none))
            let cookies = try #require(transport.cookies)
            cookies.set(Cookie(name: "mine", value: "1", domain: "127.0.0.1"))
            #expect(await transport.get(server.url("/")).text == "mine=1")
            _ = await transport.get(server.url("/set?1=a=1"))
            #expect(cookies.cookies.map(\.name) == ["mine", "a"])
            cookies.removeAll()
            #expect(await transport.get(server.url("/")).text == "none")
        }
    #endif
}
