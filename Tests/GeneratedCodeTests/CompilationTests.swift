import Foundation
import TestSupport
import Testing

/// Everything that the golden cases expect, seen by the compiler and the linter of the toolchain.
@Suite("Generated code")
struct CompilationTests {
    private static let goldens: [URL] = {
        let folder = Repository.root.appendingPathComponent("Tests/Golden")
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap {
            $0 as? String
        }
        return (paths ?? [])
            .filter { $0.contains("/Expected/Swift/") && $0.hasSuffix(".swift") }
            // Code for other libraries needs them; see `LibraryPackTests`.
            .filter { !$0.contains("/templates/libraries/") }
            .sorted()
            .map(folder.appendingPathComponent)
    }()

    /// What the configurations of some cases put in the place of generated types.
    private static let ownTypes = Repository.root.appendingPathComponent(
        "Tests/GeneratedCodeTests/OwnTypes.swift")

    @Test(
        "Compiles without a warning in every language mode",
        arguments: [
            ["-swift-version", "5"],
            ["-swift-version", "6"],
            ["-swift-version", "5", "-default-isolation", "MainActor"],
            ["-swift-version", "6", "-default-isolation", "MainActor"],
        ])
    func compiles(options: [String]) async throws {
        #expect(Self.goldens.count > 60)
        let run = try await Toolchain.typecheck(Self.goldens + [Self.ownTypes], options: options)
        #expect(run == CommandRun(status: 0, output: "", messages: ""))
    }

    @Test("The compiler's view can fail")
    func compilerNotices() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "import RoutergenRuntime\nfunc f() { let unused = 1 }\n", to: "Warning.swift")
        let run = try await Toolchain.typecheck(
            [folder.url.appendingPathComponent("Warning.swift")], options: ["-swift-version", "6"])
        #expect(run.status != 0)
        #expect(run.messages.contains("never used"))
    }

    /// The first line switches the linter off for consumers, whose rules may differ; the code itself
    /// follows this project's rules.
    @Test("Lints clean without its first line")
    func lints() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            at: Repository.root.appendingPathComponent(".swift-format"),
            to: folder.url.appendingPathComponent(".swift-format"))

        let ignore = "// swift-format-ignore-file\n"
        for (index, golden) in Self.goldens.enumerated() {
            let text = try String(contentsOf: golden, encoding: .utf8)
            // A pack of the user's own may begin its files with something else.
            let isBuiltIn = !golden.path.contains("/templates/override/")
            #expect(text.hasPrefix(ignore) || !isBuiltIn, "\(golden.path)")
            try folder.write(
                text.replacing(ignore, with: "", maxReplacements: 1),
                to: "\(index)-\(golden.lastPathComponent)")
        }
        let run = try await lint(folder)
        #expect(run.status == 0, "\(run.messages)")

        try folder.write("  struct A { var b=1 }\n", to: "Untidy.swift")
        #expect(try await lint(folder).status != 0, "the linter looks at nothing")
    }

    private func lint(_ folder: TemporaryFolder) async throws -> CommandRun {
        try await CommandRun.compiling(
            ["swift", "format", "lint", "--strict", "-r", "."], in: folder.url)
    }
}
