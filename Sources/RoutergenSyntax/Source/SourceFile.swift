/// The text of one input file, as it was loaded.
///
/// The path is what the user typed, so that diagnostics show it unchanged and output never depends
/// on where a checkout lies.
package struct SourceFile: Sendable, Equatable {
    /// The place of this file in its `SourceMap`.
    package let id: FileID
    /// The path as the user gave it, for diagnostics.
    package let path: String
    /// The contents, not yet validated as UTF-8.
    package let bytes: [UInt8]

    package init(id: FileID, path: String, bytes: [UInt8]) {
        self.id = id
        self.path = path
        self.bytes = bytes
    }

    package init(id: FileID = FileID(0), path: String, text: String) {
        self.init(id: id, path: path, bytes: Array(text.utf8))
    }
}
