import RoutergenKit

extension Command {
    /// Writes the generated files.
    static let generate = Command(
        name: "generate",
        summary: "Generate Swift code from descriptions.",
        operands: .oneOrMore,
        options: [.output, .templates, .access, .strict, .dryRun]
    ) { arguments, console in
        Generation(arguments).run(&console) { folder, files, console throws(FileFailure) in
            if arguments.has(.dryRun) {
                console.print(files.map(line).joined())
            } else {
                try folder.write(files)
            }
            return .success
        }
    }

    @Sendable private static func line(_ file: OutputFile) -> String {
        switch file.change {
        case .none: "keep \(file.path)\n"
        case .create: "create \(file.path)\n"
        case .replace: "replace \(file.path)\n"
        case .remove: "remove \(file.path)\n"
        }
    }
}
