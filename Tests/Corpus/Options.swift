import Foundation
import TestSupport

/// What the command line asks for.
struct Options: Sendable {
    /// Which documents are checked; nil is all of them.
    private(set) var pattern: String?
    /// Where generated code stays.
    private(set) var keep: URL?

    /// Nil where the arguments make no sense.
    init?(_ arguments: some Sequence<String>) {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            if argument == "--keep", let path = rest.popFirst() {
                keep = URL(fileURLWithPath: path)
            } else if !argument.hasPrefix("-"), pattern == nil {
                pattern = argument.isEmpty ? nil : argument
            } else {
                return nil
            }
        }
    }

    func includes(_ document: Corpus.Document) -> Bool {
        guard let pattern else { return true }
        return fnmatch("*\(pattern)*", document.path, 0) == 0
    }
}
