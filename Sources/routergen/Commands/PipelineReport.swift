import RoutergenKit
import RoutergenSyntax

extension Pipeline {
    /// The descriptions that the arguments name, or those of the configuration, with what both say about
    /// them. Nothing where the configuration has mistakes, which are in `diagnostics`.
    mutating func requests(
        _ arguments: ParsedArguments, of command: String
    ) throws(UsageError) -> [SpecRequest] {
        let source = loader.sources.add(
            path: "command line", bytes: Array(FlagTree.text(of: arguments).utf8))
        let invocation = Invocation(
            specs: arguments.operands, configuration: arguments[.config],
            flags: FlagTree.node(of: arguments, in: source.id))
        guard let requests = requests(invocation) else {
            throw UsageError(
                "'\(command)' needs a description to read, or a 'routergen.yml' that names some",
                command: command)
        }
        return hasFailed ? [] : requests
    }

    /// What the run comes to as far as the input goes.
    var status: ExitStatus {
        if !failures.isEmpty { return .file }
        return hasFailed ? .failure : .success
    }
}

extension Console {
    /// Writes everything that a run found wrong.
    func report(_ pipeline: Pipeline) {
        for failure in pipeline.failures {
            report(failure)
        }
        let printer = DiagnosticPrinter(
            sources: pipeline.loader.sources, showsSource: messagesGoToTerminal)
        report(printer.text(pipeline.diagnostics))
    }
}
