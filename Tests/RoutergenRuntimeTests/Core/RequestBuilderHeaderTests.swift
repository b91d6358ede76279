import Foundation
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("The headers of a route")
struct RequestBuilderHeaderTests {
    @Test("are set once; the last statement of a name wins")
    func replacing() throws {
        let request = try built(accepts: ["application/json", "text/plain"]) {
            $0.header("X-Tag", "file")
            $0.header("x-tag", "route")
            $0.header("X-None", String?.none)
            $0.header("X-Number", 7)
            $0.header("X-List", ["a", "b"])
            $0.header("X-Pipe", ["a", "b"], style: .pipe)
            $0.header("X-Object", ["b": 2, "a": 1])
            $0.header("X-Date", Date(timeIntervalSince1970: 0), format: .rfc1123)
        }
        #expect(
            request.allHTTPHeaderFields == [
                "x-tag": "route", "X-Number": "7", "X-List": "a,b", "X-Pipe": "a|b",
                "X-Object": "a,1,b,2", "X-Date": "Thu, 01 Jan 1970 00:00:00 GMT",
                "Accept": "application/json, text/plain",
            ])
    }

    @Test("may replace what the route asks for")
    func accept() throws {
        let request = try built(.post, accepts: ["application/json"]) {
            $0.header("accept", "image/png")
            $0.header("content-type", "application/vnd.photo+json")
            $0.json(PhotosAPI.Photo(id: 1, name: "x"))
        }
        #expect(
            request.allHTTPHeaderFields == [
                "accept": "image/png", "content-type": "application/vnd.photo+json",
            ])
    }

    @Test(
        "never carry what would start another header",
        arguments: ["a\r\nX-Evil: 1", "a\nb", "a\rb", "a\u{0}b", "\u{7F}", "a\u{1}"])
    func injection(value: String) throws {
        let statements: [(inout RequestBuilder) -> Void] = [
            { $0.header("X-Tag", value) }, { $0.header(value, "x") },
            { $0.header("X-Tag", ["ok", value]) }, { $0.cookie("sid", value) },
            { $0.cookie(value, "x") }, { $0.bearer(value) },
            { $0.apiKey(header: "X-Key", value) }, { $0.apiKey(cookie: "key", value) },
            { $0.data(Data(), contentType: value) },
        ]
        for (index, statement) in statements.enumerated() {
            let error = #expect(throws: RouterError.self, "statement \(index)") {
                try built(.post, statement)
            }
            guard case .invalidHeader = error?.reason else {
                Issue.record("statement \(index): \(String(describing: error))")
                continue
            }
        }
        let url = try URLRequest(
            url: "https://h", method: .get, headers: ["X-Tag": value])
        #expect(url.value(forHTTPHeaderField: "X-Tag") == value)
        let transport = StubTransport { _ in .empty(200) }
        let request = Session(transport: transport).request(url)
        #expect(transport.requests.isEmpty)
        #expect(request.error != nil)
    }

    @Test("have one cookie for each element or field where the style says so")
    func explodedCookies() throws {
        let request = try built {
            $0.cookie("ids", [1, 2], style: .repeat)
            $0.cookie("color", ["G": "2 0", "R": "1"], style: .repeat)
            $0.cookie("none", [Int](), style: .repeat)
            $0.cookie("one", "x", style: .repeat)
        }
        #expect(
            request.value(forHTTPHeaderField: "Cookie") == "ids=1; ids=2; G=2%200; R=1; one=x")
    }

    @Test("carry text beyond ASCII and tabs")
    func unicodeValues() throws {
        let request = try built { $0.header("X-Name", "é\t👋") }
        #expect(request.value(forHTTPHeaderField: "X-Name") == "é\t👋")
    }

    @Test("join cookies in order and encode what a cookie must not contain")
    func cookies() throws {
        let request = try built {
            $0.cookie("sid", "aGk=/+%41")
            $0.cookie("text", "a b;c,d\"\\é")
            $0.cookie("list", [1, 2])
            $0.cookie("none", Int?.none)
            $0.apiKey(cookie: "key", "k")
        }
        #expect(
            request.value(forHTTPHeaderField: "Cookie")
                == "sid=aGk=/+%41; text=a%20b%3Bc%2Cd%22%5C%C3%A9; list=1,2; key=k")
    }

    @Test("carry credentials where there are some")
    func credentials() throws {
        let none = try built {
            $0.bearer(nil)
            $0.basic(nil)
            $0.apiKey(header: "X-Key", nil)
            $0.apiKey(query: "key", nil)
        }
        #expect(none.allHTTPHeaderFields ?? [:] == [:])
        #expect(none.url?.query == nil)
        let bearer = try built {
            $0.bearer("t0k")
            $0.apiKey(query: "key", "k&")
            $0.apiKey(header: "X-Key", "k")
        }
        #expect(bearer.allHTTPHeaderFields == ["Authorization": "Bearer t0k", "X-Key": "k"])
        #expect(bearer.url?.absoluteString.hasSuffix("?key=k%26") == true)
        let basic = try built {
            $0.basic(BasicCredential(username: "Aladdin", password: "open sesame"))
        }
        // The example of RFC 7617, section 2.
        #expect(
            basic.value(forHTTPHeaderField: "Authorization")
                == "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")
        #expect(throws: RouterError.self) {
            try built { $0.basic(BasicCredential(username: "a:b", password: "")) }
        }
    }
}
