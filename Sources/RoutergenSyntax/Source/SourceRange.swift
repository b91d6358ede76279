/// A stretch of one file; `end` is the place behind the last character.
package struct SourceRange: Sendable, Hashable, Comparable {
    package var file: FileID
    package var start: SourcePosition
    package var end: SourcePosition

    package init(file: FileID, start: SourcePosition, end: SourcePosition) {
        self.file = file
        self.start = start
        self.end = end
    }

    /// The beginning of a file, for what concerns the file as a whole.
    package static func startOfFile(_ file: FileID) -> SourceRange {
        SourceRange(file: file, start: .start, end: .start)
    }

    package static func < (left: SourceRange, right: SourceRange) -> Bool {
        (left.file, left.start, left.end) < (right.file, right.start, right.end)
    }
}
