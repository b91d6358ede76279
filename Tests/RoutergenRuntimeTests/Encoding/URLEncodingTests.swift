import Foundation
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private enum Size: Int { case large = 4 }

@Suite("URL encoding")
struct URLEncodingTests {
    private func query(
        _ parameters: Parameters, _ encoding: URLEncoding = .default, url: String = "https://h"
    ) throws -> String? {
        let request = try encoding.encode(URLRequest(url: url, method: .get), with: parameters)
        return request.url.map { String($0.absoluteString.dropFirst("https://h?".count)) }
    }

    @Test("percent-encodes all but unreserved characters, in names too")
    func escaping() throws {
        #expect(
            try query(["a b/c?d&e=é+%": "👋 [x]", "plain": "-._~"])
                == "a%20b%2Fc%3Fd%26e%3D%C3%A9%2B%25=%F0%9F%91%8B%20%5Bx%5D&plain=-._~")
    }

    @Test("sorts names at every level and keeps arrays in order")
    func sorting() throws {
        let parameters: Parameters = [
            "b": ["z": 1, "a": ["y": [3, 1, 2], "x": 0] as [String: Any]] as [String: Any],
            "a": "1",
        ]
        let expected =
            "a=1&b[a][x]=0&b[a][y][]=3&b[a][y][]=1&b[a][y][]=2&b[z]=1"
            .replacingOccurrences(of: "[", with: "%5B").replacingOccurrences(of: "]", with: "%5D")
        for _ in 0..<10 { #expect(try query(parameters) == expected) }
    }

    @Test("names the elements of arrays in four ways")
    func arrays() throws {
        let encodings: [(URLEncoding.ArrayEncoding, String)] = [
            (.brackets, "k%5B%5D=1&k%5B%5D=2"), (.noBrackets, "k=1&k=2"),
            (.indexInBrackets, "k%5B0%5D=1&k%5B1%5D=2"),
            (.custom { "\($0).\($1 + 1)" }, "k.1=1&k.2=2"),
        ]
        for (encoding, expected) in encodings {
            #expect(try query(["k": [1, 2]], URLEncoding(arrayEncoding: encoding)) == expected)
        }
        #expect(try query(["k": [Int](), "a": 1]) == "a=1")
    }

    @Test("writes truth values in two ways, and numbers never as truth values")
    func booleans() throws {
        let parameters: Parameters = [
            "a": true, "b": NSNumber(value: false), "c": 1, "d": NSNumber(value: 0), "e": 1.0,
            "f": Int8(1), "g": NSNumber(value: 1.5),
        ]
        #expect(try query(parameters) == "a=1&b=0&c=1&d=0&e=1&f=1&g=1.5")
        let literal = try query(parameters, URLEncoding(boolEncoding: .literal))
        #expect(literal == "a=true&b=false&c=1&d=0&e=1&f=1&g=1.5")
    }

    @Test("leaves nothing out but nothing")
    func values() throws {
        let nothing: String? = nil
        let something: Int?? = 7
        let parameters: Parameters = [
            "a": nothing as Any, "b": NSNull(), "c": something as Any,
            "d": Date(timeIntervalSince1970: 0), "e": Size.large,
            "f": ["x", nil] as [String?], "g": Data([1]), "h": URL(string: "https://x") as Any,
            "i": "s".prefix(1), "j": JSON.object(["k": 1]),
        ]
        #expect(
            try query(parameters)
                == "c=7&d=1970-01-01T00%3A00%3A00Z&e=4&f%5B%5D=x&g=AQ%3D%3D&h=https%3A%2F%2Fx&i=s&j%5Bk%5D=1"
        )
    }

    @Test("refuses a value that has no text, and names it")
    func unknownValues() {
        struct Opaque {}
        let error = #expect(throws: RouterError.self) { try query(["a": ["b": Opaque()]]) }
        #expect(error?.description.contains("'a[b]' is a Opaque") == true)
    }

    @Test(
        "appends to the query that is there and keeps a fragment last",
        arguments: [
            ("https://h?x=1", "x=1&a=1"), ("https://h?", "a=1"), ("https://h?x=1&", "x=1&a=1"),
            ("https://h?x=%20#top", "x=%20&a=1#top"), ("https://h?x=a b", "x=a%20b&a=1"),
        ])
    func appending(url: String, expected: String) throws {
        #expect(try query(["a": 1], url: url) == expected)
    }

    @Test("leaves a request alone where there are no parameters")
    func none() throws {
        let request = try URLRequest(url: "https://h?x", method: .post)
        #expect(try URLEncoding.default.encode(request, with: nil) == request)
        let get = try URLRequest(url: "https://h?x", method: .get)
        #expect(try URLEncoding.default.encode(get, with: [:]) == get)
    }

    @Test(
        "goes into the query or the body by method and destination",
        arguments: [
            (HTTPMethod.get, true), (.head, true), (.delete, true), (.post, false), (.put, false),
            (.patch, false), (.query, false),
        ])
    func destinations(method: HTTPMethod, isInQuery: Bool) throws {
        let request = try URLRequest(url: "https://h", method: method)
        let encoded = try URLEncoding.default.encode(request, with: ["a": 1])
        #expect(encoded.url?.query == (isInQuery ? "a=1" : nil))
        #expect(encoded.httpBody == (isInQuery ? nil : Data("a=1".utf8)))
        #expect(
            encoded.value(forHTTPHeaderField: "Content-Type")
                == (isInQuery ? nil : "application/x-www-form-urlencoded; charset=utf-8"))
        let inQuery = try URLEncoding.queryString.encode(request, with: ["a": 1])
        #expect(inQuery.url?.query == "a=1")
        let inBody = try URLEncoding.httpBody.encode(request, with: ["a": 1])
        #expect(inBody.httpBody == Data("a=1".utf8))
    }

    @Test("keeps a content type that is set")
    func contentType() throws {
        let request = try URLRequest(
            url: "https://h", method: .post, headers: ["content-type": "x/y"])
        let encoded = try URLEncoding.default.encode(request, with: ["a": 1])
        #expect(encoded.value(forHTTPHeaderField: "Content-Type") == "x/y")
    }
}
