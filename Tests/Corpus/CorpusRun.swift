import Foundation
import TestSupport

/// The check of many documents, two at a time.
struct CorpusRun: Sendable {
    private let options: Options
    private let checks: [DocumentCheck]
    /// What is wrong with the lists.
    private let mistakes: [String]

    init(_ options: Options) throws {
        self.options = options
        let (refused, invalid) = (try CorpusList.refused(), try CorpusList.invalid())
        let folder = try CorpusFolder()
        var documents: [Corpus.Document] = []
        var mistakes: [String] = []
        var checks: [DocumentCheck] = []
        for group in Corpus.Group.allCases {
            let list = group == .invalid ? invalid : refused
            let members = try Corpus.documents(in: group)
            if members.isEmpty { mistakes.append("\(group.rawValue): there are no documents") }
            for (index, document) in members.enumerated() {
                let entry = list.entries[document]
                if group == .invalid, entry == nil {
                    mistakes.append("\(document.path): is not listed in Invalid.tsv")
                } else if options.includes(document) {
                    let expectation = Self.expectation(of: document, entry)
                    checks.append(
                        DocumentCheck(
                            document, in: folder, expectation, isSample: index % 10 == 0,
                            keep: options.keep))
                }
            }
            documents += members
        }
        for listed in [refused, invalid].flatMap(\.entries.keys) where !documents.contains(listed) {
            mistakes.append("\(listed.path): is listed, but is not in the corpus")
        }
        self.mistakes = mistakes.sorted()
        // The large ones first, so that none of them is left when the others are done.
        self.checks = checks.sorted {
            ($0.weight, $1.document.path) > ($1.weight, $0.document.path)
        }
    }

    private static func expectation(
        of document: Corpus.Document, _ entry: CorpusList.Entry?
    ) -> Expectation {
        if let entry { return .message(entry.severity, words: entry.words) }
        return .code(Expectation.giants.contains(document.path) ? .object : .checkedTypes)
    }

    /// Prints a line for each failure, then how many documents passed and failed.
    ///
    /// - Returns: whether all passed.
    func run() async -> Bool {
        guard !checks.isEmpty else {
            Self.report("no document of the corpus matches '\(options.pattern ?? "")'")
            return false
        }
        mistakes.forEach(Self.report)
        let failed = await failures()
        Self.report("\(checks.count - failed) passed, \(failed) failed")
        return failed == 0 && mistakes.isEmpty
    }

    private func failures() async -> Int {
        await withTaskGroup(of: String?.self) { group in
            var waiting = checks[...]
            var failed = 0
            for _ in 0..<2 {
                if let check = waiting.popFirst() { group.addTask { await check.failure() } }
            }
            while let failure = await group.next() {
                if let check = waiting.popFirst() { group.addTask { await check.failure() } }
                guard let failure else { continue }
                failed += 1
                Self.report(failure)
            }
            return failed
        }
    }

    /// Prints a line at once, so that it can be read while others are still compiled.
    private static func report(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
}
