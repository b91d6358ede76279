import ChildProcess
import Foundation

/// The compiler of the toolchain, for tests that have to know what Swift says.
enum SwiftCompiler {
    typealias Outcome = ChildProcess.Outcome

    /// Type-checks one file; an outcome with empty `errors` has neither errors nor warnings.
    static func typecheck(_ source: String, arguments: [String] = []) async throws -> Outcome {
        try await inFolder { folder in
            let file = folder.appendingPathComponent("Generated.swift")
            try Data(source.utf8).write(to: file)
            return try await ChildProcess.run(
                ["swiftc", "-typecheck", "-parse-as-library"] + arguments + [file.path], in: folder)
        }
    }

    /// Compiles a script and runs it.
    static func run(_ source: String) async throws -> Outcome {
        try await inFolder { folder in
            let file = folder.appendingPathComponent("main.swift")
            try Data(source.utf8).write(to: file)
            let program = folder.appendingPathComponent("program").path
            let compiled = try await ChildProcess.run(
                ["swiftc", "-Onone", file.path, "-o", program], in: folder)
            guard compiled.status == 0 else { return compiled }
            var outcome = try await ChildProcess.run([program], in: folder)
            outcome.errors = compiled.errors + outcome.errors
            return outcome
        }
    }

    private static func inFolder<Value>(
        _ body: (URL) async throws -> Value
    ) async throws -> Value {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("routergen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(folder)
    }
}
