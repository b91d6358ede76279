import Foundation
import ProgramTiming

/// A debug build, a change to one model of the description, and the build after it.
struct IncrementalBuild {
    let compiler: SwiftCompiler
    /// The path of `routergen`.
    let generator: String
    /// The path of GitHub's description.
    let document: String
    /// Where everything is written.
    let folder: String

    /// How many files may be compiled again: the model itself and those that read it or hold it.
    static let limit = 20
    /// A model that a repository holds, before and after it got another field.
    private static let model = (
        before:
            "      title: License Simple\n      description: License Simple\n      type: object\n      properties:\n",
        after: "        edition:\n          type: string\n"
    )

    /// What was found.
    struct Result {
        /// How many files the module has.
        var files: Int
        /// How many of them were compiled again after the change.
        var compiledAgain: Int
        /// What the compiler says about expressions and functions that take it more than 100 ms.
        var slowParts: [String]

        var isWithinLimits: Bool {
            (1...IncrementalBuild.limit).contains(compiledAgain) && slowParts.isEmpty
        }

        var report: String {
            let lines =
                [
                    """
                    After a change to one model \(compiledAgain) of \(files) files were compiled again \
                    (limit \(IncrementalBuild.limit))
                    """,
                    "Expressions and functions that take over 100 ms to check: \(slowParts.count) (limit 0)",
                ] + slowParts
            return lines.joined(separator: "\n") + "\n" + (isWithinLimits ? "met" : "MISSED")
        }
    }

    func run() throws -> Result {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        let copy = "\(folder)/description.yaml"
        let code = GeneratedCode(
            generator: generator, document: copy, folder: "\(folder)/Generated")
        let description = try String(contentsOfFile: document, encoding: .utf8)
        try description.write(toFile: copy, atomically: true, encoding: .utf8)
        let whole = try compile(
            try code.files(),
            options: [
                "-Xfrontend", "-warn-long-expression-type-checking=100",
                "-Xfrontend", "-warn-long-function-bodies=100",
            ])
        let before = try objects()

        let (model, field) = Self.model
        let changed = description.replacingOccurrences(of: model, with: model + field)
        guard changed != description else {
            throw ProgramFailure(document, "there is no model to change")
        }
        try changed.write(toFile: copy, atomically: true, encoding: .utf8)
        let files = try code.files()
        _ = try compile(files, options: [])
        let after = try objects()
        return Result(
            files: files.count, compiledAgain: after.count { before[$0.key] != $0.value },
            slowParts: whole.messages.split(separator: "\n").map(String.init)
                .filter { $0.contains("warning: ") })
    }

    private func compile(
        _ files: [String], options: [String]
    ) throws -> SwiftCompiler.Compilation {
        try compiler.compile(files, .debug, into: "\(folder)/objects", options: options)
    }

    /// When each object file was written.
    private func objects() throws -> [String: Date] {
        let directory = "\(folder)/objects"
        let names = try FileManager.default.contentsOfDirectory(atPath: directory)
            .filter { $0.hasSuffix(".o") }
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                let url = URL(fileURLWithPath: "\(directory)/\(name)")
                let values = try url.resourceValues(forKeys: [.contentModificationDateKey])
                return (name, values.contentModificationDate ?? .distantPast)
            })
    }
}
