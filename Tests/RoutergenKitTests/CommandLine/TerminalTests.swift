import Foundation
import TestSupport
import Testing

/// What a person sees, whose terminal `script` plays.
@Suite(
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "there is no 'script'")
)
struct TerminalTests {
    @Test func showsTheLineThatIsMeant() throws {
        let fixture = try CommandFixture()
        try fixture.folder.write(CommandFixture.broken, to: "broken.routes.yml")
        let message =
            "broken.routes.yml:6:1: error: unknown key 'typos' in a spec; did you mean 'types'?\n"
        #expect(try fixture.tool.run("lint", "broken.routes.yml").messages == message)

        let tool = Tool.executable.path
        #if os(Linux)
            let script = ["script", "-qec", "'\(tool)' lint broken.routes.yml", "/dev/null"]
        #else
            let script = ["script", "-q", "/dev/null", tool, "lint", "broken.routes.yml"]
        #endif
        let run = try CommandRun(script, in: fixture.folder.url)
        #expect(run.status == 1)
        #expect(run.output.replacing("\r\n", with: "\n") == message + "typos: {}\n^\n")
    }
}
