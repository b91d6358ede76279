import Foundation
import RoutergenKit
import RoutergenSyntax
import TestSupport
import Testing

/// What the page about the configuration shows is what the tool accepts and refuses.
///
/// Each `yaml` block is a whole `routergen.yml`, or what stands in it about `shop.yaml`. A block marked
/// `refused` is followed by the messages. A block with the name of a file is that file.
@Suite("The page about the configuration")
struct ConfigurationPageTests {
    private static let text =
        (try? String(
            contentsOf: Repository.root.appendingPathComponent("Documentation/Configuration.md"),
            encoding: .utf8)) ?? ""

    private static let blocks = FencedBlock.blocks(of: text)

    private static let configurations = blocks.filter { $0.words == ["yaml"] }

    /// The messages stand in the block behind each.
    private static let refused = zip(blocks, blocks.dropFirst()).filter {
        $0.0.words == ["yaml", "refused"]
    }

    private static let files = blocks.filter { $0.words.count == 2 && $0.words[1].contains(".") }

    @Test("Marks its blocks in ways that the other tests know")
    func marks() {
        #expect(Self.configurations.count == 7)
        #expect(Self.refused.count == 3)
        #expect(Self.files.map { $0.words[1] } == ["shop.yaml", "photos.routes.yml"])
        let others = Self.blocks.filter { $0.language != "yaml" }
        #expect(others.allSatisfy { [["text"], ["sh"], ["swift"]].contains($0.words) })
        let known = Self.configurations.count + Self.refused.count + Self.files.count + others.count
        #expect(known == Self.blocks.count)
    }

    @Test("Shows configurations that are accepted", arguments: configurations)
    func accepts(_ block: FencedBlock) throws {
        let (report, count) = try generate(block.text)
        #expect(report == "", "line \(block.line)")
        #expect(count > 4, "line \(block.line)")
    }

    @Test("Shows the messages about mistakes", arguments: refused.indices)
    func refuses(_ index: Int) throws {
        let (block, messages) = Self.refused[index]
        let (report, count) = try generate(block.text)
        #expect(report == messages.text, "line \(block.line)")
        #expect(report.contains("error: "), "line \(block.line)")
        #expect(count == 0)
    }

    /// The rows of the table: keys, whether they may be shared, and flags.
    private static let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map {
        let cells = $0.split(separator: "|").map { String($0).trimmingCharacters(in: .whitespaces) }
        return (
            key: cells[0].filter { $0 != "`" }, isShared: cells[1] == "✓",
            flags: cells[2].matches(of: #/--[a-z-]+/#).map { String($0.output) }
        )
    }

    @Test("Lists the keys and flags that there are")
    func lists() throws {
        #expect(Set(Self.rows.map(\.key)) == ConfigurationKeys.spec)
        #expect(
            Set(Self.rows.filter(\.isShared).map(\.key) + ["specs"]) == ConfigurationKeys.document)
        let help = try Tool(in: try TemporaryFolder()).run("generate", "--help").output
        let flags = Set(help.matches(of: #/\n  (--[a-z-]+)/#).map { String($0.output.1) })
        let ofOneRun = ["--config", "--dry-run", "--force", "--file", "--depfile", "--help"]
        #expect(flags == Set(Self.rows.flatMap(\.flags) + ofOneRun))
    }

    /// The messages about a configuration, and how many files are made of it.
    private func generate(_ text: String) throws -> (report: String, count: Int) {
        let folder = try TemporaryFolder()
        for file in Self.files { try folder.write(file.text, to: file.words[1]) }
        try folder.write(completed(text), to: "routergen.yml")
        var pipeline = Pipeline()
        let requests = pipeline.requests(
            Invocation(specs: [], configuration: folder.path("routergen.yml")))
        let outputs = pipeline.hasFailed ? [] : pipeline.outputs(of: requests ?? [])
        let printer = DiagnosticPrinter(sources: pipeline.loader.sources)
        let failures = pipeline.failures.map { "\($0.path): error: \($0.reason)\n" }.joined()
        let report = failures + printer.text(pipeline.diagnostics)
        return (
            report.replacing(folder.path + "/", with: ""),
            pipeline.hasFailed ? 0 : outputs.flatMap(\.files).count
        )
    }

    /// Puts what concerns one description where it belongs.
    private func completed(_ text: String) -> String {
        guard !text.contains("specs:") else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return "specs:\n  - spec: shop.yaml\n    output: Generated\n"
            + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }
}
