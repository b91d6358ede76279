import Foundation
import TestSupport
import Testing

/// `routergen diff`: formats, exit status, configurations.
struct DiffCommandTests {
    private let fixture: CommandFixture

    init() throws {
        fixture = try CommandFixture()
        try fixture.folder.write(
            CommandFixture.ping + "  pong: { get: /pong }\n", to: "more.routes.yml")
        try fixture.folder.write(
            CommandFixture.ping.replacing("/ping }", with: "/ping, returns: text }"),
            to: "result.routes.yml")
    }

    private func diff(_ arguments: String...) throws -> Tool.Run {
        try fixture.tool.run(["diff"] + arguments)
    }

    @Test func saysThatNothingChanged() throws {
        #expect(
            try diff("ping.routes.yml", "ping.routes.yml", "--fail-on", "any")
                == Tool.Run(status: 0, output: "Ping: no change\n", messages: ""))
    }

    @Test func writesLines() throws {
        #expect(
            try diff("more.routes.yml", "ping.routes.yml")
                == Tool.Run(
                    status: 1,
                    output: """
                        Ping: 2 breaking changes
                        breaking: Ping.Router.pong: the case is gone; code that uses it does not compile
                        breaking: Ping.Client.pong: the method is gone; code that uses it does not compile

                        """, messages: ""))
    }

    @Test func writesMarkdown() throws {
        #expect(
            try diff("ping.routes.yml", "result.routes.yml", "--format", "markdown").output == """
                ## `Ping`: 1 risky change, 1 compatible change

                ### Risky

                - `Ping.Client.ping`: the result is `String`, was nothing; a call that ignores the result gets a warning

                ### Compatible

                - `Ping.Router.ping`: the media types of answers: `["text/plain"]`, was not given; \
                the same call asks for another media type

                """)
    }

    @Test func writesJSON() throws {
        struct Report: Decodable {
            struct API: Decodable {
                let name: String
                let counts: [String: Int]
                let changes: [[String: String]]
            }
            let apis: [API]
        }
        let run = try diff("more.routes.yml", "ping.routes.yml", "--format=json")
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        let api = try #require(report.apis.first)
        #expect(report.apis.count == 1)
        #expect(api.name == "Ping")
        #expect(api.counts == ["breaking": 2, "risky": 0, "compatible": 0])
        #expect(
            api.changes.first == [
                "severity": "breaking", "declaration": "Ping.Router.pong", "subject": "case",
                "kind": "removed", "message": "the case is gone",
                "reason": "code that uses it does not compile",
            ])
    }

    @Test(arguments: [
        ("more.routes.yml", "ping.routes.yml", "breaking", 1),
        ("more.routes.yml", "ping.routes.yml", "never", 0),
        ("ping.routes.yml", "more.routes.yml", "breaking", 0),
        ("ping.routes.yml", "more.routes.yml", "risky", 0),
        ("ping.routes.yml", "more.routes.yml", "any", 1),
        ("ping.routes.yml", "result.routes.yml", "breaking", 0),
        ("ping.routes.yml", "result.routes.yml", "risky", 1),
    ])
    func failsForTheChangesThatAreAskedFor(
        old: String, new: String, limit: String, status: Int32
    ) throws {
        #expect(try diff(old, new, "--fail-on", limit).status == status)
    }

    @Test func reportsMistakesOfBothSides() throws {
        try fixture.folder.write(CommandFixture.broken, to: "broken.routes.yml")
        let mistake = "6:1: error: unknown key 'typos' in a spec; did you mean 'types'?\n"
        try fixture.folder.write(CommandFixture.broken, to: "other.routes.yml")
        #expect(
            try diff("broken.routes.yml", "other.routes.yml")
                == Tool.Run(
                    status: 1, output: "",
                    messages: "broken.routes.yml:\(mistake)other.routes.yml:\(mistake)"))
        #expect(
            try diff("ping.routes.yml", "absent.yml")
                == Tool.Run(
                    status: 3, output: "",
                    messages: "absent.yml: error: no such file or folder\n"))
    }

    @Test func wantsTwoOperands() throws {
        for arguments in [[], ["a.yml"], ["a.yml", "b.yml", "c.yml"], ["a.yml", ""]] {
            let run = try fixture.tool.run(["diff"] + arguments)
            #expect(run.status == 2)
            #expect(run.messages.hasPrefix("routergen: error: 'diff' takes OLD and NEW\n"))
        }
    }

    /// Folders stand for their configurations, whose APIs are compared by name.
    @Test func comparesConfigurations() throws {
        let other = CommandFixture.ping.replacing("Ping", with: "Other")
        try fixture.folder.write(CommandFixture.ping, to: "old/ping.yml")
        try fixture.folder.write(other, to: "old/other.yml")
        try fixture.folder.write("specs: [ping.yml, other.yml]\n", to: "old/routergen.yml")
        try fixture.folder.write(other, to: "new/other.yml")
        try fixture.folder.write(
            CommandFixture.ping.replacing("Ping", with: "Third"), to: "new/third.yml")
        try fixture.folder.write("specs: [other.yml, third.yml]\n", to: "new/routergen.yml")
        let output = """
            Ping: 1 breaking change
            breaking: Ping: the namespace is gone; code that names it does not compile
            Other: no change
            Third: 1 compatible change
            compatible: Third: the namespace is new; nobody uses it yet

            """
        #expect(
            try diff("old", "new/routergen.yml")
                == Tool.Run(status: 1, output: output, messages: ""))
    }

    @Test func knowsTheOptionsOfModels() throws {
        #expect(
            try diff("ping.routes.yml", "ping.routes.yml", "--name", "Service").output
                == "Service: no change\n")
    }
}
