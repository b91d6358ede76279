import Foundation
import TestSupport
import Testing

/// Scripts that let shells complete command lines.
struct CompletionsCommandTests {
    private let folder: TemporaryFolder
    private let tool: Tool

    init() throws {
        folder = try TemporaryFolder()
        tool = Tool(in: folder)
    }

    private static func has(_ program: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
            || FileManager.default.isExecutableFile(atPath: "/bin/\(program)")
    }

    private func script(_ shell: String) throws -> String {
        let run = try tool.run("completions", shell)
        #expect(run.status == 0 && run.messages.isEmpty)
        try folder.write(run.output, to: "script")
        return run.output
    }

    /// What Bash offers behind some words.
    private func bash(_ words: String...) throws -> [Substring] {
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        try folder.write(
            """
            source ./script
            COMP_WORDS=(\(list))
            COMP_CWORD=\(words.count - 1)
            _routergen
            printf '%s\\n' "${COMPREPLY[@]}"
            """, to: "complete")
        let run = try CommandRun(["bash", "complete"], in: folder.url)
        #expect(run.status == 0 && run.messages.isEmpty)
        return run.output.split(separator: "\n")
    }

    @Test(.enabled(if: has("bash"), "there is no Bash"))
    func completesInBash() throws {
        _ = try script("bash")
        #expect(try bash("routergen", "ge") == ["generate"])
        #expect(try bash("routergen", "--v") == ["--version"])
        #expect(try bash("routergen", "generate", "--dr") == ["--dry-run"])
        #expect(try bash("routergen", "check", "--dr") == [])
        #expect(
            try bash("routergen", "generate", "--access", "") == ["public", "package", "internal"])
        #expect(try bash("routergen", "completions", "z") == ["zsh"])
        #expect(try bash("routergen", "templates", "") == ["list", "show", "copy", "check"])
        #expect(try bash("routergen", "templates", "copy", "Moya", "--o") == ["--output"])
        // Behind an action come packs, which may be folders.
        #expect(try bash("routergen", "templates", "check", "") == [])
        // Files are Bash's own business.
        #expect(try bash("routergen", "generate", "--output", "") == [])
        #expect(try bash("routergen", "generate", "photos") == [])
    }

    @Test(.enabled(if: has("fish"), "there is no fish"))
    func completesInFish() throws {
        _ = try script("fish")
        func fish(_ line: String) throws -> [String] {
            let run = try CommandRun(
                ["fish", "-c", "source ./script; complete -C '\(line)'"], in: folder.url)
            #expect(run.status == 0 && run.messages.isEmpty)
            return run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        }
        #expect(try fish("routergen gen") == ["generate"])
        #expect(try fish("routergen generate --dr") == ["--dry-run"])
        #expect(
            Set(try fish("routergen generate --access p")).isSuperset(of: ["package", "public"]))
        #expect(try fish("routergen completions z") == ["zsh"])
        #expect(try fish("routergen templates sh").contains("show"))
    }

    @Test(.enabled(if: has("zsh"), "there is no Z shell"))
    func isAScriptOfTheZShell() throws {
        let script = try script("zsh")
        #expect(try CommandRun(["zsh", "-n", "script"], in: folder.url).status == 0)
        #expect(script.hasPrefix("#compdef routergen\n"))
        #expect(script.contains("'--access[Who may use the generated code (default\\: public).]"))
    }

    @Test(arguments: [
        ([], "'completions' takes one SHELL: bash, zsh or fish"),
        (["bash", "zsh"], "'completions' takes one SHELL: bash, zsh or fish"),
        (["bsh"], "'bsh' is no SHELL, which is bash, zsh or fish; did you mean 'bash'?"),
    ])
    func refusesOtherShells(arguments: [String], message: String) throws {
        let run = try tool.run(["completions"] + arguments)
        #expect(run.status == 2)
        #expect(run.messages.hasPrefix("routergen: error: \(message)\n"))
    }
}
