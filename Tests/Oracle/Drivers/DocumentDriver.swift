import Foundation
import RoutergenKit
import RoutergenModel
import RoutergenSwift
import RoutergenSyntax
import RoutergenTemplates

/// Generates from a document, and writes a driver that makes every request of it and reads every example.
struct DocumentDriver {
    /// What the namespace is called, so that documents of one title fit into one program.
    let name: String
    let path: String
    let options: PipelineOptions

    func write(to folder: URL) throws -> DocumentReport {
        var report = DocumentReport(name: name)
        guard let planned = plan(&report) else { return report }
        let driver = DriverSource(model: planned.model, names: planned.names, plan: planned.plan)
        report.operations = driver.operations
        var files = planned.files
        files.append(GeneratedFile(path: "\(name)+Driver.swift", text: driver.text))
        report.examples = planned.examples.examples
        report.lostExamples = planned.examples.lostCount
        files.append(GeneratedFile(path: "\(name)+Examples.swift", text: planned.examples.text))
        for file in files {
            let url = folder.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try file.text.write(to: url, atomically: false, encoding: .utf8)
        }
        report.files = files.map(\.path)
        return report
    }

    private struct Planned {
        var model: APIModel
        var names: NameTable
        var plan: RenderModel
        var files: [GeneratedFile]
        var examples: ExampleSource
    }

    /// The pipeline, with another name for the API.
    private func plan(_ report: inout DocumentReport) -> Planned? {
        var pipeline = Pipeline(options)
        let result = pipeline.run(path, upTo: .model)
        var diagnostics = pipeline.diagnostics
        defer {
            report.errors = errors(in: diagnostics, of: pipeline)
        }
        guard !pipeline.hasFailed, var model = result.model else { return nil }
        model.name = name
        let swift = SwiftOptions()
        let names = RoutergenSwift.name(model, options: swift, &diagnostics)
        guard !diagnostics.hasErrors else { return nil }
        let plan = RoutergenSwift.plan(model, names: names, options: swift, &diagnostics)
        guard !diagnostics.hasErrors,
            let pack = TemplatePack.embedded(
                "Default", &pipeline.loader.sources, &diagnostics)
        else { return nil }
        let files = render(plan.withoutClient, pack: pack, &diagnostics)
        guard !diagnostics.hasErrors else { return nil }
        let examples = ExampleSource(
            result, loader: pipeline.loader, options: options, model: model, names: names)
        return Planned(
            model: model, names: names, plan: plan, files: files, examples: examples)
    }

    private func errors(in diagnostics: Diagnostics, of pipeline: Pipeline) -> [String] {
        let printer = DiagnosticPrinter(sources: pipeline.loader.sources)
        return pipeline.failures.map { "\($0.path): \($0.reason)" }
            + diagnostics.sorted.filter { $0.severity == .error }.map {
                printer.text($0).trimmingCharacters(in: .newlines)
            }
    }
}

extension RenderModel {
    /// The same without the methods of the client, which add nothing to a request and take long to
    /// compile.
    fileprivate var withoutClient: RenderModel {
        var model = self
        model.client.groups = []
        model.client.methods = []
        return model
    }
}
