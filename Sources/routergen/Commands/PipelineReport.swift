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

/// Writes `path:line:column: error: message`.
private struct DiagnosticPrinter {
    let sources: SourceMap

    func text(_ diagnostics: Diagnostics) -> String {
        diagnostics.sorted.map(text).joined()
    }

    private func text(_ diagnostic: Diagnostic) -> String {
        let suggestion = diagnostic.suggestion.map { "; \($0)" } ?? ""
        let message = "\(diagnostic.severity.rawValue): \(diagnostic.message)\(suggestion)\n"
        let notes = diagnostic.notes.map { "\(place($0.range))note: \($0.message)\n" }
        return place(diagnostic.range) + message + notes.joined()
    }

    private func place(_ range: SourceRange?) -> String {
        guard let range, let file = sources[range.file] else { return "" }
        return "\(file.path):\(range.start.line):\(range.start.column): "
    }
}
