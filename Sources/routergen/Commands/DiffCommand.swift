import RoutergenKit
import RoutergenSwift

extension Command {
    /// Says what two descriptions make different in generated code.
    static let diff = Command(
        name: "diff",
        summary: "Say what changes in the generated Swift code, breaking changes first.",
        operands: .exactly(["OLD", "NEW"]),
        options: [.config, .format, .failOn] + Option.model
    ) { arguments, console throws(UsageError) in
        var pipeline = Pipeline()
        let source = pipeline.commandLine(arguments)
        var sides: [[RenderModel]] = []
        for path in arguments.operands {
            let requests = pipeline.requests(of: path, arguments, source)
            sides.append(
                requests.compactMap { pipeline.run($0.path, $0.options).plan })
        }
        console.report(pipeline)
        guard !pipeline.hasFailed, let old = sides.first, let new = sides.last else {
            return pipeline.status
        }
        let report = InterfaceReport(old: old, new: new)
        let format = arguments[.format].flatMap(InterfaceReport.Format.init) ?? .text
        console.print(report.text(as: format))
        let limit = arguments[.failOn].flatMap(FailureLimit.init) ?? .breaking
        return report.changes.contains { limit.includes($0.severity) } ? .failure : .success
    }
}

/// The changes that make the exit status 1.
private enum FailureLimit: String, CaseIterable {
    case breaking
    case risky
    case any
    case never

    func includes(_ severity: InterfaceChange.Severity) -> Bool {
        switch self {
        case .breaking: severity == .breaking
        case .risky: severity <= .risky
        case .any: true
        case .never: false
        }
    }
}

extension Command.Option {
    fileprivate static let format = Self(
        name: "--format", value: "FORMAT", choices: InterfaceReport.Format.allCases.map(\.rawValue),
        help: "How to say it (default: text).")
    fileprivate static let failOn = Self(
        name: "--fail-on", value: "CHANGE", choices: FailureLimit.allCases.map(\.rawValue),
        help: "The least change for exit status 1 (default: breaking).")
}
