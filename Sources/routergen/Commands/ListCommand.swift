import RoutergenKit

extension Command {
    /// Prints what is left of descriptions when filters have been at work.
    static let list = Command(
        name: "list",
        summary: "Print the operations and schemas that code is generated for.",
        operands: .any,
        options: [.config] + Option.model
    ) { arguments, console throws(UsageError) in
        var pipeline = Pipeline()
        for request in try pipeline.requests(arguments, of: "list") {
            let result = pipeline.run(request.path, request.options, upTo: .model)
            console.print(result.model?.listing ?? "")
        }
        console.report(pipeline)
        return pipeline.status
    }
}
