import Foundation
import Testing

/// Everything that the golden cases expect, seen by the compiler and the linter of the toolchain.
@Suite("Generated code")
struct CompilationTests {
    private static let goldens: [URL] = {
        let folder = RecordedResponse.root.appendingPathComponent("Tests/Golden")
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap {
            $0 as? String
        }
        return (paths ?? [])
            .filter { $0.contains("/Expected/Swift/") && $0.hasSuffix(".swift") }
            .sorted()
            .map(folder.appendingPathComponent)
    }()

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
        let outcome = try await Toolchain.typecheck(Self.goldens, options: options)
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output == "")
    }

    @Test("The compiler's view can fail")
    func compilerNotices() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("routergen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Warning.swift")
        try Data("import RoutergenRuntime\nfunc f() { let unused = 1 }\n".utf8).write(to: file)
        let outcome = try await Toolchain.typecheck([file], options: ["-swift-version", "6"])
        #expect(outcome.status != 0)
        #expect(outcome.output.contains("never used"))
    }

    /// The first line switches the linter off for consumers, whose rules may differ; the code itself
    /// follows this project's rules.
    @Test("Lints clean without its first line")
    func lints() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("routergen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(
            at: RecordedResponse.root.appendingPathComponent(".swift-format"),
            to: folder.appendingPathComponent(".swift-format"))

        let ignore = "// swift-format-ignore-file\n"
        for (index, golden) in Self.goldens.enumerated() {
            let text = try String(contentsOf: golden, encoding: .utf8)
            // A pack of the user's own may begin its files with something else.
            let isBuiltIn = !golden.path.contains("/templates/override/")
            #expect(text.hasPrefix(ignore) || !isBuiltIn, "\(golden.path)")
            let copy = folder.appendingPathComponent("\(index)-\(golden.lastPathComponent)")
            try Data(text.replacing(ignore, with: "", maxReplacements: 1).utf8).write(to: copy)
        }
        let outcome = try await lint(folder)
        #expect(outcome.status == 0, "\(outcome.output)")

        let untidy = folder.appendingPathComponent("Untidy.swift")
        try Data("  struct A { var b=1 }\n".utf8).write(to: untidy)
        #expect(try await lint(folder).status != 0, "the linter looks at nothing")
    }

    private func lint(_ folder: URL) async throws -> Toolchain.Outcome {
        try await Toolchain.run(["swift", "format", "lint", "--strict", "-r", "."], in: folder)
    }
}
