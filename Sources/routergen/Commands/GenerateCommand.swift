import RoutergenKit

extension Command {
    /// Writes the generated files.
    static let generate = Command(
        name: "generate",
        summary: "Generate Swift code from descriptions.",
        operands: .any,
        options: [.config, .dryRun, .force, .file, .dependencyFile] + Option.settings
    ) { arguments, console throws(UsageError) in
        let isDry = arguments.has(.dryRun)
        return try Generation("generate", arguments, writes: !isDry).run(&console) {
            outputs, inputs, console throws(FileFailure) in
            if isDry { console.print(outputs.flatMap(\.files).map(line).joined()) }
            return try write(outputs, inputs, arguments, isDry: isDry, &console)
        }
    }

    /// Writes files, unless there is one that must not be touched.
    static func write(
        _ outputs: [Generation.Output], _ inputs: [String], _ arguments: ParsedArguments,
        isDry: Bool = false, _ console: inout Console
    ) throws(FileFailure) -> ExitStatus {
        let files = outputs.flatMap(\.files)
        let obstacles = arguments.has(.force) ? [] : files.compactMap(obstacle)
        guard obstacles.isEmpty else {
            console.report(obstacles.joined())
            return .failure
        }
        guard !isDry else { return .success }
        for output in outputs { try output.folder.write(output.files) }
        if let path = arguments[.dependencyFile] {
            let written = files.filter { !$0.change.isRemoval }
            try DependencyFile.write(outputs: written.map(\.path), inputs: inputs, to: path)
        }
        return .success
    }

    /// Why a file stays as it is, and with it all others.
    @Sendable private static func obstacle(_ file: OutputFile) -> String? {
        let fact: String? =
            switch file.obstacle {
            case .edited: "this file was changed by hand since it was generated"
            case .foreign: "this file was not generated"
            case nil: nil
            }
        let verb = file.change.isRemoval ? "removes" : "overwrites"
        return fact.map { "\(file.path): error: \($0); '--force' \(verb) it\n" }
    }

    @Sendable static func line(_ file: OutputFile) -> String {
        switch file.change {
        case .none: "keep \(file.path)\n"
        case .create: "create \(file.path)\n"
        case .replace: "replace \(file.path)\n"
        case .remove: "remove \(file.path)\n"
        }
    }
}

extension Command.Option {
    static let force = Self(
        name: "--force", help: "Overwrite files that were changed by hand.")
    /// Build systems want to know the names of files before they run what makes them.
    static let file = Self(
        name: "--file", value: "NAME", isRepeatable: true,
        help: "Put all code into the files that these options name.")
    static let dependencyFile = Self(
        name: "--depfile", value: "FILE",
        help: "Write a rule of Make that names what was read and written.")
}
