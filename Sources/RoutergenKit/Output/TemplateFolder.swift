import RoutergenSyntax

/// A folder that templates are copied to.
package enum TemplateFolder {
    /// The way from such a folder to another one, as a manifest writes it: `../Base`.
    package static func way(
        from folder: String, to path: String
    ) throws(FileFailure) -> String {
        FilePath.relative(try Disk.absolute(path), to: try Disk.absolute(folder))
    }

    /// Writes files; none that is there is replaced.
    package static func write(
        _ files: [(name: String, text: String)], to folder: String
    ) throws(FileFailure) {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        for file in files where try Disk.kind(prefix + file.name) != nil {
            throw FileFailure(path: prefix + file.name, reason: "this file exists already")
        }
        try Disk.createFolder(folder)
        for file in files {
            let path = prefix + file.name
            try Disk.write(file.text, toNewFile: path, for: path, replaces: false)
        }
    }
}
