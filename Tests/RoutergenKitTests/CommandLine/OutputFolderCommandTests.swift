import Foundation
import TestSupport
import Testing

/// Folders that cannot be written to, and `check`.
struct OutputFolderCommandTests {
    private let fixture: CommandFixture

    init() throws {
        fixture = try CommandFixture()
    }

    @Test func refusesAFileAsOutputFolder() throws {
        try fixture.folder.write("x", to: "Generated")
        #expect(
            try fixture.generate()
                == Tool.Run(
                    status: 3, output: "",
                    messages: "Generated: error: this is a file, not a folder\n"))
        #expect(try fixture.folder.read("Generated") == "x")
    }

    @Test func refusesAFileAboveTheOutputFolder() throws {
        try fixture.folder.write("x", to: "file")
        let run = try fixture.tool.run("generate", "ping.routes.yml", "--output", "file/Generated")
        #expect(run.status == 3)
        #expect(
            run.messages
                == "file/Generated: error: a part of this path is a file, not a folder\n")
    }

    @Test(.disabled(if: getuid() == 0, "the superuser may write everywhere"))
    func reportsAReadOnlyOutputFolder() throws {
        try FileManager.default.createDirectory(
            atPath: fixture.folder.path("Generated"), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o555])
        let run = try fixture.generate()
        #expect(run.status == 3)
        #expect(run.messages == "Generated/Ping.swift: error: permission denied\n")
        #expect(try fixture.generated() == [])
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self"), "there is no /proc"))
    func reportsAFolderThatCannotBeMade() throws {
        let run = try fixture.tool.run("generate", "ping.routes.yml", "--output", "/proc/Generated")
        #expect(run.status == 3)
        #expect(run.output == "")
        #expect(run.messages.hasPrefix("/proc/Generated: error: "))
        #expect(run.messages.split(separator: "\n").count == 1)
    }

    @Test func leavesEverythingAsItWasWhenAFileCannotBeReplaced() throws {
        _ = try fixture.generate()
        try fixture.folder.write("// old\n", to: "Generated/Ping.swift")
        try FileManager.default.removeItem(atPath: fixture.folder.path("Generated/Routers"))
        try fixture.folder.write("x", to: "Generated/Routers")
        let run = try fixture.generate()
        #expect(run.status == 3)
        #expect(
            run.messages == "Generated/Routers/Ping+Router.swift: error: "
                + "a part of this path is a file, not a folder\n")
        #expect(try fixture.folder.read("Generated/Ping.swift") == "// old\n")
        #expect(try fixture.generated() == ["Generated/Ping.swift", "Generated/Routers"])
    }

    @Test func checksThatOutputIsUpToDate() throws {
        _ = try fixture.generate()
        let check = ["check", "ping.routes.yml", "--output", "Generated"]
        #expect(try fixture.tool.run(check) == CommandFixture.success)

        let text = try fixture.folder.read("Generated/Ping.swift")
        try fixture.folder.write("// mine\n" + text, to: "Generated/Ping.swift")
        let run = try fixture.tool.run(check)
        #expect(run.status == 1)
        #expect(run.messages == "error: 1 of 3 generated files are not up to date\n")
        #expect(
            run.output.hasPrefix(
                """
                --- Generated/Ping.swift
                +++ Generated/Ping.swift
                @@ -1,4 +1,3 @@
                -// mine

                """))
        #expect(try fixture.folder.read("Generated/Ping.swift") == "// mine\n" + text)
    }

    @Test func checksThatOutputIsThere() throws {
        let run = try fixture.tool.run("check", "ping.routes.yml", "--output", "Generated")
        #expect(run.status == 1)
        #expect(run.messages == "error: 3 of 3 generated files are not up to date\n")
        #expect(run.output.hasPrefix("--- /dev/null\n+++ Generated/Ping.swift\n@@ -0,0 +1,"))
        #expect(try fixture.generated() == [])
    }
}
