import Foundation
import TestSupport
import Testing

/// What `lint` and `dump` print.
struct DumpCommandTests {
    private let fixture: CommandFixture

    init() throws {
        fixture = try CommandFixture()
    }

    @Test func lintsDescriptions() throws {
        #expect(try fixture.tool.run("lint", "ping.routes.yml") == CommandFixture.success)
        try fixture.folder.write(CommandFixture.unused, to: "unused.routes.yml")
        let run = try fixture.tool.run("lint", "ping.routes.yml", "unused.routes.yml")
        #expect(run.status == 0)
        #expect(
            run.messages
                == "unused.routes.yml:6:10: warning: type 'Lonely' is not used by any route\n")
        #expect(try fixture.tool.run("lint", "--strict", "unused.routes.yml").status == 1)
    }

    @Test(arguments: [
        ("nodes", "@1:1 mapping\n  @1:1 \"routergen\": @1:12 1\n"),
        ("document", "NativeDocument"), ("model", "APIModel\n  name: \"Ping\"\n"),
        ("names", "NameTable\n"), ("render", "RenderModel\n"),
    ])
    func dumpsEveryStage(stage: String, beginning: String) throws {
        let run = try fixture.tool.run("dump", "--stage", stage, "ping.routes.yml")
        #expect(run.status == 0)
        #expect(run.messages == "")
        #expect(run.output.hasPrefix(beginning))
        #expect(try fixture.tool.run("dump", "--stage", stage, "ping.routes.yml") == run)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/bin/sh"), "there is no shell"))
    func endsQuietlyWhenNobodyReadsOn() throws {
        let routes = (0..<5000).map { "  route\($0): { get: /route/\($0) }\n" }.joined()
        try fixture.folder.write(
            "routergen: 1\napi: Long\nbase_url: https://x.example\nroutes:\n" + routes,
            to: "long.routes.yml")
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = [
            "-c",
            "{ '\(Tool.executable.path)' dump long.routes.yml; echo $? >status; } | head -n 1",
        ]
        shell.currentDirectoryURL = fixture.folder.url
        let output = Pipe()
        shell.standardOutput = output
        try shell.run()
        let data = try output.fileHandleForReading.readToEnd()
        shell.waitUntilExit()
        #expect(data.map { String(decoding: $0, as: UTF8.self) } == "APIModel\n")
        #expect(try fixture.folder.read("status") == "0\n")
    }
}
