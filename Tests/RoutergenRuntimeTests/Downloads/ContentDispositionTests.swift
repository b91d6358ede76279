import Foundation
import Testing

@testable import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("The name that a server suggests for a file")
struct ContentDispositionTests {
    @Test(
        "is read in every form",
        arguments: [
            ("attachment; filename=a.txt", "a.txt"),
            ("attachment;filename = \"a b;c.txt\"", "a b;c.txt"),
            (#"attachment; FileName="a \"b\" \\ c.txt""#, #"a "b" \ c.txt"#),
            ("inline; x=y; filename=a.txt; filename=b.txt", "a.txt"),
            ("attachment; filename=\"e.txt\"; filename*=UTF-8''%e2%82%ac.txt", "€.txt"),
            ("attachment; filename*=utf-8'de'%E2%82%AC%20x.txt; filename=e.txt", "€ x.txt"),
            ("attachment; filename*=iso-8859-1''%A3.txt", "£.txt"),
            // Not to be understood: then the other form counts.
            ("attachment; filename*=UTF-8''%ff.txt; filename=e.txt", "e.txt"),
            ("attachment; filename*=x''a; filename=e.txt", "e.txt"),
            ("attachment; filename*=a.txt; filename=e.txt", "e.txt"),
            ("attachment; filename=\"open", "open"), ("attachment; filename=\"\"", ""),
            ("attachment; filename", nil), ("attachment", nil), ("", nil), (";;=;", nil),
            ("filename=a.txt", nil),
        ] as [(String, String?)])
    func forms(header: String, expected: String?) {
        #expect(ContentDisposition.filename(in: header) == expected)
    }

    @Test(
        "is a name in a folder, whatever it contains",
        arguments: [
            ("filename=\"../../etc/passwd\"", "passwd"), ("filename=\"/etc/passwd\"", "passwd"),
            (#"filename="C:\Users\x\a.txt""#, "a.txt"), (#"filename="..\\a.txt""#, "a.txt"),
            ("filename*=UTF-8''..%2F..%2Fa.txt", "a.txt"),
            ("filename*=UTF-8''%2e%2e%5Ca.txt", "a.txt"),
            ("filename*=UTF-8''a%00b%0A.txt", "ab.txt"), ("filename=.bashrc", "_bashrc"),
            ("filename=\"...\"", "url.bin"), ("filename=\"a/..\"", "url.bin"),
            ("filename=\"a/\"", "a"), ("filename=\"\"", "url.bin"), ("filename=\" \"", "url.bin"),
        ])
    func safety(parameter: String, expected: String) throws {
        #expect(try name("attachment; " + parameter) == expected)
    }

    @Test("is no longer than file systems take it")
    func length() throws {
        let long = String(repeating: "é", count: 400)
        let name = try name("attachment; filename=\"\(long).tar.gz\"")
        #expect(name.utf8.count <= 255 && name.utf8.count > 250)
        #expect(name.hasPrefix("éé") && name.hasSuffix(".gz"))
        #expect(try self.name("attachment; filename=\"a.\(long)\"").utf8.count <= 255)
    }

    @Test(
        "is that of the URL where there is no other",
        arguments: [
            ("https://h/a/b.zip?c=/d", "b.zip"), ("https://h/", "download"),
            ("https://h", "download"),
            ("https://h/a%2Fb.zip", "b.zip"), ("https://h/%2e%2e", "download"),
        ])
    func urls(url: String, expected: String) throws {
        #expect(try name(nil, url: url) == expected)
    }

    private func name(_ header: String?, url: String = "https://h/url.bin") throws -> String {
        let response = HTTPURLResponse(
            url: try #require(URL(string: url)), statusCode: 200, httpVersion: nil,
            headerFields: header.map { ["Content-Disposition": $0] } ?? [:])
        return DownloadRequest.suggestedFilename(of: try #require(response))
    }
}
