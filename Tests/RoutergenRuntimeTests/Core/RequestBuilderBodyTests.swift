import Foundation
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("The body of a route")
struct RequestBuilderBodyTests {
    private func body(
        _ statements: (inout RequestBuilder) -> Void
    ) throws -> (text: String?, type: String?) {
        let request = try built(.post, statements)
        return (
            request.httpBody.map { String(decoding: $0, as: UTF8.self) },
            request.value(forHTTPHeaderField: "Content-Type")
        )
    }

    @Test("is JSON from a model or written in place")
    func json() throws {
        let model = try body { $0.json(PhotosAPI.Photo(id: 1, name: "é")) }
        #expect(model.text == #"{"id":1,"name":"é"}"#)
        #expect(model.type == "application/json")
        let optional: PhotosAPI.Photo? = nil
        #expect(try body { $0.json(optional) }.text == nil)
        #expect(try body { $0.json([1, 2]) }.text == "[1,2]")
        let fields = try body {
            $0.json { json in
                json.beginObject()
                json.field("a", 1)
                json.field("b", String?.none)
                json.endObject()
            }
        }
        #expect(fields.text == #"{"a":1}"#)
        let error = #expect(throws: RouterError.self) { try body { $0.json([1, Double.nan]) } }
        #expect(error?.underlyingError is JSONError)
    }

    @Test("is a form in the order of the statements")
    func form() throws {
        let form = try body {
            $0.form("b", "x y&=+é")
            $0.form("a", [1, 2])
            $0.form("o", ["k": true], style: .dot)
            $0.form("none", Int?.none)
            $0.form("d", Date(timeIntervalSince1970: 5), format: .unixSeconds)
        }
        #expect(form.text == "b=x%20y%26%3D%2B%C3%A9&a=1&a=2&o.k=true&d=5")
        #expect(form.type == "application/x-www-form-urlencoded")
        #expect(try body { $0.form(PhotosAPI.Photo(id: 1, name: "n")) }.text == "id=1&name=n")
        #expect(throws: RouterError.self) { try body { $0.form("text") } }
    }

    @Test("has the media type that the description names, and none where there is no body")
    func contentTypes() throws {
        let patch = try body { $0.json([1], contentType: "application/merge-patch+json") }
        #expect(patch.text == "[1]")
        #expect(patch.type == "application/merge-patch+json")
        let csv = try body { $0.text("a,b", contentType: "text/csv") }
        #expect(csv.type == "text/csv")
        let nothing = try body {
            $0.json([Int]?.none, contentType: "application/merge-patch+json")
            $0.text(nil, contentType: "text/csv")
            $0.form("a", String?.none)
            $0.file(nil)
        }
        #expect(nothing.text == nil)
        #expect(nothing.type == nil)
    }

    @Test("is a form without fields where one is needed")
    func emptyForm() throws {
        let empty = try body {
            $0.form()
            $0.form("a", String?.none)
        }
        #expect(empty.text == "")
        #expect(empty.type == "application/x-www-form-urlencoded")
        let full = try body {
            $0.form()
            $0.form("a", 1)
        }
        #expect(full.text == "a=1")
        let parts = try body {
            $0.multipart()
            $0.multipart("a", String?.none)
        }
        #expect(parts.type?.hasPrefix("multipart/form-data; boundary=") == true)
    }

    @Test("is JSON values, one a line")
    func jsonLines() throws {
        let photos = [PhotosAPI.Photo(id: 1, name: "a"), PhotosAPI.Photo(id: 2, name: "b")]
        let lines = try body { $0.jsonLines(photos, contentType: "application/jsonl") }
        #expect(lines.text == "{\"id\":1,\"name\":\"a\"}\n{\"id\":2,\"name\":\"b\"}\n")
        #expect(lines.type == "application/jsonl")
        let sequence = try body { $0.jsonLines([1, 2], contentType: "application/json-seq") }
        #expect(sequence.text == "\u{1E}1\n\u{1E}2\n")
        #expect(try body { $0.jsonLines([Int]?.none, contentType: "a/b") }.type == nil)
    }

    @Test("is a file with its own media type")
    func file() throws {
        let image = try body { $0.file(FilePart(data: Data("x".utf8), filename: "a.png")) }
        #expect(image.text == "x")
        #expect(image.type == "image/png")
    }

    @Test("is a form whose fields are JSON or keep reserved characters where that is said")
    func formStyles() throws {
        let form = try body {
            $0.form("o", ["a": 1], style: .json)
            $0.form("list", [["a": 1], ["a": 2]], style: .jsonElements)
            $0.form("url", "https://h/a?b=c&d+%", allowReserved: true)
        }
        #expect(
            form.text
                == "o=%7B%22a%22%3A1%7D&list=%7B%22a%22%3A1%7D&list=%7B%22a%22%3A2%7D"
                + "&url=https://h/a?b=c%26d%2B%25")
    }

    @Test("is text, bytes or a property list")
    func others() throws {
        let text = try body { $0.text("é") }
        #expect(text.text == "é")
        #expect(text.type == "text/plain; charset=utf-8")
        let data = try body { $0.data(Data("x".utf8), contentType: "image/png") }
        #expect(data.text == "x")
        #expect(data.type == "image/png")
        let list = try body {
            $0.propertyList("a", 1)
            $0.propertyList("b", "<")
            $0.propertyList("none", Int?.none)
        }
        #expect(list.type == "application/x-plist")
        let decoded = try PropertyListDecoder().decode(
            PropertyList.self, from: Data((list.text ?? "").utf8))
        #expect(decoded == .dictionary(["a": .integer(1), "b": .string("<")]))
        let whole = try body { $0.propertyList(["k": [1, 2]]) }
        let decodedWhole = try PropertyListDecoder().decode(
            [String: [Int]].self, from: Data((whole.text ?? "").utf8))
        #expect(decodedWhole == ["k": [1, 2]])
    }

    @Test("is refused for methods that allow none", arguments: [HTTPMethod.head, .trace])
    func refused(method: HTTPMethod) {
        let error = #expect(throws: RouterError.self) { try built(method) { $0.text("x") } }
        guard case .bodyNotAllowed(method) = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(
        "is allowed for methods that seldom have one", arguments: [HTTPMethod.get, .delete, .query])
    func allowed(method: HTTPMethod) throws {
        #expect(try built(method) { $0.text("x") }.httpBody == Data("x".utf8))
    }

    @Test("is refused with a method that is no token")
    func method() {
        #expect(throws: RouterError.self) {
            try built(HTTPMethod(rawValue: "GET / HTTP/1.1\r\nX: ")) { $0.path("/") }
        }
    }

    @Test("is multipart with one part for each value, escaped names and a random boundary")
    func multipart() throws {
        let name = "a\"b\r\nX-Ev\\il: 1\\"
        let filename = "né\"w\r\n.png"
        let statements: (inout RequestBuilder) -> Void = {
            $0.multipart(name, "value\r\n--")
            $0.multipart("tags", ["x", "y"])
            $0.multipart("none", String?.none)
            $0.multipart("file", FilePart(data: Data([0, 1]), filename: filename))
            $0.multipart("photo", PhotosAPI.Photo(id: 1, name: "n"))
            $0.multipart("photos", [PhotosAPI.Photo(id: 2, name: "m")])
            $0.multipart("files", [FilePart(data: Data("z".utf8), contentType: "text/x")])
        }
        let (text, type) = try body(statements)
        let boundary = try #require(type?.components(separatedBy: "boundary=").last)
        #expect(type == "multipart/form-data; boundary=\(boundary)")
        let expected = [
            "form-data; name=\"a%22b%0D%0AX-Ev\\il: 1%5C\"\r\n\r\nvalue\r\n--",
            "form-data; name=\"tags\"\r\n\r\nx",
            "form-data; name=\"tags\"\r\n\r\ny",
            "form-data; name=\"file\"; filename=\"né%22w%0D%0A.png\"\r\nContent-Type: image/png"
                + "\r\n\r\n\u{0}\u{1}",
            "form-data; name=\"photo\"\r\nContent-Type: application/json"
                + "\r\n\r\n{\"id\":1,\"name\":\"n\"}",
            "form-data; name=\"photos\"\r\nContent-Type: application/json"
                + "\r\n\r\n{\"id\":2,\"name\":\"m\"}",
            "form-data; name=\"files\"\r\nContent-Type: text/x\r\n\r\nz",
        ].map { "--\(boundary)\r\nContent-Disposition: \($0)\r\n" }
        #expect(text == expected.joined() + "--\(boundary)--\r\n")
        #expect(try body(statements).type != type)
    }

    @Test("never carries a content type that would start another header of a part")
    func partInjection() {
        let part = FilePart(data: Data(), contentType: "a/b\r\nX-Evil: 1")
        #expect(throws: RouterError.self) { try body { $0.multipart("file", part) } }
    }

    @Test("reads files, and names one that cannot be read")
    func files() throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString).txt")
        try Data("hello".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let (text, _) = try body { $0.multipart("file", FilePart(fileURL: url)) }
        #expect(text?.contains("filename=\"\(url.lastPathComponent)\"") == true)
        #expect(text?.contains("Content-Type: text/plain\r\n\r\nhello\r\n") == true)
        let missing = url.appendingPathExtension("missing")
        let error = #expect(throws: RouterError.self) {
            try body { $0.multipart("file", FilePart(fileURL: missing)) }
        }
        guard case .fileUnreadable(missing) = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(
        "takes the media type from the extension",
        arguments: [
            ("a.PNG", "image/png"), ("a.tar.gz", "application/gzip"), (".json", "application/json"),
            ("a", "application/octet-stream"), ("a.", "application/octet-stream"),
            ("a.unknown", "application/octet-stream"), ("", "application/octet-stream"),
        ])
    func mediaTypes(filename: String, expected: String) {
        #expect(FilePart(data: Data(), filename: filename).contentType == expected)
    }
}
