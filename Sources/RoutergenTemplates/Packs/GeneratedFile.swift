/// A file that a run makes.
package struct GeneratedFile: Sendable, Equatable {
    /// Relative to the output folder, with `/` between folders.
    package var path: String
    package var text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
