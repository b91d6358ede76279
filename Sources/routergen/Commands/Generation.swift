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
    /// Whether other runs have to wait.
    private let writes: Bool

    init(_ command: String, _ arguments: ParsedArguments, writes: Bool) {
        self.writes = writes
        self.command = command
        self.arguments = arguments
    }

    /// Generates, and hands the files over unless something is wrong.
    ///
    /// - Parameter loader: what reads the input; nil for a run that is the only one of the process.
    func run(
        _ console: inout Console, loader: SourceLoader? = nil,
        use: (
            _ outputs: [Output], _ inputs: [String], inout Console
        ) throws(FileFailure) -> ExitStatus
    ) throws(UsageError) -> ExitStatus {
        var pipeline = Pipeline(loader: loader ?? SourceLoader())
        let requests = try pipeline.requests(arguments, of: command)
        if !pipeline.hasFailed, let request = requests.first(where: { $0.output.isEmpty }) {
            let isAlone = requests.count == 1
            throw UsageError(
                "'--output DIR' is missing"
                    + (isAlone
                        ? "" : ", and '\(request.path)' has no 'output' in the configuration"),
                command: command)
        }
        let fileSet = try fileSet(for: requests)
        let outputs = pipeline.hasFailed ? [] : pipeline.outputs(of: requests, in: fileSet)
        if loader == nil { keepUntilExit(pipeline) }
        console.report(pipeline)
        guard !pipeline.hasFailed else { return pipeline.status }
        do throws(FileFailure) {
            let locks = writes ? FolderLock.locks(for: outputs.map(\.folder)) : []
            defer { withExtendedLifetime(locks) {} }
            var compared: [Output] = []
            for output in outputs {
                let folder = OutputFolder(output.folder)
                let files =
                    if let fileSet {
                        try folder.compare(fileSet.merged(output.files))
                    } else {
                        try folder.compare(parts: output.parts)
                    }
                compared.append(Output(folder: folder, files: files))
            }
            return try use(compared, pipeline.loader.paths, &console)
        } catch {
            console.report(error)
            return .file
        }
    }

    /// The files that the user named for all code; nil for one for each router and type.
    private func fileSet(for requests: [SpecRequest]) throws(UsageError) -> FileSet? {
        let paths = arguments.values(.file)
        guard !paths.isEmpty else { return nil }
        if let path = paths.first(where: { !$0.hasSuffix(".swift") }) {
            throw UsageError(
                "'--file' takes a name that ends with '.swift', found '\(path)'", command: command)
        }
        guard Set(requests.map(\.output)).count <= 1 else {
            throw UsageError(
                "'--file' needs one output folder for all descriptions", command: command)
        }
        return FileSet(paths)
    }
}
