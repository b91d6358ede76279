import Foundation
import ProgramTiming

/// The compiler, run over one module as SwiftPM does it.
struct SwiftCompiler {
    /// The path of `swiftc`.
    let program: String
    /// The root of the project, whose runtime the modules import.
    let project: String

    /// What compiling a module took and what came out.
    struct Compilation {
        var measurement: ProgramRun
        /// The sizes of the text segments of all object files, in bytes: code and constants.
        var text: Int
        /// What the compiler said.
        var messages: String
    }

    /// Compiles files into object files.
    ///
    /// - Parameter folder: Where the object files go, and what an incremental build needs to know. A build into the
    ///   folder of an earlier one compiles only what has changed since.
    func compile(
        _ files: [String], _ mode: CompileMode, into folder: String, options: [String] = []
    ) throws -> Compilation {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        let map = "\(folder)/output-file-map.json"
        try outputFileMap(files, mode, folder).write(toFile: map, atomically: true, encoding: .utf8)
        let list = "\(folder)/files"
        let quoted = files.map { "\"\($0)\"\n" }.joined()
        try quoted.write(toFile: list, atomically: true, encoding: .utf8)
        let log = "\(folder)/messages.txt"
        let arguments =
            mode.options + options + [
                "-swift-version", "6", "-module-name", "Generated", "-parse-as-library", "-c",
                "-emit-module", "-emit-module-path", "\(folder)/Generated.swiftmodule",
                "-output-file-map", map, "-I", modules(mode),
            ] + headers + [
                "@\(list)"
            ]
        do {
            let measurement = try ProgramRun.of(program, arguments, output: log)
            return Compilation(
                measurement: measurement, text: try text(in: folder),
                messages: try String(contentsOfFile: log, encoding: .utf8))
        } catch let failure as ProgramFailure {
            let messages = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
            throw ProgramFailure("swiftc", "\(failure)\n\(messages.prefix(2_000))")
        }
    }

    /// Where the C modules are that the runtime imports.
    private var headers: [String] {
        ["CCurl", "CRoutergenJSON/include"].flatMap { ["-I", "\(project)/Sources/\($0)"] }
    }

    /// Where SwiftPM has put the module of the runtime.
    private func modules(_ mode: CompileMode) -> String {
        "\(project)/.build/\(mode.rawValue)/Modules"
    }

    private func outputFileMap(
        _ files: [String], _ mode: CompileMode, _ folder: String
    ) throws -> String {
        var map = ["": ["swift-dependencies": "\(folder)/module.swiftdeps"]]
        if mode == .release { map[""] = ["object": "\(folder)/module.o"] }
        for (number, file) in files.enumerated() where mode == .debug {
            map[file] = [
                "object": "\(folder)/\(number).o",
                "swift-dependencies": "\(folder)/\(number).swiftdeps",
            ]
        }
        let data = try JSONSerialization.data(withJSONObject: map, options: .sortedKeys)
        return String(decoding: data, as: UTF8.self)
    }

    /// The sum of the first column of what `size` prints.
    private func text(in folder: String) throws -> Int {
        let log = "\(folder)/sizes.txt"
        let objects = try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".o") }.map { "\(folder)/\($0)" }
        _ = try ProgramRun.of("/usr/bin/env", ["size"] + objects, output: log)
        return try String(contentsOfFile: log, encoding: .utf8)
            .split(separator: "\n").dropFirst()
            .compactMap { $0.split(whereSeparator: \.isWhitespace).first.flatMap { Int($0) } }
            .reduce(0, +)
    }
}
