import Foundation

/// Real and invented descriptions beside the checkout, in `../shared/corpus`.
package enum Corpus {
    package static let folder = "corpus"

    package static let isPresent = SharedFolder.has(folder)

    package static let absence = "needs ../shared/corpus beside the checkout"

    /// A description of the corpus.
    package struct Document: Sendable, Hashable {
        /// The path in the corpus: `real/box.json`.
        package let path: String

        package init(path: String) {
            self.path = path
        }

        /// Where it lies; see `CorpusFolder` for documents that refer to others.
        package var url: URL { SharedFolder.url("\(Corpus.folder)/\(path)") }

        /// In bytes; 0 where it cannot be read.
        package var size: Int {
            (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        }
    }

    /// The groups of documents.
    package enum Group: String, Sendable, CaseIterable {
        /// What companies and projects publish.
        case real
        /// Small documents with which other tools test their corners.
        case edge
        /// One API in thousands of files.
        case multifile
        /// What breaks the rules of its format.
        case invalid
    }

    /// The documents of a group, sorted by path.
    package static func documents(in group: Group) throws -> [Document] {
        if group == .multifile {
            return [Document(path: "multifile/digitalocean/DigitalOcean-public.v2.yaml")]
        }
        return try SharedFolder.names(in: "\(folder)/\(group.rawValue)")
            .map { Document(path: "\(group.rawValue)/\($0)") }
    }
}
