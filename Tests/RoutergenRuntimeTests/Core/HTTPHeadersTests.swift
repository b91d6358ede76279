import RoutergenRuntime
import Testing

@Suite("HTTP headers")
struct HTTPHeadersTests {
    @Test("are found without regard to case, and keep their order")
    func lookup() {
        let headers: HTTPHeaders = [
            "Content-Type": "a", "X-B": "b", "content-TYPE": "c", "X-A": "d",
        ]
        #expect(headers.map(\.description) == ["content-TYPE: c", "X-B: b", "X-A: d"])
        #expect(headers["CONTENT-type"] == "c")
        #expect(headers.value(for: "x-a") == "d")
        #expect(headers["X-C"] == nil)
        #expect(headers.sorted().map(\.name) == ["content-TYPE", "X-A", "X-B"])
    }

    @Test("replace on add and update, and keep all on append")
    func adding() {
        var headers = HTTPHeaders()
        headers.append(name: "Vary", value: "a")
        headers.append(name: "vary", value: "b")
        headers.append(name: "Cookie", value: "x=1")
        headers.append(name: "Cookie", value: "y=2")
        #expect(headers.values(for: "VARY") == ["a", "b"])
        #expect(headers.dictionary == ["Vary": "a, b", "Cookie": "x=1; y=2"])
        headers.add(.accept("c"))
        headers.update(name: "vary", value: "d")
        #expect(
            headers.map(\.description) == ["vary: d", "Cookie: x=1", "Cookie: y=2", "Accept: c"])
        headers["Cookie"] = nil
        headers.remove(name: "accept")
        #expect(Array(headers) == [HTTPHeader(name: "vary", value: "d")])
    }

    @Test("have factories for what has a form of its own")
    func factories() {
        #expect(HTTPHeader.authorization(bearerToken: "t").description == "Authorization: Bearer t")
        // The UTF-8 example of RFC 7617, section 2.1.
        #expect(
            HTTPHeader.authorization(username: "test", password: "123£").value
                == "Basic dGVzdDoxMjPCow==")
    }

    @Test("do not show credentials")
    func redaction() {
        let headers: HTTPHeaders = ["authorization": "Bearer x", "Cookie": "sid=x", "Accept": "y"]
        #expect(headers.description == "authorization: ***\nCookie: ***\nAccept: y")
    }

    @Test("of a session name languages and program, and nothing that the transport decides")
    func defaults() throws {
        let headers = HTTPHeaders.default
        #expect(headers.map(\.name) == ["Accept-Language", "User-Agent"])
        #expect(try #require(headers["Accept-Language"]).contains(";q=1.0"))
        let agent = try #require(headers["User-Agent"])
        #expect(agent.hasSuffix(" RoutergenRuntime/0.1.0"))
        #expect(agent.utf8.allSatisfy { 0x20..<0x7F ~= $0 })
    }
}
