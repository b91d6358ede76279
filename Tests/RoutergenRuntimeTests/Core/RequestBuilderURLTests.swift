import Foundation
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a builder makes of a few statements.
func built(
    _ method: HTTPMethod = .get, base: String = "https://api.example.com/v1",
    accepts: [String] = [], _ statements: (inout RequestBuilder) -> Void
) throws -> URLRequest {
    let route = Route(id: "test", method: method, path: "/test", accepts: accepts)
    var builder = RequestBuilder(route: route, baseURL: base)
    statements(&builder)
    return try builder.urlRequest()
}

private func query(_ statements: (inout RequestBuilder) -> Void) throws -> String? {
    let url = try built(base: "https://h", statements).url?.absoluteString
    return url.map { String($0.dropFirst("https://h?".count)) }
}

@Suite("The URL of a route")
struct RequestBuilderURLTests {
    @Test(
        "joins base and path with one slash and keeps the base's query",
        arguments: [
            ("https://h", "/a", "https://h/a"),
            ("https://h/", "/a", "https://h/a"),
            ("https://h/v1", "/a", "https://h/v1/a"),
            ("https://h/v1/", "/a", "https://h/v1/a"),
            ("https://h/v1/", "a", "https://h/v1/a"),
            ("https://h/v1", "a", "https://h/v1/a"),
            ("https://h/v1", "", "https://h/v1"),
            ("https://h/v1", "/", "https://h/v1/"),
            ("https://h/v1/", "", "https://h/v1/"),
            ("https://h/v1", "/a/", "https://h/v1/a/"),
            ("https://h/v1", "//a", "https://h/v1//a"),
            ("https://h/v1?key=1", "/a", "https://h/v1/a?key=1"),
            ("https://h/v1/?key=1#top", "/a?b=2", "https://h/v1/a?key=1&b=2"),
            ("https://h?key=1", "", "https://h?key=1"),
            ("https://h/v1?", "/a", "https://h/v1/a"),
            ("http://[::1]:8080/v1", "/a", "http://[::1]:8080/v1/a"),
            ("http://user:pass@h:80", "/a", "http://user:pass@h:80/a"),
            ("https://h/ä b/%41", "/{x}/100%/%2F", "https://h/%C3%A4%20b/%41/%7Bx%7D/100%25/%2F"),
            ("https://h", "/?Action=List", "https://h/?Action=List"),
            ("https://h", "/a#fragment", "https://h/a"),
        ])
    func joining(base: String, path: String, expected: String) throws {
        #expect(try built(base: base) { $0.path(path) }.url?.absoluteString == expected)
    }

    @Test(
        "is refused where the base URL has no scheme or host",
        arguments: ["", "api.example.com/v1", "/v1", "https://", "https:///v1", "1h://x", "a b"])
    func badBase(base: String) {
        let error = #expect(throws: RouterError.self) { try built(base: base) { $0.path("/a") } }
        guard case .invalidURL(base) = error?.reason else {
            Issue.record("reason: \(String(describing: error))")
            return
        }
        #expect(error?.route?.id == "test")
    }

    @Test("keeps reserved characters that are allowed and cannot end the value")
    func reserved() throws {
        let reserved = ":/?#[]@!$&'()*+,;=% é"
        #expect(
            try query { $0.query("q", reserved, allowReserved: true) }
                == "q=:/?%23%5B%5D@!$%26'()*%2B,;=%25%20%C3%A9")
        #expect(
            try query { $0.query("q", ["a/b", "c&d"], style: .comma, allowReserved: true) }
                == "q=a/b,c%26d")
        let url = try built(base: "https://h") {
            $0.path("/")
            $0.segment("id", reserved, allowReserved: true)
        }.url?.absoluteString
        #expect(url == "https://h/:%2F%3F%23%5B%5D@!$&'()*+,;=%25%20%C3%A9")
    }

    @Test("may be a query that is one value")
    func wholeQuery() throws {
        #expect(
            try query { $0.queryString(["b": ["x", "y"], "a": ["1"]]) } == "a=1&b=x&b=y")
        #expect(try query { $0.queryString(["a": 1], style: .json) } == "%7B%22a%22%3A1%7D")
        #expect(try query { $0.queryString("a b") } == "a%20b")
        #expect(try built { $0.queryString([String: Int]?.none) }.url?.query == nil)
        #expect(throws: RouterError.self) { try query { $0.queryString([1, 2]) } }
    }

    @Test(
        "keeps a path value in one segment",
        arguments: [
            ("a b/c?d&e=é+%", "a%20b%2Fc%3Fd%26e%3D%C3%A9%2B%25"),
            ("#", "%23"), ("👩‍👩‍👧", "%F0%9F%91%A9%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7"),
            ("-._~", "-._~"), ("...", "..."), (".a", ".a"), ("%2F", "%252F"),
            ("a:b@c!$&'()*+,;=", "a%3Ab%40c%21%24%26%27%28%29%2A%2B%2C%3B%3D"),
            ("\u{0}\n", "%00%0A"),
        ])
    func segments(value: String, expected: String) throws {
        let url = try built {
            $0.path("/a/")
            $0.segment("name", value)
            $0.path("/b")
        }.url?.absoluteString
        #expect(url == "https://api.example.com/v1/a/\(expected)/b")
    }

    @Test("takes values of every kind as segments")
    func segmentKinds() throws {
        let url = try built {
            $0.path("/")
            $0.segment("int", 7)
            $0.path("-")
            $0.segment("bool", true)
            $0.path("/")
            $0.segment("list", ["a,b", "c"])
            $0.path("/")
            $0.segment("fields", ["b": 2, "a": 1])
            $0.path("/")
            $0.segment("size", PhotosAPI.ImageSize.small)
            $0.path(".json")
        }.url?.absoluteString
        #expect(url == "https://api.example.com/v1/7-true/a%2Cb,c/a,1,b,2/2.json")
    }

    @Test("refuses an empty path value and names it")
    func emptySegments() {
        let values: [any ParameterValue] = ["", [String](), Int?.none, [Int?.none]]
        for value in values {
            let error = #expect(throws: RouterError.self) {
                try built {
                    $0.path("/users/")
                    $0.segment("user_id", value)
                }
            }
            #expect(error?.description.contains("'user_id' is empty") == true)
        }
    }

    @Test("refuses a value that would be resolved away as a dot segment", arguments: [".", ".."])
    func dotSegments(value: String) throws {
        let error = #expect(throws: RouterError.self) {
            try built {
                $0.path("/users/")
                $0.segment("user_id", value)
                $0.path("/photos")
            }
        }
        #expect(error?.description.contains("'user_id'") == true)
        let split = #expect(throws: RouterError.self) {
            try built {
                $0.path("/")
                $0.segment("a", ".")
                $0.segment("b", ".")
            }
        }
        #expect(split != nil)
        let inside = try built {
            $0.path("/file")
            $0.segment("suffix", value)
        }
        #expect(inside.url?.absoluteString == "https://api.example.com/v1/file\(value)")
    }

    @Test("keeps query items in the order of the statements")
    func queryOrder() throws {
        let text = try query {
            $0.query("z", 1)
            $0.query("a", "x y")
            $0.query("nothing", String?.none)
            $0.query("m", false)
            $0.query("z", 2.0)
            $0.query("empty", "")
            $0.query("é&", "=")
        }
        #expect(text == "z=1&a=x%20y&m=false&z=2&empty=&%C3%A9%26=%3D")
    }

    @Test(
        "writes scalars as one text",
        arguments: [
            (1.5, "1.5"), (1.0, "1"), (1e21, "1e%2B21"), (Double.infinity, "inf"), (-0.0, "-0"),
        ])
    func numbers(value: Double, expected: String) throws {
        #expect(try query { $0.query("n", value) } == "n=\(expected)")
    }

    @Test("writes dates, days, URLs, UUIDs, data, decimals and JSON")
    func scalars() throws {
        let date = Date(timeIntervalSince1970: 1_714_564_800.25)
        let uuid = try #require(UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"))
        let url = try #require(URL(string: "https://x.y/?a=b"))
        let text = try query {
            $0.query("date", date)
            $0.query("seconds", date, format: .unixSeconds)
            $0.query("dates", [date, date], format: .unixMilliseconds, style: .comma)
            $0.query("none", Date?.none, format: .rfc1123)
            $0.query("url", url)
            $0.query("uuid", uuid)
            $0.query("data", Data([0xFB, 0xFF]))
            $0.query("decimal", Decimal(string: "10.50") ?? 0)
            $0.query("json", 7 as JSON)
            $0.query("photo", PhotosAPI.Photo(id: 1, name: "a b"))
        }
        #expect(
            text?.components(separatedBy: "&") == [
                "date=2024-05-01T12%3A00%3A00.25Z", "seconds=1714564800.25",
                "dates=1714564800250,1714564800250", "url=https%3A%2F%2Fx.y%2F%3Fa%3Db",
                "uuid=6ba7b810-9dad-11d1-80b4-00c04fd430c8", "data=%2B%2F8%3D", "decimal=10.5",
                "json=7", "photo%5Bid%5D=1", "photo%5Bname%5D=a%20b",
            ])
    }

    static let styleTable: [(ParameterStyle, array: String, object: String, nested: String)] = [
        ("standard", "k=1&k=a,b", "k[a]=1&k[b]=x", "k[0][a]=1&k[0][b]=2&k[0][b]=3"),
        ("comma", "k=1,a%2Cb", "k=a,1,b,x", "k=a,1,b,2,3"),
        ("repeat", "k=1&k=a,b", "a=1&b=x", "k[0][a]=1&k[0][b]=2&k[0][b]=3"),
        ("brackets", "k[]=1&k[]=a,b", "k[a]=1&k[b]=x", "k[][a]=1&k[][b][]=2&k[][b][]=3"),
        ("indexed", "k[0]=1&k[1]=a,b", "k[a]=1&k[b]=x", "k[0][a]=1&k[0][b][0]=2&k[0][b][1]=3"),
        ("space", "k=1%20a%2Cb", "k=a%201%20b%20x", "k=a%201%20b%202%203"),
        ("pipe", "k=1%7Ca%2Cb", "k=a%7C1%7Cb%7Cx", "k=a%7C1%7Cb%7C2%7C3"),
        ("deep", "k=1&k=a,b", "k[a]=1&k[b]=x", "k[0][a]=1&k[0][b]=2&k[0][b]=3"),
        ("dot", "k=1&k=a,b", "k.a=1&k.b=x", "k.0.a=1&k.0.b=2&k.0.b=3"),
        ("tab", "k=1%09a,b", "k=a%091%09b%09x", "k=a%091%09b%092%093"),
        ("pairs", "k=1,a,b", "k=a=1,b=x", "k=a,1,b,2,3"),
        ("label", "k=1&k=a,b", "k[a]=1&k[b]=x", "k[0][a]=1&k[0][b]=2&k[0][b]=3"),
        ("labelExploded", "k=1&k=a,b", "k[a]=1&k[b]=x", "k[0][a]=1&k[0][b]=2&k[0][b]=3"),
        ("matrix", "k=1&k=a,b", "k[a]=1&k[b]=x", "k[0][a]=1&k[0][b]=2&k[0][b]=3"),
        ("matrixExploded", "k=1&k=a,b", "k[a]=1&k[b]=x", "k[0][a]=1&k[0][b]=2&k[0][b]=3"),
        (
            "json", "k=[%221%22%2C%22a,b%22]", "k=%7B%22a%22%3A%221%22%2C%22b%22%3A%22x%22%7D",
            "k=[%7B%22a%22%3A1%2C%22b%22%3A[2%2C3]%7D]"
        ),
        (
            "jsonElements", "k=%221%22&k=%22a,b%22",
            "k=%7B%22a%22%3A%221%22%2C%22b%22%3A%22x%22%7D",
            "k=%7B%22a%22%3A1%2C%22b%22%3A[2%2C3]%7D"
        ),
    ].compactMap { row in ParameterStyle(rawValue: row.0).map { ($0, row.1, row.2, row.3) } }

    @Test("writes arrays and objects in every style", arguments: styleTable)
    func styles(style: ParameterStyle, array: String, object: String, nested: String) throws {
        #expect(Self.styleTable.count == ParameterStyle.allCases.count)
        let nestedValue: JSON = [["a": 1, "b": [2, 3]]]
        // The table is written with plain brackets and commas so that it can be read.
        func encoded(_ text: String) -> String {
            text.replacingOccurrences(of: "[", with: "%5B")
                .replacingOccurrences(of: "]", with: "%5D")
                .replacingOccurrences(of: "a,b", with: style == .comma ? "a,b" : "a%2Cb")
        }
        #expect(try query { $0.query("k", ["1", "a,b"], style: style) } == encoded(array))
        #expect(try query { $0.query("k", ["b": "x", "a": "1"], style: style) } == encoded(object))
        #expect(try query { $0.query("k", nestedValue, style: style) } == encoded(nested))
    }

    static let pathTable: [(ParameterStyle, text: String, array: String, object: String)] = [
        (.standard, "blue", "blue,black", "G,200,R,100"),
        (.pairs, "blue", "blue,black", "G=200,R=100"),
        (.label, ".blue", ".blue,black", ".G,200,R,100"),
        (.labelExploded, ".blue", ".blue.black", ".G=200.R=100"),
        (.matrix, ";color=blue", ";color=blue,black", ";color=G,200,R,100"),
        (.matrixExploded, ";color=blue", ";color=blue;color=black", ";G=200;R=100"),
    ]

    @Test("writes segments as OpenAPI's table of styles says", arguments: pathTable)
    func segmentStyles(style: ParameterStyle, text: String, array: String, object: String) throws {
        #expect(Self.pathTable.count == 6)
        func path(_ value: some ParameterValue) throws -> String? {
            try built(base: "https://h") {
                $0.path("/")
                $0.segment("color", value, style: style)
            }.url?.absoluteString
        }
        #expect(try path("blue") == "https://h/" + text)
        #expect(try path(["blue", "black"]) == "https://h/" + array)
        #expect(try path(["R": 100, "G": 200]) == "https://h/" + object)
    }

    @Test("sends a date beyond the years of RFC 3339 rather than nothing")
    func farDates() throws {
        let date = Date(timeIntervalSince1970: 1e12)
        #expect(try query { $0.query("d", date) }?.hasPrefix("d=") == true)
        #expect(throws: RouterError.self) {
            try query { $0.query("d", date, format: .rfc1123) }
        }
    }

    @Test("sends nothing for empty arrays, empty objects and arrays of nothing")
    func emptyValues() throws {
        // An empty array or object as JSON is a value.
        let styles = ParameterStyle.allCases.filter { $0 != .json && $0 != .jsonElements }
        #expect(styles.count == ParameterStyle.allCases.count - 2)
        for style in styles {
            let request = try built(base: "https://h") {
                $0.query("a", [Int](), style: style)
                $0.query("b", [String: Int](), style: style)
                $0.query("c", [Int?.none, nil], style: style)
                $0.query("d", JSON.null, style: style)
                $0.header("X-A", [Int](), style: style)
                $0.cookie("a", [Int](), style: style)
            }
            #expect(request.url?.absoluteString == "https://h")
            #expect(request.allHTTPHeaderFields ?? [:] == [:])
        }
    }

    @Test("leaves out the nothing inside arrays and objects")
    func nothingInside() throws {
        let array: [Int?] = [1, nil, 3]
        let object: [String: Int?] = ["a": nil, "b": 2]
        #expect(try query { $0.query("k", array) } == "k=1&k=3")
        #expect(try query { $0.query("k", array, style: .comma) } == "k=1,3")
        #expect(try query { $0.query("k", object, style: .comma) } == "k=b,2")
    }

    @Test("is the request of the tutorial's route")
    func tutorial() throws {
        let configuration = PhotosAPI.Configuration(consumerKey: "xxxxxx")
        let request = try PhotosAPI.PhotosRouter.photoInfo(id: 10000, imageSize: .small)
            .asURLRequest(with: configuration)
        #expect(
            request.url?.absoluteString
                == "https://api.example.com/v1/photos/10000?consumer_key=xxxxxx&image_size=2")
        #expect(request.httpMethod == "GET")
        #expect(
            request.allHTTPHeaderFields == ["Accept-Language": "en", "Accept": "application/json"])
    }

    @Test("needs what the standard configuration does not have, and says so")
    func missingConfiguration() {
        let error = #expect(throws: RouterError.self) {
            try PhotosAPI.PhotosRouter.popularPhotos().asURLRequest()
        }
        #expect(error?.route?.id == "popularPhotos")
        #expect(
            error?.description
                == "the configuration of PhotosAPI needs a value for 'consumer_key' (GET /photos)")
    }
}
