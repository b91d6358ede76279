/// A place in a text: line and column count from one, the column in Unicode scalars.
package struct SourcePosition: Sendable, Hashable, Comparable {
    package var line: UInt32
    package var column: UInt32

    package init(line: Int, column: Int) {
        self.line = UInt32(clamping: line)
        self.column = UInt32(clamping: column)
    }

    package static let start = SourcePosition(line: 1, column: 1)

    package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

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
