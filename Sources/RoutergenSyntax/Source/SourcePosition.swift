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
