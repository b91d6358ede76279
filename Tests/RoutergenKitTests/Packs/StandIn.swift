import Foundation
import TestSupport
import Testing

/// Builds generated code against the stand-ins for libraries, and runs programs that use it.
struct StandIn {
    let folder: TemporaryFolder

    private static let root = Repository.root.appendingPathComponent("Tests/StandIns")

    /// Compiles the stand-ins, each into a module and an object file.
    init(_ modules: [String]) async throws {
        folder = try TemporaryFolder()
        for module in modules {
            let run = try await CommandRun.compiling(
                [
                    "swiftc", "-swift-version", "6", "-warnings-as-errors", "-emit-module",
                    "-emit-object", "-whole-module-optimization", "-parse-as-library",
                    "-module-name", module, "-I", folder.path("."), "-o", "\(module).o",
                ] + Self.files(in: module), in: folder.url)
            #expect(run == CommandRun(status: 0, output: "", messages: ""))
        }
    }

    /// The files of generated code below a folder.
    func generate(_ spec: String, pack: String, to output: String) throws -> [String] {
        let run = try Tool(in: folder).run(
            "generate", spec, "--templates", pack, "--output", output)
        #expect(run.status == 0, "\(spec): \(run.messages)")
        return try folder.files().filter { $0.hasPrefix(output + "/") && $0.hasSuffix(".swift") }
            .map(folder.path)
    }

    /// What the compiler says about files of one module.
    func typecheck(_ files: [String], options: [String]) async throws -> CommandRun {
        try await CommandRun.compiling(
            [
                "swiftc", "-typecheck", "-warnings-as-errors", "-whole-module-optimization",
                "-module-name", "Gen", "-package-name", "consumer", "-I", folder.path("."),
            ] + options + files, in: folder.url)
    }

    /// Compiles files with a program of `Drivers`, and runs it.
    func run(
        _ files: [String], driver: String, modules: [String]
    ) async throws -> CommandRun {
        let drivers = ["Printing.swift", "\(driver).swift"].map {
            Self.root.appendingPathComponent("Drivers/\($0)").path
        }
        let objects = modules.map { folder.path("\($0).o") }
        let build = try await CommandRun.compiling(
            [
                "swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", "Gen",
                "-I", folder.path("."), "-o", "program",
            ] + drivers + files + objects, in: folder.url)
        #expect(build.status == 0, "\(build.messages)")
        return try CommandRun([folder.path("program")], in: folder.url)
    }

    private static func files(in module: String) throws -> [String] {
        let path = root.appendingPathComponent(module).path
        return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
            .filter { $0.hasSuffix(".swift") }
            .map { "\(path)/\($0)" }
    }
}
