import RoutergenSyntax

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Files and folders of the system, through its own calls: they say exactly what went wrong.
package enum Disk {
    enum Kind {
        case file
        case folder
        /// A device, a pipe and the like.
        case other
    }

    /// The most that is read from one file, in bytes: one more than parsers accept, so that a device
    /// without an end is refused instead of filling the memory.
    private static let readLimit = (256 << 20) + 1

    /// The number of this process, for names that no other run uses at the same time.
    static var processNumber: Int32 { getpid() }

    /// What is at a path; nil when there is nothing.
    static func kind(_ path: String) throws(FileFailure) -> Kind? {
        guard let mode = try mode(path) else { return nil }
        switch mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    /// The contents of a file.
    package static func read(_ path: String) throws(FileFailure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFailure(path: path, errorNumber: errno) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        // Only a hint: a file may grow, and the size of a device means nothing.
        var information = stat()
        var bufferSize = 1 << 16
        if fstat(descriptor, &information) == 0, information.st_size > 0 {
            bytes.reserveCapacity(min(Int(information.st_size), readLimit))
            // Most files are small, and clearing a large buffer would take longer than reading them.
            bufferSize = min(bufferSize, Int(information.st_size))
        }
        var buffer = [UInt8](repeating: 0, count: bufferSize)
        while bytes.count < readLimit {
            let count = buffer.withUnsafeMutableBytes { space in
                uninterrupted { systemRead(descriptor, space.baseAddress, space.count) }
            }
            guard count >= 0 else { throw FileFailure(path: path, errorNumber: errno) }
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return bytes
    }

    /// The names in a folder, sorted.
    static func names(inFolder path: String) throws(FileFailure) -> [String] {
        guard let folder = opendir(path) else { throw FileFailure(path: path, errorNumber: errno) }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Makes a folder and those above it that are missing.
    static func createFolder(_ path: String) throws(FileFailure) {
        switch try kind(path) {
        case .folder: return
        case .file, .other: throw FileFailure(path: path, reason: "this is a file, not a folder")
        case nil: break
        }
        if let parent = parent(of: path) {
            try createFolder(parent)
        }
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
            throw FileFailure(path: path, errorNumber: errno)
        }
    }

    /// Makes a folder in one that exists; false where that is not possible, or where it exists.
    static func createNewFolder(_ path: String) -> Bool {
        mkdir(path, 0o777) == 0
    }

    /// Removes a folder and those above it up to another one, as far as they are empty.
    static func removeFolders(_ path: String, upTo last: String) {
        var folder = path
        while rmdir(folder) == 0, folder != last, let parent = parent(of: folder) {
            folder = parent
        }
    }

    /// A path that begins at the root.
    static func absolute(_ path: String) throws(FileFailure) -> String {
        guard !path.hasPrefix("/") else { return FilePath.normalized(path) }
        guard let folder = getcwd(nil, 0) else {
            throw FileFailure(path: ".", errorNumber: errno)
        }
        defer { free(folder) }
        return FilePath.path(path, in: String(cString: folder))
    }

    /// The folder that a path is in; nil for the working folder and the root.
    static func parent(of path: String) -> String? {
        let slash = UInt8(ascii: "/")
        // Slashes at the end say nothing.
        guard let end = path.utf8.lastIndex(where: { $0 != slash }),
            let place = path.utf8[..<end].lastIndex(of: slash)
        else { return nil }
        return place == path.startIndex ? "/" : String(path[..<place])
    }

    /// Where the name begins that a path ends with.
    static func nameStart(of path: String) -> String.Index {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        return slash.map { path.utf8.index(after: $0) } ?? path.startIndex
    }

    /// Writes a new file that will be moved to another path.
    ///
    /// - Parameter replaces: whether there is a file at that path, whose permissions the new one gets.
    static func write(
        _ text: String, toNewFile path: String, for target: String, replaces: Bool
    ) throws(FileFailure) {
        let permissions = replaces ? try mode(target).map { $0 & 0o777 } : nil
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        var descriptor = open(path, flags, 0o666)
        if descriptor < 0, errno == EEXIST {
            // Left over from a run that was stopped.
            unlink(path)
            descriptor = open(path, flags, 0o666)
        }
        guard descriptor >= 0 else { throw FileFailure(path: target, errorNumber: errno) }
        if let permissions { _ = fchmod(descriptor, permissions) }
        let errorNumber = write(text, to: descriptor)
        guard close(descriptor) == 0, errorNumber == nil else {
            let number = errorNumber ?? errno
            unlink(path)
            throw FileFailure(path: target, errorNumber: number)
        }
    }

    /// Writes everything; the number of the error that stopped it, or nil.
    package static func write(_ text: String, to descriptor: Int32) -> Int32? {
        var text = text
        return text.withUTF8 { bytes in
            var written = 0
            while written < bytes.count {
                let rest = UnsafeRawBufferPointer(
                    rebasing: UnsafeRawBufferPointer(bytes)[written...])
                let count = uninterrupted { systemWrite(descriptor, rest.baseAddress, rest.count) }
                guard count >= 0 else { return errno }
                written += count
            }
            return nil
        }
    }

    /// Puts a file in the place of another one in the same folder, in one step.
    static func move(_ path: String, to target: String) throws(FileFailure) {
        guard rename(path, target) == 0 else {
            throw FileFailure(path: target, errorNumber: errno)
        }
    }

    static func removeFile(_ path: String) {
        unlink(path)
    }

    private static func mode(_ path: String) throws(FileFailure) -> mode_t? {
        var information = stat()
        guard stat(path, &information) == 0 else {
            if errno == ENOENT { return nil }
            throw FileFailure(path: path, errorNumber: errno)
        }
        return information.st_mode
    }

    /// Calls again what a signal interrupted.
    private static func uninterrupted(_ call: () -> Int) -> Int {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }
}

private func systemRead(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
    read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
