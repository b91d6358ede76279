import RoutergenKit

extension Command {
    /// Reports what is wrong with descriptions.
    static let lint = Command(
        name: "lint",
        summary: "Report mistakes in descriptions.",
        operands: .any,
        options: [.config] + Option.model
    ) { arguments, console throws(UsageError) in
        var pipeline = Pipeline()
        for request in try pipeline.requests(arguments, of: "lint") {
            _ = pipeline.run(request.path, request.options)
        }
        console.report(pipeline)
        return pipeline.status
    }
}
