import RoutergenKit

extension Command {
    /// Writes the generated files.
    static let generate = Command(
        name: "generate",
        summary: "Generate Swift code from descriptions.",
        operands: .any,
        options: [.config, .dryRun] + Option.settings
    ) { arguments, console throws(UsageError) in
        try Generation("generate", arguments).run(&console) {
            outputs, console throws(FileFailure) in
            for output in outputs {
                if arguments.has(.dryRun) {
                    console.print(output.files.map(line).joined())
                } else {
                    try output.folder.write(output.files)
                }
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
