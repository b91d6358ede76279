import Foundation
import TestSupport
import Testing

/// What the tool says about files that it cannot use. Each gets one clear message.
struct InputTests {
    private let folder: TemporaryFolder
    private let tool: Tool

    init() throws {
        folder = try TemporaryFolder()
        tool = Tool(in: folder)
    }

    private func expect(
        _ file: String, status: Int32, _ message: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let expected = Tool.Run(status: status, output: "", messages: "\(file)\(message)\n")
        #expect(
            try tool.run("generate", file, "--output", "Generated") == expected,
            sourceLocation: sourceLocation)
        #expect(try tool.run("lint", file) == expected, sourceLocation: sourceLocation)
        #expect(try tool.run("dump", file) == expected, sourceLocation: sourceLocation)
        #expect(
            !FileManager.default.fileExists(atPath: folder.path("Generated")),
            sourceLocation: sourceLocation)
    }

    @Test func reportsAMissingFile() throws {
        try expect("none.yml", status: 3, ": error: no such file or folder")
    }

    @Test func reportsAFolder() throws {
        try expect(".", status: 3, ": error: this is a folder, not a file")
    }

    @Test func reportsAFileInThePlaceOfAFolder() throws {
        try folder.write("x", to: "file")
        try expect("file/a.yml", status: 3, ": error: a part of this path is a file, not a folder")
    }

    @Test func reportsALinkThatLeadsNowhere() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("loop.yml"), withDestinationPath: "loop.yml")
        try expect("loop.yml", status: 3, ": error: too many symbolic links")
    }

    @Test(.disabled(if: getuid() == 0, "the superuser may read every file"))
    func reportsAnUnreadableFile() throws {
        try folder.write("x", to: "secret.yml")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0], ofItemAtPath: folder.path("secret.yml"))
        try expect("secret.yml", status: 3, ": error: permission denied")
    }

    @Test func reportsAnEmptyFile() throws {
        try folder.write("", to: "empty.yml")
        try expect("empty.yml", status: 1, ":1:1: error: the file is empty")
    }

    @Test func reportsBinaryData() throws {
        try folder.write(Data([0x7F, 0x45, 0x4C, 0x46, 0, 1, 2]), to: "binary.yml")
        try expect(
            "binary.yml", status: 1,
            ":1:1: error: this is not a text file: it has a NUL byte at offset 4")
    }

    @Test func reportsInvalidUTF8() throws {
        try folder.write(Data("routergen: 1\napi: ".utf8) + [0xFF, 0x0A], to: "latin.yml")
        try expect(
            "latin.yml", status: 1, ":2:6: error: invalid UTF-8: byte 0xFF at offset 18")
    }

    @Test func reportsAFutureVersion() throws {
        try folder.write("routergen: 99\napi: A\n", to: "future.yml")
        let run = try tool.run("lint", "future.yml")
        #expect(run.status == 1)
        #expect(run.messages.hasPrefix("future.yml:1:12: error: "))
        #expect(run.messages.split(separator: "\n").count == 1)
    }

    @Test func reportsWhatIsWrongWithEveryFile() throws {
        try folder.write("", to: "empty.yml")
        #expect(
            try tool.run("lint", "none.yml", "empty.yml", "also-none.yml")
                == Tool.Run(
                    status: 3, output: "",
                    messages: """
                        none.yml: error: no such file or folder
                        also-none.yml: error: no such file or folder
                        empty.yml:1:1: error: the file is empty

                        """))
    }
}
