import RoutergenKit

extension Command {
    /// Prints what a stage of the pipeline made of a description.
    static let dump = Command(
        name: "dump",
        summary: "Print what is made of a description on the way to Swift code.",
        operands: .one,
        options: [.stage, .access, .strict]
    ) { arguments, console in
        let stage = arguments[.stage].flatMap(Stage.init) ?? .model
        var pipeline = Pipeline(PipelineOptions(arguments))
        for spec in arguments.operands {
            console.print(pipeline.run(spec, upTo: stage).dump(stage))
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
