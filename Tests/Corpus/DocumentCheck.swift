import Foundation
import TestSupport

/// The check of one document: generated as a user does it, then compiled.
struct DocumentCheck: Sendable {
    let document: Corpus.Document
    private let folder: CorpusFolder
    private let expectation: Expectation
    /// Whether the code is compiled in every mode.
    private let isSample: Bool
    private let keep: URL?

    init(
        _ document: Corpus.Document, in folder: CorpusFolder, _ expectation: Expectation,
        isSample: Bool, keep: URL?
    ) {
        self.folder = folder
        self.document = document
        self.expectation = expectation
        self.isSample = isSample
        self.keep = keep
    }

    /// How long the check takes, roughly.
    var weight: Int {
        expectation == .code(.object) ? .max : document.size
    }

    /// `real/box.json: …`, or nil where all is as expected.
    func failure() async -> String? {
        do {
            guard let problem = try await problem() else { return nil }
            return "\(document.path): \(problem)"
        } catch {
            return "\(document.path): \(error)"
        }
    }

    private func problem() async throws -> String? {
        let temporary = try TemporaryFolder()
        let output =
            keep?.appendingPathComponent(document.path)
            ?? temporary.url.appendingPathComponent("Generated")
        try? FileManager.default.removeItem(at: output)
        let tool = Toolchain.products.appendingPathComponent("routergen").path
        let run = try await CommandRun.compiling(
            [tool, "generate", folder.url(of: document).path, "--output", output.path])
        let messages = Messages(run.messages)
        switch expectation {
        case .code(let product):
            guard run.status == 0 else { return Self.unexpected(run, messages) }
            return try await compile(output, product, temporary)
        case .message(.error, let words):
            guard run.status == 1 else { return Self.unexpected(run, messages) }
            if FileManager.default.fileExists(atPath: output.path) {
                return "is refused, but something was written"
            }
            return messages.has(.error, words) ? nil : "no error at a place says '\(words)'"
        case .message(.warning, let words):
            guard run.status == 0 else { return Self.unexpected(run, messages) }
            guard messages.has(.warning, words) else {
                return "no warning at a place says '\(words)'"
            }
            return try await compile(output, .checkedTypes, temporary)
        }
    }

    private static func unexpected(_ run: CommandRun, _ messages: Messages) -> String {
        switch run.status {
        case 0: "is accepted, which was not expected"
        case 1: messages.first(.error) ?? "fails without a message"
        case -1: "the tool crashed"
        default: "the tool ended with status \(run.status): \(run.messages.prefix(200))"
        }
    }

    private func compile(
        _ output: URL, _ product: Expectation.Product, _ temporary: TemporaryFolder
    ) async throws -> String? {
        let files = try FileManager.default.subpathsOfDirectory(atPath: output.path)
            .filter { $0.hasSuffix(".swift") }.sorted().map(output.appendingPathComponent)
        guard !files.isEmpty else { return "nothing was generated" }
        var runs: [CommandRun] = []
        switch product {
        case .checkedTypes: runs.append(try await Toolchain.typecheck(files))
        case .object:
            runs.append(
                try await Toolchain.compile(
                    files, to: temporary.url.appendingPathComponent("Generated.o"),
                    module: "Generated"))
        }
        for mode in isSample ? Expectation.otherModes : [] {
            runs.append(try await Toolchain.typecheck(files, options: mode))
        }
        let run = runs.first { $0 != CommandRun(status: 0, output: "", messages: "") }
        guard let run else { return nil }
        let messages = Messages(run.output + run.messages)
        guard let first = messages.first(.error) ?? messages.first(.warning) else {
            return "the compiler ended with status \(run.status): \(run.messages.prefix(200))"
        }
        return "\(messages.count) messages of the compiler, the first: \(first)"
    }
}
