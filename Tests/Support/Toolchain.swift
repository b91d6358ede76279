import Foundation

/// The compiler of the toolchain, run over generated code as a user runs it: files of one module that
/// uses the runtime, where a warning is an error.
package enum Toolchain {
    /// Type-checks files.
    package static func typecheck(
        _ files: [URL], options: [String] = ["-swift-version", "6"]
    ) async throws -> CommandRun {
        try await compile(files, options: ["-typecheck"] + options)
    }

    /// Compiles files into one object file, without optimization unless the options ask for it.
    ///
    /// - Parameters:
    ///   - object: where the object file goes; the module, which others can import, is written beside
    ///     it.
    ///   - module: what the module is called.
    package static func compile(
        _ files: [URL], to object: URL, module: String,
        options: [String] = ["-swift-version", "6"]
    ) async throws -> CommandRun {
        try await compile(
            files,
            options: ["-c", "-parse-as-library", "-emit-module", "-module-name", module]
                + ["-o", object.path] + options)
    }

    private static func compile(_ files: [URL], options: [String]) async throws -> CommandRun {
        // The files of a large description do not fit on a command line.
        let folder = try TemporaryFolder()
        try folder.write(files.map { quoted($0.path) }.joined(separator: "\n"), to: "files")
        let headers = ["Sources/CCurl", "Sources/CRoutergenJSON/include"].flatMap {
            ["-I", Repository.root.appendingPathComponent($0).path]
        }
        // One process for each module, so that callers can decide how many run at a time.
        let fixed = ["swiftc", "-warnings-as-errors", "-whole-module-optimization"]
        return try await CommandRun.compiling(
            fixed + ["-package-name", "consumer", "-I", modules.path] + headers
                + options + ["@" + folder.path("files")])
    }

    private static func quoted(_ path: String) -> String {
        let escaped = path.replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "\"", with: "\\\"")
        return "\"\(escaped)\""
    }

    /// Where the build that runs this program puts its modules.
    private static var modules: URL { products.appendingPathComponent("Modules") }

    /// Where the build that runs this program puts programs.
    package static var products: URL {
        let binary = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        var folder = binary.deletingLastPathComponent()
        while folder.path != "/" {
            let modules = folder.appendingPathComponent("Modules")
            if FileManager.default.fileExists(atPath: modules.path) { return folder }
            folder.deleteLastPathComponent()
        }
        return folder
    }
}
