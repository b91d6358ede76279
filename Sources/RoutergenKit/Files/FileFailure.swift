#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file that could not be read or written, and why.
package struct FileFailure: Error, Sendable, Equatable {
    /// The path as the user gave it.
    package var path: String
    /// The second half of a sentence: `no such file`.
    package var reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The failure that an error number of the system stands for.
    package init(path: String, errorNumber: Int32) {
        self.init(path: path, reason: Self.reason(errorNumber))
    }

    private static func reason(_ errorNumber: Int32) -> String {
        switch errorNumber {
        case ENOENT: "no such file or folder"
        case EACCES, EPERM: "permission denied"
        case EISDIR: "this is a folder, not a file"
        case ENOTDIR: "a part of this path is a file, not a folder"
        case EROFS: "the file system is read-only"
        case ENOSPC: "no space is left"
        case ELOOP: "too many symbolic links"
        case ENAMETOOLONG: "the name is too long"
        default: strerror(errorNumber).map { String(cString: $0) } ?? "error \(errorNumber)"
        }
    }
}
