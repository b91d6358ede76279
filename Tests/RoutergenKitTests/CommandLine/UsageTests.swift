import TestSupport
import Testing

/// What the tool says about its arguments.
struct UsageTests {
    private let tool: Tool

    init() throws {
        tool = Tool(in: try TemporaryFolder())
    }

    static let mistakes: [(arguments: [String], message: String, command: String)] = [
        (["gnerate"], "unknown command 'gnerate'; did you mean 'generate'?", ""),
        (["x"], "unknown command 'x'", ""),
        (["--vresion"], "unknown option '--vresion'; did you mean '--version'?", ""),
        (
            ["generate"],
            "'generate' needs a description to read, or a 'routergen.yml' that names some",
            " generate"
        ),
        (["generate", "a.yml"], "'--output DIR' is missing", " generate"),
        (["generate", "a.yml", "--output"], "'--output' needs a value: DIR", " generate"),
        (["generate", "a.yml", "--output="], "'--output' needs a value: DIR", " generate"),
        (
            ["generate", "a.yml", "--output", "--strict"], "'--output' needs a value: DIR",
            " generate"
        ),
        (
            ["generate", "a.yml", "--ouput", "x"],
            "unknown option '--ouput'; did you mean '--output'?", " generate"
        ),
        (["generate", "a.yml", "-o", "x"], "unknown option '-o'", " generate"),
        (
            ["generate", "a.yml", "--output", "x", "--output=y"], "'--output' is given twice",
            " generate"
        ),
        (
            ["check", "a.yml", "--output", "x", "--access", "pubic"],
            "'pubic' is no value of '--access', which takes public, package or internal; "
                + "did you mean 'public'?", " check"
        ),
        (["lint", "a.yml", "--strict=yes"], "'--strict' takes no value", " lint"),
        (["lint", "a.yml", "--dry-run"], "unknown option '--dry-run'", " lint"),
        (
            ["lint", "a.yml", "--rename-schema", "Photo"],
            "'--rename-schema' takes SCHEMA=NAME, found 'Photo'", " lint"
        ),
        (
            ["lint", "a.yml", "--import", "A", "--import"], "'--import' needs a value: MODULE",
            " lint"
        ),
        (["lint", ""], "the path of a description is empty", " lint"),
        (["dump", "a.yml", "b.yml"], "'dump' takes one description, not 2", " dump"),
        (
            ["dump", "a.yml", "--stage", "nods"],
            "'nods' is no value of '--stage', which takes nodes, document, model, names or render; "
                + "did you mean 'nodes'?", " dump"
        ),
    ]

    @Test func explainsWrongUsage() throws {
        #expect(Self.mistakes.count == 19)
        for mistake in Self.mistakes {
            let expected = Tool.Run(
                status: 2, output: "",
                messages: """
                    routergen: error: \(mistake.message)
                    Run 'routergen\(mistake.command) --help' to see what is possible.

                    """)
            #expect(try tool.run(mistake.arguments) == expected)
        }
    }

    @Test func showsHelpOnRequest() throws {
        let run = try tool.run("--help")
        #expect(run.status == 0)
        #expect(run.messages == "")
        for command in ["generate", "check", "lint", "list", "dump"] {
            #expect(run.output.contains("\n  \(command) "))
            let help = try tool.run(command, "--help")
            #expect(help.status == 0)
            #expect(help.messages == "")
            #expect(help.output.contains("\nUsage: routergen \(command) [SPEC"))
            #expect(help.output.contains("\n  --strict "))
        }
        #expect(try tool.run("-h") == run)
    }

    @Test func showsHelpWhenItGetsNoArguments() throws {
        let run = try tool.run()
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.messages == (try tool.run("--help").output))
    }

    @Test func showsItsVersion() throws {
        #expect(
            try tool.run("--version")
                == Tool.Run(status: 0, output: "routergen 0.1.0\n", messages: ""))
    }

    @Test func takesEverythingBehindTwoDashesForAPath() throws {
        #expect(
            try tool.run("lint", "--", "--help")
                == Tool.Run(
                    status: 3, output: "", messages: "--help: error: no such file or folder\n"))
    }
}
