import RoutergenKit

/// What `generate` and `check` have in common: everything up to the files that should be on the disk.
struct Generation {
    private let specs: [String]
    private let folder: OutputFolder
    private let options: PipelineOptions

    init(_ arguments: ParsedArguments) {
        specs = arguments.operands
        folder = OutputFolder(arguments[.output] ?? "")
        options = PipelineOptions(arguments)
    }

    /// Generates, and hands the files over unless something is wrong.
    func run(
        _ console: inout Console,
        use: (OutputFolder, [OutputFile], inout Console) throws(FileFailure) -> ExitStatus
    ) -> ExitStatus {
        var pipeline = Pipeline(options)
        let files = pipeline.files(of: specs)
        console.report(pipeline)
        guard !pipeline.hasFailed else { return pipeline.status }
        do throws(FileFailure) {
            return try use(folder, try folder.compare(files), &console)
        } catch {
            console.report(error)
            return .file
        }
    }
}
