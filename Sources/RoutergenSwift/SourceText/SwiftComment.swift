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
            $0.isEmpty ? "///" : "/// \($0)"
        }
    }

    /// The lines of an ordinary comment, each with its `//`; empty where there is nothing to say.
    package static func line(_ text: String, width: Int = 100) -> [String] {
        let lines = CommentText.lines(of: text)
        return MarkdownWrapper.wrap(lines, width: width - 3).map { $0.isEmpty ? "//" : "// \($0)" }
    }
}
