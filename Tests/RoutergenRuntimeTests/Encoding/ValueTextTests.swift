import Foundation
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A value has one text, wherever it goes.
@Suite("The text of a value")
struct ValueTextTests {
    private static let uuid = UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8")
    private static let relative = URL(string: "b?c=d", relativeTo: URL(string: "https://h/a/"))

    private static let table: [(value: (any JSONModel)?, text: String)] = [
        (uuid, "6ba7b810-9dad-11d1-80b4-00c04fd430c8"),
        (1.0, "1"), (-0.5, "-0.5"), (0.1, "0.1"), (1e-7, "1e-07"), (1e21, "1e+21"),
        (Float(0.1), "0.1"), (Float(16_777_216), "16777216"),
        (7, "7"), (Int64.min, "-9223372036854775808"), (UInt64.max, "18446744073709551615"),
        (Decimal(string: "12.50"), "12.5"),
        (Decimal(string: "12345678901234567890.123"), "12345678901234567890.123"),
        (true, "true"), (false, "false"), ("a b/é;+%&=", "a b/é;+%&="),
        (Data([0xFB, 0xFF]), "+/8="), (Day(year: 2024, month: 2, day: 29), "2024-02-29"),
        (Date(timeIntervalSince1970: 1_714_564_800.25), "2024-05-01T12:00:00.25Z"),
        (URL(string: "https://h/?a=b"), "https://h/?a=b"), (URL(string: "/a"), "/a"),
        (relative, "https://h/a/b?c=d"),
        (PhotosAPI.ImageSize.small, "2"), (JSON.number(JSON.Number(3)), "3"),
    ]

    @Test(
        "is the same in JSON, path, query, header, cookie, form, parts, and what is written by hand"
    )
    func places() throws {
        for case (let value?, let text) in Self.table { try check(value, text) }
        #expect(Self.table.count { $0.value == nil } == 0)
    }

    private func check(_ value: some JSONModel, _ text: String) throws {
        let request = try built(.post, base: "https://h") {
            $0.path("/")
            $0.segment("v", value)
            $0.query("v", value)
            $0.header("v", value)
            $0.cookie("v", value)
            $0.form("v", value)
        }
        let url = try #require(request.url?.absoluteString)
        let parts = url.dropFirst("https://h/".count).components(separatedBy: "?v=")
        #expect(parts.map(\.removingPercentEncoding) == [text, text])
        #expect(request.value(forHTTPHeaderField: "v") == text)
        let cookie = request.value(forHTTPHeaderField: "Cookie")?.dropFirst(2)
        // A cookie's percent sign stays as it is, so that this text is read without decoding it.
        if !text.contains("%") { #expect(cookie?.removingPercentEncoding == text) }
        #expect(body(request).dropFirst(2).removingPercentEncoding == text)

        let part = body(try built(.post) { $0.multipart("v", value) })
        #expect(part.contains("name=\"v\"\r\n\r\n\(text)\r\n--"))

        let json = String(decoding: value.jsonData(), as: UTF8.self)
        #expect(try unquoted(json) == text)
        let empty = try URLRequest(url: "https://h", method: .post)
        let hand = try JSONEncoding.default.encode(empty, with: ["v": value])
        #expect(try unquoted(String(body(hand).dropFirst(5).dropLast())) == text)
        let form = try URLEncoding(boolEncoding: .literal).encode(empty, with: ["v": value])
        #expect(body(form).dropFirst(2).removingPercentEncoding == text)
        if !(value is Bool) {
            let numeric = try URLEncoding.default.encode(empty, with: ["v": value])
            #expect(body(numeric) == body(form))
        }
    }

    /// A string's text; the text itself of anything else.
    private func unquoted(_ json: String) throws -> String {
        json.hasPrefix("\"") ? try String(jsonData: Data(json.utf8)) : json
    }

    private func body(_ request: URLRequest) -> String {
        String(decoding: request.httpBody ?? Data(), as: UTF8.self)
    }
}
