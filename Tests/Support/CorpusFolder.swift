import Foundation

/// The corpus laid out as in the repositories that it comes from.
///
/// The corpus keeps documents flat, under other names: `edge/mermade--3.0-pass-link-example.yaml`. A
/// reference such as `common/spec.yaml#/…` finds its file only where both have the places they had.
package final class CorpusFolder: Sendable {
    private let folder: TemporaryFolder
    private let places: [Corpus.Document: String]

    package init() throws {
        let table = SharedFolder.url("\(Corpus.folder)/SOURCES.tsv")
        var places: [Corpus.Document: String] = [:]
        folder = try TemporaryFolder()
        for line in try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
            .dropFirst()
        {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count == 5 else { continue }
            let document = Corpus.Document(path: String(columns[0]))
            let place = "\(columns[3])/\(columns[4])"
            let url = folder.url.appendingPathComponent(place)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(at: url, withDestinationURL: document.url)
            places[document] = place
        }
        self.places = places
    }

    /// Where a document lies among those that it refers to.
    package func url(of document: Corpus.Document) -> URL {
        places[document].map(folder.url.appendingPathComponent) ?? document.url
    }
}
