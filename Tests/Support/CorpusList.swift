import Foundation

/// A list of documents of the corpus that are treated in their own way, each with the reason.
///
/// The lists are tables in `Tests/Corpus/Lists`, a document a line, with tabs between the columns:
/// its path in the corpus, `error` or `warning`, words that the message has, and the reason.
package struct CorpusList: Sendable {
    package enum Severity: String, Sendable {
        /// The document is refused.
        case error
        /// The document is accepted.
        case warning
    }

    package struct Entry: Sendable {
        package var severity: Severity
        /// What the message says, among other things.
        package var words: String
        package var reason: String
    }

    package let entries: [Corpus.Document: Entry]

    /// Documents of `real`, `edge` and `multifile` that nobody can accept as they lie in the corpus.
    package static func refused() throws -> CorpusList { try CorpusList("Refused.tsv") }

    /// What is said about each document of `invalid`.
    package static func invalid() throws -> CorpusList { try CorpusList("Invalid.tsv") }

    package struct Mistake: Error, CustomStringConvertible {
        package let description: String
    }

    private init(_ name: String) throws {
        let file = Repository.root.appendingPathComponent("Tests/Corpus/Lists/\(name)")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        var entries: [Corpus.Document: Entry] = [:]
        for line in lines where !line.hasPrefix("#") {
            let columns = line.split(separator: "\t").map(String.init)
            guard columns.count == 4, let severity = Severity(rawValue: columns[1]) else {
                throw Mistake(description: "\(name): cannot read '\(line)'")
            }
            let entry = Entry(severity: severity, words: columns[2], reason: columns[3])
            let document = Corpus.Document(path: columns[0])
            guard entries.updateValue(entry, forKey: document) == nil else {
                throw Mistake(description: "\(name): '\(columns[0])' stands there twice")
            }
        }
        self.entries = entries
    }
}
