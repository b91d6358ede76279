import Foundation

/// The compiler of the toolchain, for tests that have to know what Swift says.
enum SwiftCompiler {
    struct Outcome {
        var status: Int32
        /// What the compiler or the program printed.
        var output: String
        var errors: String
    }

    /// Type-checks one file; an outcome with empty `errors` has neither errors nor warnings.
    static func typecheck(_ source: String, arguments: [String] = []) throws -> Outcome {
        try inFolder { folder in
            let file = folder.appendingPathComponent("Generated.swift")
            try Data(source.utf8).write(to: file)
            return try run(
                "swiftc", ["-typecheck", "-parse-as-library"] + arguments + [file.path], in: folder)
        }
    }

    /// Compiles a script and runs it.
    static func run(_ source: String) throws -> Outcome {
        try inFolder { folder in
            let file = folder.appendingPathComponent("main.swift")
            try Data(source.utf8).write(to: file)
            let program = folder.appendingPathComponent("program").path
            let compiled = try run("swiftc", ["-Onone", file.path, "-o", program], in: folder)
            guard compiled.status == 0 else { return compiled }
            var outcome = try run(program, [], in: folder)
            outcome.errors = compiled.errors + outcome.errors
            return outcome
        }
    }

    private static func inFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("routergen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    /// Output goes to files, because a full pipe would stop the program.
    private static func run(_ command: String, _ arguments: [String], in folder: URL) throws
        -> Outcome
    {
        let output = folder.appendingPathComponent("output")
        let errors = folder.appendingPathComponent("errors")
        for file in [output, errors] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [command] + arguments
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }
}
