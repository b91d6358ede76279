import RoutergenKit
import RoutergenSwift
import RoutergenSyntax

extension PipelineOptions {
    init(_ arguments: ParsedArguments) {
        self.init(templates: arguments[.templates], isStrict: arguments.has(.strict))
        if let level = arguments[.access].flatMap(SwiftOptions.AccessLevel.init) {
            swift.accessLevel = level
        }
    }
}

extension Console {
    /// Writes everything that a run found wrong.
    func report(_ pipeline: Pipeline) {
        for failure in pipeline.failures {
            report(failure)
        }
        let printer = DiagnosticPrinter(sources: pipeline.loader.sources)
        report(printer.text(pipeline.finalDiagnostics))
    }
}

extension Pipeline {
    /// What the run comes to as far as the input goes.
    var status: ExitStatus {
        if !failures.isEmpty { return .file }
        return hasFailed ? .failure : .success
    }
}
