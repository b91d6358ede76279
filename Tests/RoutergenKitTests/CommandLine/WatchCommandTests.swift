import Foundation
import TestSupport
import Testing

/// `routergen watch`, started for real: what is saved is generated, until a signal ends it.
@Suite(.timeLimit(.minutes(5)))
struct WatchCommandTests {
    private let fixture: CommandFixture

    init() throws {
        fixture = try CommandFixture()
    }

    private func watch(_ arguments: String...) async throws -> RunningTool {
        let tool = try RunningTool(
            ["watch", "ping.routes.yml", "--output", "Generated"] + arguments, in: fixture.folder)
        try await tool.waitForOutput("watching ")
        return tool
    }

    private static let other = CommandFixture.ping.replacing("/ping }", with: "/pong }")

    @Test func generatesAndEndsWithASignal() async throws {
        for signal in [SIGINT, SIGTERM] {
            let tool = try await watch()
            #expect(try fixture.generated().count == 2)
            #expect(try await tool.stop(signal) == 0)
            #expect(try tool.messages == "")
        }
    }

    @Test func generatesWhatIsWrittenInPlace() async throws {
        let tool = try await watch()
        let file = try FileHandle(
            forWritingTo: URL(fileURLWithPath: fixture.folder.path("ping.routes.yml")))
        try file.write(contentsOf: Data(Self.other.utf8))
        try file.close()
        try await tool.waitForOutput(
            "ping.routes.yml changed\nreplace Generated/Ping.swift\n")
        #expect(try fixture.folder.read("Generated/Routers/Ping+Router.swift").contains("/pong"))
        #expect(try await tool.stop(SIGINT) == 0)
    }

    /// As most editors save.
    @Test func generatesWhatIsRenamedIntoPlace() async throws {
        let tool = try await watch()
        try fixture.folder.write(Self.other, to: ".ping.routes.yml.swp")
        let status = rename(
            fixture.folder.path(".ping.routes.yml.swp"), fixture.folder.path("ping.routes.yml"))
        #expect(status == 0)
        try await tool.waitForOutput("replace Generated/Routers/Ping+Router.swift\n")
        #expect(try await tool.stop(SIGINT) == 0)
    }

    @Test func goesOnAfterMistakes() async throws {
        let tool = try await watch()
        let before = try fixture.folder.read("Generated/Ping.swift")
        try fixture.folder.write(CommandFixture.broken, to: "ping.routes.yml")
        try await tool.waitForMessage("ping.routes.yml:6:1: error: unknown key 'typos'")
        #expect(try fixture.folder.read("Generated/Ping.swift") == before)

        try FileManager.default.removeItem(atPath: fixture.folder.path("ping.routes.yml"))
        try await tool.waitForMessage("ping.routes.yml: error: no such file or folder")

        try fixture.folder.write(Self.other, to: "ping.routes.yml")
        try await tool.waitForOutput("replace Generated/Routers/Ping+Router.swift\n")
        #expect(try await tool.stop(SIGTERM) == 0)
    }

    /// A file that is included is not there yet; then it comes, and then it changes.
    @Test func looksAtFilesThatDescriptionsReferTo() async throws {
        try fixture.folder.write(
            CommandFixture.ping + "include: parts/common.yml\nheaders: { X-Own: a }\n",
            to: "ping.routes.yml")
        let tool = try await watch()
        #expect(try tool.messages.contains("cannot read 'parts/common.yml'"))
        try fixture.folder.write("routergen: 1\n", to: "parts/common.yml")
        try await tool.waitForOutput("create Generated/Ping.swift\n")
        try fixture.folder.write(
            "routergen: 1\nheaders: { X-Common: b }\n", to: "parts/common.yml")
        try await tool.waitForOutput(
            "parts/common.yml changed\nreplace Generated/Routers/Ping+Router.swift\n")
        #expect(try await tool.stop(SIGINT) == 0)
    }

    @Test func looksAtTheConfigurationAndAtTemplates() async throws {
        try fixture.folder.write("", to: "Templates/.hidden")
        let tool = try await watch()
        try fixture.folder.write(
            "specs: [ping.routes.yml]\naccess: internal\n", to: "routergen.yml")
        try await tool.waitForOutput("routergen.yml changed\nreplace Generated/Ping.swift\n")
        #expect(!(try fixture.folder.read("Generated/Ping.swift").contains("public ")))
        #expect(try await tool.stop(SIGINT) == 0)

        let other = try await watch("--templates", "Templates")
        try fixture.folder.write("// {{provenance}}", to: "Templates/Header.mustache")
        try await other.waitForOutput("Templates changed\n")
        #expect(try await other.stop(SIGINT) == 0)
    }

    /// Its own files are no reason to generate again.
    @Test func isQuietWhenNothingChanges() async throws {
        let tool = try RunningTool(
            ["watch", "ping.routes.yml", "--output", "."], in: fixture.folder)
        try await tool.waitForOutput("watching 1 files")
        try fixture.folder.write("x", to: "unrelated.txt")
        try await Task.sleep(for: .milliseconds(2500))
        let output = try tool.output
        #expect(!output.contains("changed"))
        #expect(try await tool.stop(SIGINT) == 0)
        #expect(try tool.output == output)
    }

    @Test func needsAnOutputFolder() throws {
        let run = try fixture.tool.run("watch", "ping.routes.yml")
        #expect(run.status == 2)
        #expect(run.messages.hasPrefix("routergen: error: '--output DIR' is missing\n"))
    }
}
