import Foundation
import TestSupport

/// The compiler of the toolchain, run as a user runs it.
enum Toolchain {
    /// Type-checks files as one module that uses the runtime; a warning is an error.
    static func typecheck(_ files: [URL], options: [String]) async throws -> CommandRun {
        let curl = Repository.root.appendingPathComponent("Sources/CCurl").path
        let fixed = ["swiftc", "-typecheck", "-warnings-as-errors", "-package-name", "consumer"]
        return try await CommandRun.compiling(
            fixed + options + ["-I", modules.path, "-I", curl] + files.map(\.path))
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
