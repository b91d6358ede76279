import RoutergenKit

extension Command {
    /// Reports what is wrong with descriptions.
    static let lint = Command(
        name: "lint",
        summary: "Report mistakes in descriptions.",
        operands: .oneOrMore,
        options: [.strict]
    ) { arguments, console in
        var pipeline = Pipeline(PipelineOptions(arguments))
        for spec in arguments.operands {
            _ = pipeline.run(spec)
        }
        console.report(pipeline)
        return pipeline.status
    }
}
