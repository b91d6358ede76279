import Foundation
import RoutergenKit
import RoutergenSyntax
import RoutergenTemplates
import TestSupport
import Testing

struct OutputFolderTests {
    private let temporary: TemporaryFolder
    private let folder: OutputFolder

    init() throws {
        temporary = try TemporaryFolder()
        folder = OutputFolder(temporary.path("Generated"))
    }

    private func write(_ files: [GeneratedFile]) throws {
        try folder.write(try folder.compare(files))
    }

    @Test func writesFilesAndTheFoldersThatAreMissing() throws {
        let deep = OutputFolder(temporary.path("a/b/c"))
        let files = [
            GeneratedFile(path: "API.swift", text: "1\n"),
            GeneratedFile(path: "Models/Photo.swift", text: "é\n"),
        ]
        try deep.write(try deep.compare(files))
        #expect(try temporary.files() == ["a/b/c/API.swift", "a/b/c/Models/Photo.swift"])
        #expect(try temporary.read("a/b/c/Models/Photo.swift") == "é\n")
    }

    @Test(arguments: ["a/New", "a/New//", "a/./New", "a/.."])
    func writesANewFolder(path: String) throws {
        let new = OutputFolder(temporary.path + "/" + path)
        try new.write(try new.compare([GeneratedFile(path: "b/A.swift", text: "a\n")]))
        let expected = path == "a/.." ? "b/A.swift" : "a/New/b/A.swift"
        #expect(try temporary.files() == [expected])
        #expect(try temporary.read(expected) == "a\n")
    }

    @Test func leavesNoNewFolderWhenOneFileCannotBeWritten() throws {
        let name = String(repeating: "A", count: 300)
        let output = try folder.compare([
            GeneratedFile(path: "Models/Deep/B.swift", text: "b\n"),
            GeneratedFile(path: name, text: "a\n"),
        ])
        #expect(
            throws: FileFailure(path: folder.path + "/" + name, reason: "the name is too long")
        ) {
            try folder.write(output)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
    }

    @Test func comparesWithWhatIsThere() throws {
        try temporary.write("same\n", to: "Generated/Same.swift")
        try temporary.write("old\n", to: "Generated/Old.swift")
        let output = try folder.compare([
            GeneratedFile(path: "Same.swift", text: "same\n"),
            GeneratedFile(path: "Old.swift", text: "new\n"),
            GeneratedFile(path: "New.swift", text: "new\n"),
        ])
        #expect(output.map(\.change) == [.none, .replace(old: Array("old\n".utf8)), .create])
        #expect(try temporary.files() == ["Generated/Old.swift", "Generated/Same.swift"])
    }

    @Test func leavesFilesAloneThatDoNotChange() throws {
        let file = GeneratedFile(path: "Same.swift", text: "same\n")
        try write([file])
        let past = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes(
            [.modificationDate: past], ofItemAtPath: temporary.path("Generated/Same.swift"))
        try write([file, GeneratedFile(path: "Other.swift", text: "other\n")])
        let attributes = try FileManager.default.attributesOfItem(
            atPath: temporary.path("Generated/Same.swift"))
        #expect(attributes[.modificationDate] as? Date == past)
        #expect(try temporary.read("Generated/Other.swift") == "other\n")
    }

    @Test func allowsWhatWasAndWhatWillBeWhileItWrites() throws {
        let owner = OutputManifest.Owner(namespace: "A", description: "a.yml")
        func run(_ text: String) throws -> [OutputFile] {
            try folder.compare(parts: [(owner, [GeneratedFile(path: "A.swift", text: text)])])
        }
        try folder.write(try run("old\n"))
        // The folder cannot take its place, so the run ends between the manifest and the file.
        let output = try run("new\n")
        try FileManager.default.removeItem(atPath: temporary.path("Generated/A.swift"))
        try temporary.write("", to: "Generated/A.swift/inside")
        #expect(throws: FileFailure.self) { try folder.write(output) }
        try FileManager.default.removeItem(atPath: temporary.path("Generated/A.swift"))
        for text in ["old\n", "new\n"] {
            try temporary.write(text, to: "Generated/A.swift")
            #expect(try run("newer\n").compactMap(\.obstacle).isEmpty)
        }
        try temporary.write("mine\n", to: "Generated/A.swift")
        #expect(try run("newer\n").compactMap(\.obstacle) == [.edited])
    }

    @Test func keepsThePermissionsOfAFileThatItReplaces() throws {
        try write([GeneratedFile(path: "A.swift", text: "1\n")])
        let path = temporary.path("Generated/A.swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try write([GeneratedFile(path: "A.swift", text: "2\n")])
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try temporary.read("Generated/A.swift") == "2\n")
    }

    @Test func writesNothingWhenOneFileCannotBeWritten() throws {
        try temporary.write("old\n", to: "Generated/A.swift")
        let output = try folder.compare([
            GeneratedFile(path: "A.swift", text: "new\n"),
            GeneratedFile(path: "Models/B.swift", text: "b\n"),
        ])
        try temporary.write("a file\n", to: "Generated/Models")
        #expect(
            throws: FileFailure(
                path: temporary.path("Generated/Models"), reason: "this is a file, not a folder")
        ) {
            try folder.write(output)
        }
        #expect(try temporary.files() == ["Generated/A.swift", "Generated/Models"])
        #expect(try temporary.read("Generated/A.swift") == "old\n")
    }

    @Test func refusesAFileInThePlaceOfTheFolder() throws {
        try temporary.write("a file\n", to: "Generated")
        #expect(
            throws: FileFailure(path: folder.path, reason: "this is a file, not a folder")
        ) {
            try folder.compare([])
        }
    }

    @Test func refusesAFolderInThePlaceOfAFile() throws {
        try temporary.write("", to: "Generated/A.swift/inside")
        #expect(
            throws: FileFailure(
                path: temporary.path("Generated/A.swift"), reason: "this is a folder, not a file")
        ) {
            try folder.compare([GeneratedFile(path: "A.swift", text: "")])
        }
    }

    @Test func refusesPathsThatLeadOutOfTheFolder() {
        let paths = ["../x.swift", "/x.swift", "a//x.swift", "a/./x.swift", "", "a/", "x\0.swift"]
        for path in paths {
            var diagnostics = Diagnostics()
            OutputFolder.check([("a.yml", GeneratedFile(path: path, text: ""))], &diagnostics)
            #expect(
                diagnostics.sorted.map(\.message)
                    == ["a.yml: '\(path)' is not a path below the output folder"])
        }
    }

    @Test func reportsFilesThatWouldOverwriteEachOther() {
        var diagnostics = Diagnostics()
        let outputs = [("a.yml", "X.swift"), ("a.yml", "X.swift"), ("b.yml", "x.swift")]
        OutputFolder.check(
            outputs.map { ($0.0, GeneratedFile(path: $0.1, text: "")) }, &diagnostics)
        #expect(
            diagnostics.sorted.map(\.message) == [
                "a.yml makes 'X.swift' twice",
                "a.yml and b.yml make 'X.swift' and 'x.swift', which are one file on many disks",
            ])
    }
}
