/// Writes documentation comments.
package enum SwiftComment {
    /// The lines of a documentation comment, each with its `///`, without indentation; empty where
    /// there is nothing to say.
    ///
    /// - Parameter width: the columns that are left for a line, the `///` included.
    package static func documentation(_ markdown: String, width: Int = 100) -> [String] {
        []
    }

    /// The lines of an ordinary comment, each with its `//`.
    package static func line(_ text: String, width: Int = 100) -> [String] {
        []
    }
}
