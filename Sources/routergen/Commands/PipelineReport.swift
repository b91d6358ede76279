import RoutergenKit
import RoutergenSyntax

extension Pipeline {
    /// The descriptions that the arguments name, or those of the configuration, with what both say about
    /// them. Nothing where the configuration has mistakes, which are in `diagnostics`.
    mutating func requests(
        _ arguments: ParsedArguments, of command: String
    ) throws(UsageError) -> [SpecRequest] {
        let invocation = Invocation(
            specs: arguments.operands, configuration: arguments[.config],
            flags: FlagTree.node(of: arguments, in: commandLine(arguments)))
        guard let requests = requests(invocation) else {
            throw UsageError(
                "'\(command)' needs a description to read, or a 'routergen.yml' that names some",
                command: command)
        }
        return hasFailed ? [] : requests
    }

    /// The descriptions that one operand stands for: itself, or those of a configuration, which may be named
    /// by its folder.
    mutating func requests(
        of path: String, _ arguments: ParsedArguments, _ commandLine: FileID
    ) -> [SpecRequest] {
        let configuration = Configuration.path(at: path)
        let invocation = Invocation(
            specs: configuration == nil ? [path] : [],
            configuration: configuration ?? arguments[.config],
            flags: FlagTree.node(of: arguments, in: commandLine))
        // Also after mistakes of another side, so that those of both are read at once.
        return requests(invocation) ?? []
    }

    /// The command line as a source of messages.
    mutating func commandLine(_ arguments: ParsedArguments) -> FileID {
        loader.sources.add(
            path: "command line", bytes: Array(FlagTree.text(of: arguments).utf8)
        ).id
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
