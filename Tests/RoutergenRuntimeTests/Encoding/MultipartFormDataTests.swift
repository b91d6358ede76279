import Foundation
import RoutergenRuntime
import Testing

@Suite("A form of several parts")
struct MultipartFormDataTests {
    private func text(_ append: (inout MultipartFormData) -> Void) throws -> String {
        var form = MultipartFormData(boundary: "B")
        append(&form)
        let data = try form.encode()
        #expect(form.contentLength == Int64(data.count))
        return String(decoding: data, as: UTF8.self)
    }

    private func temporaryFile(_ bytes: Data, named name: String = "a.txt") throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try bytes.write(to: url)
        return url
    }

    @Test("has parts of text, data, files, streams and values, each with its headers")
    func parts() throws {
        struct Point: Encodable { var y = 2, x = 1 }
        let file = try temporaryFile(Data("file".utf8))
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let found = try text {
            $0.append("é\r\n", withName: "text")
            $0.append(Data("d".utf8), withName: "data")
            $0.append(Data("n".utf8), withName: "named", fileName: "a.PDF")
            $0.append(
                Data("t".utf8), withName: "typed", mimeType: "a/b", headers: ["X-A": "1"])
            $0.append(file, withName: "file")
            $0.append(file, withName: "renamed", fileName: "b", mimeType: "c/d")
            $0.append(
                TransportStream(length: 6) { InputStream(data: Data("stream".utf8)) },
                withName: "stream", fileName: "s.png")
            $0.append(encoding: Point(), withName: "value")
        }
        let parts = [
            "name=\"text\"\r\n\r\né\r\n", "name=\"data\"\r\n\r\nd",
            "name=\"named\"; filename=\"a.PDF\"\r\nContent-Type: application/pdf\r\n\r\nn",
            "name=\"typed\"\r\nContent-Type: a/b\r\nX-A: 1\r\n\r\nt",
            "name=\"file\"; filename=\"a.txt\"\r\nContent-Type: text/plain\r\n\r\nfile",
            "name=\"renamed\"; filename=\"b\"\r\nContent-Type: c/d\r\n\r\nfile",
            "name=\"stream\"; filename=\"s.png\"\r\nContent-Type: image/png\r\n\r\nstream",
            "name=\"value\"\r\nContent-Type: application/json\r\n\r\n{\"x\":1,\"y\":2}",
        ]
        let expected = parts.map { "--B\r\nContent-Disposition: form-data; \($0)\r\n" }.joined()
        #expect(found == expected + "--B--\r\n")
        #expect(try text { _ in } == "--B--\r\n")
    }

    @Test("escapes names, and sends filename* where it is asked to")
    func names() throws {
        let name = "a\"b\r\n\\"
        let plain = try text { $0.append(Data(), withName: name, fileName: "n\" é.png") }
        #expect(plain.contains("name=\"a%22b%0D%0A%5C\"; filename=\"n%22 é.png\"\r\n"))
        let extended = try text {
            $0.sendsExtendedFilenames = true
            $0.append(Data(), withName: "a", fileName: "n\" é.png")
            $0.append(Data(), withName: "b", fileName: "plain.png")
        }
        #expect(
            extended.contains(
                "filename=\"n%22 é.png\"; filename*=UTF-8''n%22%20%C3%A9.png\r\n"))
        #expect(extended.contains("filename=\"plain.png\"\r\n"))
    }

    @Test("refuses what would start another header, and says so when it is needed")
    func injection() {
        #expect(throws: RouterError.self) {
            try text { $0.append(Data(), withName: "a", mimeType: "a/b\r\nX: 1") }
        }
        #expect(throws: RouterError.self) {
            try text { $0.append(Data(), withName: "a", headers: ["X\r\n": "1"]) }
        }
        struct Refusing: Encodable {
            struct Refused: Error {}
            func encode(to encoder: any Encoder) throws { throw Refused() }
        }
        let error = #expect(throws: RouterError.self) {
            try text { $0.append(encoding: Refusing(), withName: "a") }
        }
        #expect(error?.underlyingError is Refusing.Refused)
    }

    @Test(
        "has a boundary that a header can carry",
        arguments: [
            ("abc", "multipart/form-data; boundary=abc"),
            ("a b:c", "multipart/form-data; boundary=\"a b:c\""),
        ])
    func boundaries(boundary: String, expected: String) throws {
        let form = MultipartFormData(boundary: boundary)
        #expect(form.contentType == expected)
        #expect(try form.encode() == Data("--\(boundary)--\r\n".utf8))
        #expect(MultipartFormData().boundary != MultipartFormData().boundary)
    }

    @Test(
        "refuses a boundary that is none",
        arguments: ["", "a\r\n", "é", "a ", String(repeating: "a", count: 71)])
    func noBoundary(boundary: String) {
        #expect(throws: RouterError.self) { try MultipartFormData(boundary: boundary).encode() }
    }

    @Test("names a file that cannot be read", arguments: ["missing", ""])
    func unreadableFiles(name: String) throws {
        let folder = try temporaryFile(Data()).deletingLastPathComponent()
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = name.isEmpty ? folder : folder.appendingPathComponent(name)
        var form = MultipartFormData()
        form.append(url, withName: "a")
        #expect(form.contentLength == nil)
        let error = #expect(throws: RouterError.self) { try form.encode() }
        guard case .fileUnreadable(url) = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("does not know its length where a stream does not, and can be made again")
    func streams() throws {
        let made = Counter()
        var form = MultipartFormData(boundary: "B")
        form.append(
            TransportStream {
                made.add()
                return InputStream(data: Data(count: 100_000))
            }, withName: "a")
        #expect(form.contentLength == nil)
        let once = try form.encode()
        #expect(once.count > 100_000)
        #expect(try form.encode() == once)
        #expect(made.value == 2)
    }

    @Test("fails where a stream does not yield what was announced", arguments: [5, 7])
    func wrongLength(length: Int64) {
        var form = MultipartFormData()
        form.append(
            TransportStream(length: length) { InputStream(data: Data("stream".utf8)) },
            withName: "a")
        #expect(throws: RouterError.self) { try form.encode() }
        form = MultipartFormData()
        form.append(TransportStream { throw CocoaError(.fileReadUnknown) }, withName: "a")
        let error = #expect(throws: RouterError.self) { try form.encode() }
        #expect(error?.underlyingError is CocoaError)
    }

    @Test("is written to a file, which is removed where that fails")
    func files() throws {
        let source = try temporaryFile(Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) }))
        let folder = source.deletingLastPathComponent()
        defer { try? FileManager.default.removeItem(at: folder) }
        var form = MultipartFormData()
        form.append(source, withName: "a")
        let target = folder.appendingPathComponent("target")
        try form.writeEncodedData(to: target)
        #expect(try Data(contentsOf: target) == form.encode())
        form.append(
            TransportStream(length: 1) { InputStream(data: Data()) }, withName: "short")
        #expect(throws: RouterError.self) { try form.writeEncodedData(to: target) }
        #expect(!FileManager.default.fileExists(atPath: target.path))
    }

    @Test(
        "knows the media types of everyday files",
        arguments: [
            ("a.heic", "image/heic"), ("a.MOV", "video/quicktime"), ("a.ts", "text/x-typescript"),
            ("a.woff2", "font/woff2"), ("a.jsonl", "application/jsonl"),
            ("a.eml", "message/rfc822"),
            ("a.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
        ])
    func mediaTypes(filename: String, expected: String) {
        #expect(FilePart(data: Data(), filename: filename).contentType == expected)
    }
}
