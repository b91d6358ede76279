/// A file of the output and what has to happen to it on the disk.
package struct OutputFile: Sendable, Equatable {
    package enum Change: Sendable, Equatable {
        /// The file has these contents already.
        case none
        case create
        /// The file has these other contents.
        case replace(old: [UInt8])
        /// An earlier run made the file, and this one does not.
        case remove(old: [UInt8])

        /// Whether there is something to write.
        var isWritten: Bool {
            switch self {
            case .create, .replace: true
            case .none, .remove: false
            }
        }

        /// Whether the file is gone afterwards.
        package var isRemoval: Bool {
            if case .remove = self { true } else { false }
        }
    }

    /// Why a file must not be replaced or removed unless the user says so.
    package enum Obstacle: Sendable {
        /// Somebody changed it since it was written.
        case edited
        /// It is not of this tool.
        case foreign
    }

    /// The path with the output folder.
    package let path: String
    package let text: String
    package let change: Change
    package var obstacle: Obstacle?
}
