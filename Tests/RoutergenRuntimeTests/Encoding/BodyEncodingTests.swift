import Foundation
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private enum ImageSize: Int { case large = 4 }

@Suite("Body encodings")
struct BodyEncodingTests {
    private func body(_ encoding: any ParameterEncoding, _ parameters: Parameters?) throws
        -> URLRequest
    {
        try encoding.encode(URLRequest(url: "https://h", method: .post), with: parameters)
    }

    @Test("write JSON with sorted keys, always the same bytes")
    func json() throws {
        let parameters: Parameters = [
            "b": ["z": true, "a": [1, "x", NSNull()] as [Any]] as [String: Any], "a": 1.5,
            "d": Date(timeIntervalSince1970: 0), "e": ImageSize.large, "n": Int?.none as Any,
            "o": Int??.some(3) as Any, "p": PhotosAPI.Photo(id: 1, name: "n"),
            "t": [PhotosAPI.ImageSize.tiny],
        ]
        let request = try body(JSONEncoding.default, parameters)
        #expect(
            request.httpBody.map { String(decoding: $0, as: UTF8.self) }
                == #"{"a":1.5,"b":{"a":[1,"x",null],"z":true},"d":"1970-01-01T00:00:00Z","e":4,"n":null,"o":3,"#
                + #""p":{"id":1,"name":"n"},"t":[1]}"#)
        #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
        let pretty = try body(JSONEncoding.prettyPrinted, ["b": 1, "a": 2])
        let text = pretty.httpBody.map { String(decoding: $0, as: UTF8.self) } ?? ""
        #expect(text.split(separator: "\n").count == 4)
        #expect(try body(JSONEncoding.default, nil).httpBody == nil)
        let array = try JSONEncoding.default.encode(
            URLRequest(url: "https://h", method: .post), withJSONObject: [1, 2])
        #expect(array.httpBody == Data("[1,2]".utf8))
    }

    @Test("refuse what JSON cannot express", arguments: [0, 1])
    func invalidJSON(index: Int) {
        struct Opaque {}
        let values: [Any] = [Double.nan, Opaque()]
        #expect(throws: RouterError.self) {
            try body(JSONEncoding.default, ["a": ["b": values[index]]])
        }
    }

    @Test("write property lists in both formats")
    func propertyLists() throws {
        let xml = try body(PropertyListEncoding.default, ["a": 1])
        #expect(xml.httpBody?.starts(with: Data("<?xml".utf8)) == true)
        #expect(xml.value(forHTTPHeaderField: "Content-Type") == "application/x-plist")
        let binary = try body(PropertyListEncoding.binary, ["a": 1])
        #expect(binary.httpBody?.starts(with: Data("bplist00".utf8)) == true)
        #expect(throws: RouterError.self) { try body(PropertyListEncoding.xml, ["a": NSNull()]) }
        #expect(try body(PropertyListEncoding.xml, nil).httpBody == nil)
    }

    @Test(
        "make URLs of texts without encoding anything twice",
        arguments: [
            ("https://h/a b?q=%20 é", "https://h/a%20b?q=%20%20%C3%A9"),
            ("https://h/%zz", "https://h/%25zz"),
            ("http://[::1]:8/a[b]", "http://[::1]:8/a%5Bb%5D"),
            ("https://h/?a=b#c d", "https://h/?a=b#c%20d"),
        ])
    func urls(text: String, expected: String) throws {
        #expect(try text.asURL().absoluteString == expected)
    }

    @Test("refuse texts that are no URLs")
    func noURL() {
        #expect(throws: RouterError.self) { try "".asURL() }
        #expect(throws: RouterError.self) { try "http://a b/".asURL() }
        #expect(throws: RouterError.self) {
            var components = URLComponents()
            components.host = "h"
            components.path = "no slash"
            _ = try components.asURL()
        }
    }
}
