import Foundation
import Testing

@testable import RoutergenRuntime

/// Cookies without a network.
@Suite struct CookieTests {
    private static let now = Date(timeIntervalSince1970: 1_700_000_000)

    private func cookie(_ text: String, from url: String = "https://a.example.com/x/y") -> Cookie? {
        URL(string: url).flatMap { Cookie(setCookie: text, from: $0, now: Self.now) }
    }

    @Test func attributesAreRead() throws {
        let plain = try #require(cookie(" a = b=c ; Unknown=1"))
        #expect(
            plain == Cookie(name: "a", value: "b=c", domain: "a.example.com", path: "/x"))
        let full = try #require(
            cookie("a=; Domain=.Example.com; PATH=/; Max-Age=60; secure; HttpOnly"))
        #expect(
            full
                == Cookie(
                    name: "a", value: "", domain: "example.com", isHostOnly: false,
                    expires: Self.now + 60, isSecure: true, isHTTPOnly: true))
        #expect(cookie("a=b; Path=relative")?.path == "/x")
        #expect(cookie("a=b", from: "https://h")?.path == "/")
        #expect(cookie("a=b", from: "https://h/x")?.path == "/")
        #expect(cookie("a=b; Max-Age=0")?.hasExpired(by: Self.now) == true)
        #expect(cookie("a=b; Max-Age=-1")?.hasExpired(by: Self.now) == true)
        #expect(cookie("a=b; Max-Age=x; Expires=Wed, 09 Jun 2027 10:18:14 GMT")?.expires != nil)
        #expect(cookie("a=b; Max-Age=99999999999999")?.expires == Self.now + 34_560_000)
    }

    @Test(
        "What is no cookie, or asks for too much, is ignored",
        arguments: [
            "", "a", ";", "=b", " =b; Path=/", "a=b; Domain=other.com", "a=b; Domain=com",
            "a=b; Domain=b.a.example.com", "a=b; Domain=ple.com", "a=b\u{1}c",
            "__Secure-a=b", "__Host-a=b; Secure", "__Host-a=b; Secure; Path=/; Domain=example.com",
            "a=" + String(repeating: "x", count: 5_000),
        ])
    func ignored(text: String) {
        #expect(cookie(text) == nil)
    }

    @Test func onlyTLSMayPlantSecureCookies() {
        #expect(cookie("a=b; Secure", from: "http://a.example.com/") == nil)
        #expect(cookie("__Host-a=b; Secure; Path=/") != nil)
        #expect(cookie("__Secure-a=b; Secure") != nil)
    }

    @Test func addressesHaveNoDomains() {
        #expect(cookie("a=b; Domain=0.0.1", from: "http://127.0.0.1/") == nil)
        #expect(cookie("a=b; Domain=127.0.0.1", from: "http://127.0.0.1/")?.isHostOnly == true)
        #expect(cookie("a=b", from: "http://[::1]:8/")?.domain == "::1")
    }

    @Test(
        "Dates are read in every form that servers use",
        arguments: [
            "Wed, 09 Jun 2027 10:18:14 GMT", "Wednesday, 09-Jun-27 10:18:14 GMT",
            "Wed Jun  9 10:18:14 2027", "9 june 2027 10:18:14", "10:18:14 2027 9 Jun",
        ])
    func dates(text: String) {
        #expect(CookieDate.date(text) == Date(timeIntervalSince1970: 1_812_536_294))
    }

    @Test(
        "What is no date is none",
        arguments: [
            "", "0", "tomorrow", "Wed, 32 Jun 2027 10:18:14 GMT", "Wed, 09 Foo 2027 10:18:14 GMT",
            "Wed, 09 Jun 2027 25:18:14 GMT", "Wed, 09 Jun 1500 10:18:14 GMT", "09 Jun 2027 10:18",
        ])
    func noDates(text: String) {
        #expect(CookieDate.date(text) == nil)
    }

    @Test(
        "A cookie goes to its host, below its path",
        arguments: [
            ("https://a.example.com/x", true), ("https://a.example.com/x/", true),
            ("https://a.example.com/x/y", true), ("https://a.example.com/xy", false),
            ("https://a.example.com/", false), ("https://b.a.example.com/x", true),
            ("https://ba.example.com/x", false), ("http://a.example.com/x", false),
            ("https://A.EXAMPLE.com:8443/x", true), ("ftp://a.example.com/x", false),
        ])
    func matching(url: String, matches: Bool) throws {
        let cookie = Cookie(
            name: "a", value: "b", domain: "a.example.com", isHostOnly: false, path: "/x",
            isSecure: true)
        #expect(cookie.matches(try requireURL(url)) == matches)
        var hostOnly = cookie
        hostOnly.isHostOnly = true
        #expect(hostOnly.matches(try requireURL("https://b.a.example.com/x")) == false)
    }

    @Test func theHeaderIsInOrderAndLeavesTheRequestsOwnCookiesAlone() throws {
        let storage = CookieStorage()
        let url = try requireURL("https://h.example/x/y")
        #expect(storage.header(for: url, own: nil) == nil)
        #expect(storage.header(for: url, own: "own=1") == "own=1")
        for (name, path) in [("a", "/"), ("b", "/x"), ("c", "/"), ("d", "/z")] {
            storage.set(Cookie(name: name, value: "1", domain: "h.example", path: path))
        }
        #expect(storage.header(for: url, own: nil) == "b=1; a=1; c=1")
        #expect(storage.header(for: url, own: "c=own; e=2") == "c=own; e=2; b=1; a=1")
        storage.set(Cookie(name: "a", value: "2", domain: "h.example"))
        #expect(storage.header(for: url, own: nil) == "b=1; a=2; c=1")
        storage.set(Cookie(name: "a", value: "", domain: "h.example", expires: .distantPast))
        #expect(storage.cookies.map(\.name) == ["b", "c", "d"])
        storage.removeAll()
        #expect(storage.cookies.isEmpty)
    }

    @Test func noMoreThanALimitIsKept() {
        let storage = CookieStorage()
        for number in 0..<3_010 {
            storage.set(Cookie(name: "n\(number)", value: "", domain: "h"))
        }
        #expect(storage.cookies.count == 3_000)
        #expect(storage.cookies.first?.name == "n10")
    }

    @Test func headersThatWereJoinedAreTakenApart() {
        #expect(
            Cookie.split("a=1; Expires=Wed, 09 Jun 2027 10:18:14 GMT; Path=/, b=2, c=x,y; Secure")
                == ["a=1; Expires=Wed, 09 Jun 2027 10:18:14 GMT; Path=/", "b=2", "c=x,y; Secure"])
        #expect(Cookie.split("a=1") == ["a=1"])
        #expect(Cookie.split("") == [""])
    }
}
