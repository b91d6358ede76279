import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Hears from the system when something happens in the folders of some files.
///
/// Folders are watched and not files, because editors write a new file and rename it, and because a file that
/// does not exist yet is of interest, too. What happened does not matter: who is told looks for himself.
/// Where the system cannot watch, as in folders of another machine, nobody is told.
package final class FileWatcher {
    private let tell: @Sendable () -> Void
    private let queue = DispatchQueue(label: "routergen.watch")
    private var sources: [DispatchSourceProtocol] = []

    /// - Parameter tell: called on a queue of its own, often several times for one change.
    package init(_ tell: @escaping @Sendable () -> Void) {
        self.tell = tell
    }

    deinit {
        for source in sources { source.cancel() }
    }

    /// Watches these files, and no others any more.
    package func watch(_ paths: some Sequence<String>) {
        let old = sources
        let files = Set(paths)
        sources = self.sources(for: files.union(files.map(Self.folder)))
        for source in old { source.cancel() }
    }

    /// The next folder above a file that exists.
    private static func folder(of path: String) -> String {
        var folder = Disk.parent(of: path)
        while let candidate = folder, (try? Disk.kind(candidate)) != .folder {
            folder = Disk.parent(of: candidate)
        }
        return folder ?? (path.hasPrefix("/") ? "/" : ".")
    }
}

#if canImport(Darwin)
    extension FileWatcher {
        /// A folder says when names in it change, and a file when its contents do.
        private func sources(for paths: Set<String>) -> [DispatchSourceProtocol] {
            paths.compactMap { path in
                let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
                guard descriptor >= 0 else { return nil }
                let source = DispatchSource.makeFileSystemObjectSource(
                    fileDescriptor: descriptor, eventMask: [.write, .extend, .rename, .delete],
                    queue: queue)
                source.setEventHandler(handler: tell)
                source.setCancelHandler { close(descriptor) }
                source.resume()
                return source
            }
        }
    }
#else
    extension FileWatcher {
        /// One queue of the kernel for all folders; it tells of their files, too.
        private func sources(for paths: Set<String>) -> [DispatchSourceProtocol] {
            let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard descriptor >= 0 else { return [] }
            let events =
                IN_MODIFY | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
                | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
            for path in paths {
                inotify_add_watch(descriptor, path, UInt32(events))
            }
            let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
            source.setEventHandler { [tell] in
                var buffer = [UInt8](repeating: 0, count: 1 << 14)
                while read(descriptor, &buffer, buffer.count) > 0 {}
                tell()
            }
            source.setCancelHandler { close(descriptor) }
            source.resume()
            return [source]
        }
    }
#endif
