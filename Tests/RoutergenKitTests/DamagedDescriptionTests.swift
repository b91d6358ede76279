import Foundation
import RoutergenKit
import RoutergenSyntax
import TestSupport
import Testing

/// Damaged inputs of golden cases, taken from the first stage to the last.
@Suite("Damaged descriptions", .timeLimit(.minutes(2)))
struct DamagedDescriptionTests {
    @Test("end in files or mistakes, never in a crash", arguments: UInt64(1)...2)
    func survive(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var generated = 0
        for golden in GoldenCase.cases {
            let text = try String(contentsOf: golden.input, encoding: .utf8)
            for _ in 0..<2 {
                let run = try run(Self.damaged(text, &random), as: golden.input.lastPathComponent)
                #expect(run.files.isEmpty == run.hasFailed || run.isEmpty, "\(golden.name)")
                if !run.files.isEmpty { generated += 1 }
            }
        }
        // Enough comes through that the stages behind lowering see something.
        #expect(generated > GoldenCase.cases.count / 4)
    }

    private func run(
        _ text: String, as name: String
    ) throws -> (files: [String], hasFailed: Bool, isEmpty: Bool) {
        let folder = try TemporaryFolder()
        try folder.write(text, to: name)
        var pipeline = Pipeline(PipelineOptions())
        let files = pipeline.files(of: [folder.path(name)])
        // Everything that was reported can be printed.
        let report = DiagnosticPrinter(sources: pipeline.loader.sources)
            .text(pipeline.diagnostics)
        #expect(report.isEmpty == pipeline.diagnostics.isEmpty)
        return (files.map(\.path), pipeline.hasFailed, text.isEmpty)
    }

    /// Drops, doubles, swaps or cuts a line, or takes the line of one place for another's.
    private static func damaged(_ text: String, _ random: inout SeededRandom) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let index = Int.random(in: lines.indices, using: &random)
        let other = Int.random(in: lines.indices, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: lines.remove(at: index)
        case 1: lines.insert(lines[index], at: index)
        case 2: lines.swapAt(index, other)
        case 3: lines[index] = String(lines[index].prefix(lines[index].count / 2))
        default:
            let indent = lines[index].prefix { $0 == " " }
            lines[index] = String(indent + lines[other].drop { $0 == " " })
        }
        return lines.joined(separator: "\n")
    }
}
