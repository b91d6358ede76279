import Foundation
import TestSupport

/// The compiler of the toolchain, for tests that have to know what Swift says.
enum SwiftCompiler {
    /// Type-checks one file; a run with empty `messages` found neither errors nor warnings.
    static func typecheck(_ source: String, arguments: [String] = []) async throws -> CommandRun {
        let folder = try TemporaryFolder()
        try folder.write(source, to: "Generated.swift")
        return try await CommandRun.compiling(
            ["swiftc", "-typecheck", "-parse-as-library"] + arguments
                + [folder.path("Generated.swift")])
    }

    /// Compiles a script and runs it; `messages` are those of both.
    static func run(_ source: String) async throws -> CommandRun {
        let folder = try TemporaryFolder()
        try folder.write(source, to: "main.swift")
        let program = folder.path("program")
        let compiled = try await CommandRun.compiling(
            ["swiftc", "-Onone", folder.path("main.swift"), "-o", program])
        guard compiled.status == 0 else { return compiled }
        var run = try await CommandRun.compiling([program])
        run.messages = compiled.messages + run.messages
        return run
    }
}
