import Foundation
import Testing

@testable import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What is sent next, without a network.
@Suite("A redirect")
struct RedirectionTests {
    private static let secrets = ["Authorization", "Cookie", "Proxy-Authorization", "Host"]
    private static let contentHeaders = ["Content-Type", "Content-Length", "Content-Encoding"]

    private func redirection(
        _ method: String = "GET", from start: String = "https://h/a/b", status: Int = 302,
        to location: String?
    ) throws -> Redirection {
        let url = try #require(URL(string: start))
        var request = URLRequest(url: url)
        request.httpMethod = method
        for name in Self.secrets + Self.contentHeaders + ["X-Other"] {
            request.setValue("v", forHTTPHeaderField: name)
        }
        let body: TransportBody =
            ["GET", "HEAD"].contains(method) ? .none : .data(Data("body".utf8))
        return Redirection(
            of: TransportRequest(urlRequest: request, body: body),
            by: TransportResponse(
                url: url, statusCode: status,
                headers: location.map { [(name: "lOCATION", value: $0)] } ?? []))
    }

    private func next(
        _ method: String = "GET", from start: String = "https://h/a/b", status: Int = 302,
        to location: String
    ) throws -> TransportRequest {
        let redirection = try redirection(method, from: start, status: status, to: location)
        guard case .follow(let next) = redirection else {
            Issue.record("\(redirection)")
            throw TransportError(.other, "not followed")
        }
        return next
    }

    static let methodTable: [(status: Int, table: [String: String])] = [
        (301, ["GET": "GET", "HEAD": "HEAD", "POST": "GET", "PUT": "PUT", "DELETE": "DELETE"]),
        (302, ["GET": "GET", "HEAD": "HEAD", "POST": "GET", "PUT": "PUT", "DELETE": "DELETE"]),
        (303, ["GET": "GET", "HEAD": "HEAD", "POST": "GET", "PUT": "GET", "DELETE": "GET"]),
        (307, ["GET": "GET", "HEAD": "HEAD", "POST": "POST", "PUT": "PUT", "DELETE": "DELETE"]),
        (308, ["GET": "GET", "HEAD": "HEAD", "POST": "POST", "PUT": "PUT", "DELETE": "DELETE"]),
    ]

    @Test("changes the method as its status says, and then drops the body", arguments: methodTable)
    func methods(status: Int, table: [String: String]) throws {
        for (method, expected) in table {
            let next = try next(method, status: status, to: "/c")
            #expect(next.urlRequest.httpMethod == expected, "\(method)")
            let isKept = method == expected
            for name in Self.contentHeaders {
                #expect((next.urlRequest.value(forHTTPHeaderField: name) != nil) == isKept)
            }
            if case .data(let data) = next.body {
                #expect(isKept && data == Data("body".utf8))
            } else {
                #expect(!isKept || ["GET", "HEAD"].contains(method))
            }
        }
    }

    @Test(
        "is no redirect with another status or without a place",
        arguments: [200, 300, 304, 305, 306])
    func otherStatuses(status: Int) throws {
        guard case .none = try redirection(status: status, to: "/c"),
            case .none = try redirection(status: 302, to: nil),
            case .none = try redirection(status: 302, to: "")
        else {
            Issue.record("followed")
            return
        }
    }

    @Test(
        "leads to where RFC 3986 says",
        arguments: [
            ("c", "https://h/a/c"), ("/c?d", "https://h/c?d"), ("?d", "https://h/a/b?d"),
            ("../c", "https://h/c"), ("//x/c", "https://x/c"),
            ("//[::1]:8/c d", "https://[::1]:8/c%20d"),
            ("http://[::1]:8/c", "http://[::1]:8/c"), ("HTTPS://x", "HTTPS://x"),
            ("/c d/é%20", "https://h/c%20d/%C3%A9%20"),
            ("https://x/c d?é=%20", "https://x/c%20d?%C3%A9=%20"),
        ])
    func places(location: String, expected: String) throws {
        #expect(try next(to: location).urlRequest.url?.absoluteString == expected)
    }

    @Test(
        "is refused where no request can go",
        arguments: [
            "ftp://h/", "file:///etc/hosts", "mailto:a@b.example", "javascript:1", "https://",
        ])
    func refusals(location: String) throws {
        guard case .refuse(let error) = try redirection(to: location) else {
            Issue.record("followed")
            return
        }
        #expect(error.kind == .unsupportedURL)
    }

    @Test(
        "to the same scheme, host and port takes credentials along",
        arguments: [
            ("https://h/a", "/b"), ("https://h/a", "https://H:443/b"),
            ("http://h:80/a", "http://h/b"),
            ("http://[::1]:8/", "//[::1]:8/b"),
        ])
    func sameOrigin(start: String, location: String) throws {
        let next = try next(from: start, to: location)
        for name in Self.secrets + ["X-Other"] {
            #expect(next.urlRequest.value(forHTTPHeaderField: name) == "v", "\(name)")
        }
    }

    @Test(
        "to another scheme, host or port leaves credentials behind",
        arguments: [
            ("https://h/a", "http://h/a"), ("http://h/a", "https://h/a"),
            ("https://h/a", "https://x/a"), ("https://h/a", "https://sub.h/a"),
            ("https://h/a", "https://h:444/a"), ("https://h/a", "https://h.:443/a"),
            ("https://h/a", "https://h@x/a"),
        ])
    func otherOrigin(start: String, location: String) throws {
        let next = try next(from: start, to: location)
        for name in Self.secrets {
            #expect(next.urlRequest.value(forHTTPHeaderField: name) == nil, "\(name)")
        }
        #expect(next.urlRequest.value(forHTTPHeaderField: "X-Other") == "v")
    }
}
