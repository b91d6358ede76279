/// What the exit status of the tool means.
enum ExitStatus: Int32, Comparable {
    case success = 0
    /// The input has errors, or `check` found a difference.
    case failure = 1
    /// Wrong usage.
    case usage = 2
    /// A file could not be read or written.
    case file = 3

    static func < (left: ExitStatus, right: ExitStatus) -> Bool {
        left.rawValue < right.rawValue
    }
}
