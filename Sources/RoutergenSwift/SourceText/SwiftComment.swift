/// Writes comments.
package enum SwiftComment {
    /// The lines of a documentation comment, each with its `///`, without indentation; empty where
    /// there is nothing to say.
    ///
    /// - Parameter width: the columns that are left for a line, the `///` included. Words that are
    ///   longer stay whole.
    package static func documentation(_ markdown: String, width: Int = 100) -> [String] {
        let lines = CommentText.lines(of: markdown)
        return MarkdownWrapper.wrap(lines, width: width - 4).map {
            $0.isEmpty ? "///" : "/// " + $0
        }
    }

    /// Words for behind a `//`, on one line.
    package static func oneLine(_ text: String) -> String {
        CommentText.lines(of: text).filter { !$0.isEmpty }.joined(separator: " ")
    }
}
