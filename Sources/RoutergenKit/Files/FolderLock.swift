#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Keeps other runs of the tool away from a folder as long as it exists.
///
/// The lock is the system's, so that it ends with the process, however that ends. Where a file system has no
/// locks, there is none.
package final class FolderLock {
    private let descriptor: Int32

    /// Waits for the runs that write to any of some folders, or to one beside it.
    package static func locks(for folders: [String]) -> [FolderLock] {
        // Always in the same order, so that two runs never wait for each other.
        Set(folders.map(existingParent)).sorted().compactMap(FolderLock.init)
    }

    private init?(_ folder: String) {
        descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    deinit {
        close(descriptor)
    }

    /// The folder itself may be replaced as a whole, so the next one above is what is locked.
    private static func existingParent(of folder: String) -> String {
        var path = Disk.parent(of: folder)
        while let candidate = path, (try? Disk.kind(candidate)) != .folder {
            path = Disk.parent(of: candidate)
        }
        return path ?? "."
    }
}
