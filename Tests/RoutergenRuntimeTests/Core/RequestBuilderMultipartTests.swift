import Foundation
import RoutergenRuntime
import Testing

@Suite("A body of several parts")
struct RequestBuilderMultipartTests {
    /// The parts without the boundaries, and the content type without its boundary.
    private func parts(
        _ statements: (inout RequestBuilder) -> Void
    ) throws -> (parts: [String], type: String?) {
        let request = try built(.post, statements)
        let type = request.value(forHTTPHeaderField: "Content-Type")
        guard let body = request.httpBody else { return ([], type) }
        let boundary = try #require(type?.components(separatedBy: "boundary=").last)
        let text = String(decoding: body, as: UTF8.self)
        #expect(text.hasSuffix("--\(boundary)--\r\n"))
        let parts = text.components(separatedBy: "--\(boundary)\r\n").dropFirst().map {
            $0.replacingOccurrences(of: "\r\n--\(boundary)--\r\n", with: "\r\n")
                .replacingOccurrences(of: "Content-Disposition: form-data; ", with: "")
                .trimmingSuffix("\r\n")
        }
        return (parts, type?.components(separatedBy: "; boundary").first)
    }

    @Test("gives a part the media type that the description names")
    func contentTypes() throws {
        let found = try parts {
            $0.multipart("csv", "a,b", contentType: "text/csv")
            $0.multipart("tags", ["x"], contentType: "text/x")
            $0.multipart(
                "photo", PhotosAPI.Photo(id: 1, name: "n"), contentType: "application/p+json")
            $0.multipart("word", "w", style: .json, contentType: "application/json")
            $0.multipart(
                "words", ["w", "v"], style: .jsonElements, contentType: "application/json")
            $0.multipart("file", FilePart(data: Data("z".utf8)), contentType: "image/png")
            $0.multipart(
                "known", FilePart(data: Data(), filename: "a.gif"), contentType: "image/png")
            $0.multipart(
                "own", [FilePart(data: Data(), contentType: "image/x")], contentType: "image/png")
        }
        #expect(
            found.parts == [
                "name=\"csv\"\r\nContent-Type: text/csv\r\n\r\na,b",
                "name=\"tags\"\r\nContent-Type: text/x\r\n\r\nx",
                "name=\"photo\"\r\nContent-Type: application/p+json\r\n\r\n{\"id\":1,\"name\":\"n\"}",
                "name=\"word\"\r\nContent-Type: application/json\r\n\r\n\"w\"",
                "name=\"words\"\r\nContent-Type: application/json\r\n\r\n\"w\"",
                "name=\"words\"\r\nContent-Type: application/json\r\n\r\n\"v\"",
                "name=\"file\"\r\nContent-Type: image/png\r\n\r\nz",
                "name=\"known\"; filename=\"a.gif\"\r\nContent-Type: image/gif\r\n\r\n",
                "name=\"own\"\r\nContent-Type: image/x\r\n\r\n",
            ])
    }

    @Test("writes values in the style of a form, as text that is not encoded")
    func styles() throws {
        let found = try parts {
            $0.multipart("words", ["a b", "c&d"], style: .comma)
            $0.multipart("filter", ["a": "1", "b": "x/y"], style: .deep)
            $0.multipart("list", [["k": 1], ["k": 2]], style: .indexed)
            $0.multipart("none", [String](), style: .comma)
        }
        #expect(
            found.parts == [
                "name=\"words\"\r\n\r\na b,c&d", "name=\"filter[a]\"\r\n\r\n1",
                "name=\"filter[b]\"\r\n\r\nx/y", "name=\"list[0][k]\"\r\n\r\n1",
                "name=\"list[1][k]\"\r\n\r\n2",
            ])
    }

    @Test("gives parts headers, and refuses those that would start others")
    func headers() throws {
        let found = try parts {
            $0.multipart("a", [1, 2])
            $0.multipart("b", "x")
            $0.partHeader("X-Number", 7, of: "a")
            $0.partHeader("X-None", Int?.none, of: "a")
            $0.partHeader("X-Gone", "y", of: "c")
            var file = FilePart(data: Data())
            file.headers = ["Content-ID": "1", "Content-Type": "text/evil"]
            $0.multipart("f", file)
        }
        #expect(
            found.parts == [
                "name=\"a\"\r\nX-Number: 7\r\n\r\n1", "name=\"a\"\r\nX-Number: 7\r\n\r\n2",
                "name=\"b\"\r\n\r\nx",
                "name=\"f\"\r\nContent-Type: application/octet-stream\r\nContent-ID: 1\r\n\r\n",
            ])
        #expect(throws: RouterError.self) {
            try parts {
                $0.multipart("a", "x")
                $0.partHeader("X-A", "1\r\nX-Evil: 1", of: "a")
            }
        }
        #expect(throws: RouterError.self) {
            try parts {
                var file = FilePart(data: Data())
                file.headers.add(name: "X-A", value: "1\r\n\r\nbody")
                $0.multipart("f", file)
            }
        }
    }

    @Test("may be of another kind than form-data")
    func kinds() throws {
        let found = try parts {
            $0.multipart("a", "x")
            $0.multipartType("multipart/mixed")
        }
        #expect(found.type == "multipart/mixed")
        #expect(found.parts == ["name=\"a\"\r\n\r\nx"])
    }

    @Test("takes files by their names")
    func dictionary() throws {
        let files = ["b": FilePart(data: Data("2".utf8)), "a": FilePart(data: Data("1".utf8))]
        let found = try parts { $0.multipart(files) }
        #expect(found.parts.map { $0.suffix(1) } == ["1", "2"])
    }

    @Test("is none where nothing is added")
    func nothing() throws {
        let found = try parts {
            $0.multipart("a", String?.none)
            $0.multipart("b", [FilePart]?.none)
            $0.multipart([String: FilePart]?.none)
            $0.partHeader("X-A", "1", of: "a")
            $0.multipartType("multipart/mixed")
        }
        #expect(found.parts.isEmpty)
        #expect(found.type == nil)
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
