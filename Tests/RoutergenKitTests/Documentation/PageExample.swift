import RoutergenKit
import RoutergenSyntax
import RoutergenTemplates
import TestSupport

/// What becomes of a description that a page shows.
struct PageExample {
    /// The messages, as a user in the folder of the description reads them.
    let report: String
    let files: [GeneratedFile]

    /// - Parameters:
    ///   - name: what the file of the description is called.
    ///   - others: the blocks of the page that are files beside it.
    init(_ text: String, as name: String, beside others: [FencedBlock]) throws {
        let folder = try TemporaryFolder()
        for file in others { try folder.write(file.text, to: file.words[1]) }
        try folder.write(text, to: name)
        var pipeline = Pipeline(PipelineOptions())
        files = pipeline.files(of: [folder.path(name)])
        let printer = DiagnosticPrinter(sources: pipeline.loader.sources)
        let failures = pipeline.failures.map { "\($0.path): error: \($0.reason)\n" }.joined()
        report = (failures + printer.text(pipeline.diagnostics))
            .replacing(folder.path + "/", with: "")
    }

    /// Whether the lines stand in the generated code one after the other, however they are indented. A
    /// line `// …` stands for any number of others.
    func holds(_ excerpt: String) -> Bool {
        let parts = Self.lines(excerpt).split(separator: "// …")
        return parts.allSatisfy { part in
            files.contains { Self.lines($0.text).contains(Array(part)) }
        }
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }
            .filter { !$0.isEmpty }
    }
}
