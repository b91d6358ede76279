/// A file that a person will edit, so that one which is there is kept.
package enum NewFile {
    /// Writes a file in one step.
    ///
    /// - Parameter replaces: whether another file may be there already.
    /// - Returns: false where one is there and has to stay.
    package static func write(
        _ text: String, to path: String, replaces: Bool
    ) throws(FileFailure) -> Bool {
        let kind = try Disk.kind(path)
        guard kind == nil || replaces else { return false }
        if let folder = Disk.parent(of: path) { try Disk.createFolder(folder) }
        let temporary = "\(path).routergen-\(Disk.processNumber)"
        try Disk.write(text, toNewFile: temporary, for: path, replaces: kind != nil)
        try Disk.move(temporary, to: path)
        return true
    }
}
