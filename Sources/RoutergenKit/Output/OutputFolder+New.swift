extension OutputFolder {
    /// Writes a folder that does not exist yet: under a temporary name, and when all its files are
    /// there it gets its own name. That is one step instead of one for each file, and hundreds of
    /// steps take noticeable time.
    ///
    /// - Returns: false where this is no new folder, or cannot be written this way; nothing has been
    ///   written then.
    func writeNew(_ files: [OutputFile]) throws(FileFailure) -> Bool {
        guard try Disk.kind(path) == nil, files.allSatisfy({ $0.change == .create }),
            let name = path.split(separator: "/").last, name != ".", name != ".."
        else { return false }
        let parent = Disk.parent(of: path)
        if let parent { try Disk.createFolder(parent) }
        let prefix = parent.map { $0 + "/" } ?? ""
        let temporary = "\(prefix).\(name).routergen-\(Disk.processNumber)"
        guard Disk.createNewFolder(temporary) else { return false }

        let placed = files.map { (path: "\(temporary)/\(relativePath(of: $0.path))", file: $0) }
        let folders = Set(placed.compactMap { Disk.parent(of: $0.path) }).sorted()
        do throws(FileFailure) {
            for folder in folders { try Disk.createFolder(folder) }
            let results = placed.concurrentMap { path, file in
                Result { () throws(FileFailure) in
                    try Disk.write(file.text, toNewFile: path, for: file.path, replaces: false)
                }
            }
            for result in results { try result.get() }
            try Disk.move(temporary, to: "\(prefix)\(name)")
        } catch {
            for (path, _) in placed { Disk.removeFile(path) }
            for folder in folders.reversed() { Disk.removeFolders(folder, upTo: temporary) }
            Disk.removeFolders(temporary, upTo: temporary)
            guard error.path.hasPrefix(temporary) else { throw error }
            let own = path(of: String(error.path.dropFirst(temporary.count + 1)))
            throw FileFailure(path: own, reason: error.reason)
        }
        return true
    }
}
