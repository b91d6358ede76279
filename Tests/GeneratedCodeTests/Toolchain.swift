import ChildProcess
import Foundation

/// The programs of the Swift toolchain, run as a user runs them.
enum Toolchain {
    struct Outcome {
        var status: Int32
        var output: String
    }

    /// Runs a program of the toolchain and collects what it prints.
    static func run(_ arguments: [String], in folder: URL? = nil) async throws -> Outcome {
        let outcome = try await ChildProcess.run(arguments, in: folder)
        return Outcome(status: outcome.status, output: outcome.output + outcome.errors)
    }

    /// Type-checks files as one module that uses the runtime; a warning is an error.
    static func typecheck(_ files: [URL], options: [String]) async throws -> Outcome {
        let runtime = modules.path
        let curl = RecordedResponse.root.appendingPathComponent("Sources/CCurl").path
        let fixed = ["swiftc", "-typecheck", "-warnings-as-errors", "-package-name", "consumer"]
        return try await run(fixed + options + ["-I", runtime, "-I", curl] + files.map(\.path))
    }

    /// Where the build that runs these tests puts the modules.
    private static var modules: URL {
        let binary = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        var folder = binary.deletingLastPathComponent()
        while folder.path != "/" {
            let modules = folder.appendingPathComponent("Modules")
            if FileManager.default.fileExists(atPath: modules.path) { return modules }
            folder.deleteLastPathComponent()
        }
        return folder
    }
}
