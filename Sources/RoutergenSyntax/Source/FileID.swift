/// A number that stands for a file, so that a position stays small.
package struct FileID: Sendable, Hashable, Comparable {
    package let index: UInt32

    package init(_ index: UInt32) {
        self.index = index
    }

    package static func < (left: FileID, right: FileID) -> Bool {
        left.index < right.index
    }
}
