/// What references may lead to.
package struct ReferenceOptions: Sendable, Equatable {
    /// Whether a file outside the folder of the root document may be read. False unless the user
    /// says so, because a description comes from elsewhere.
    package var allowsFilesOutsideRoot: Bool

    package init(allowsFilesOutsideRoot: Bool = false) {
        self.allowsFilesOutsideRoot = allowsFilesOutsideRoot
    }
}
