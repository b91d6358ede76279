import RoutergenKit

extension Command {
    /// Prints what a stage of the pipeline made of a description.
    static let dump = Command(
        name: "dump",
        summary: "Print what is made of a description on the way to Swift code.",
        operands: .one,
        options: [.config, .stage] + Option.model
    ) { arguments, console throws(UsageError) in
        let stage = arguments[.stage].flatMap(Stage.init) ?? .model
        var pipeline = Pipeline()
        let requests = try pipeline.requests(arguments, of: "dump")
        guard requests.count <= 1 else {
            throw UsageError(
                "'dump' takes one description, and the configuration has \(requests.count)",
                command: "dump")
        }
        for request in requests {
            console.print(pipeline.run(request.path, request.options, upTo: stage).dump(stage))
        }
        console.report(pipeline)
        return pipeline.status
    }
}

extension Command.Option {
    fileprivate static let stage = Self(
        name: "--stage", value: "STAGE", choices: Stage.allCases.map(\.rawValue),
        help: "What to print (default: model).")
}
