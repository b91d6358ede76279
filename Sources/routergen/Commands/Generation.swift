import RoutergenKit

/// What `generate` and `check` have in common: everything up to the files that should be on the disk.
struct Generation {
    /// Generated files in their folder, each with what has to happen to it.
    struct Output {
        let folder: OutputFolder
        let files: [OutputFile]
    }

    private let command: String
    private let arguments: ParsedArguments

    init(_ command: String, _ arguments: ParsedArguments) {
        self.command = command
        self.arguments = arguments
    }

    /// Generates, and hands the files over unless something is wrong.
    func run(
        _ console: inout Console,
        use: ([Output], inout Console) throws(FileFailure) -> ExitStatus
    ) throws(UsageError) -> ExitStatus {
        var pipeline = Pipeline()
        let requests = try pipeline.requests(arguments, of: command)
        if !pipeline.hasFailed, let request = requests.first(where: { $0.output.isEmpty }) {
            let isAlone = requests.count == 1
            throw UsageError(
                "'--output DIR' is missing"
                    + (isAlone
                        ? "" : ", and '\(request.path)' has no 'output' in the configuration"),
                command: command)
        }
        let outputs = pipeline.hasFailed ? [] : pipeline.outputs(of: requests)
        keepUntilExit(pipeline)
        console.report(pipeline)
        guard !pipeline.hasFailed else { return pipeline.status }
        do throws(FileFailure) {
            var compared: [Output] = []
            for (path, files) in outputs {
                let folder = OutputFolder(path)
                compared.append(Output(folder: folder, files: try folder.compare(files)))
            }
            return try use(compared, &console)
        } catch {
            console.report(error)
            return .file
        }
    }
}
