import RoutergenSyntax
import RoutergenTemplates

/// The folder that generated files are written to.
package struct OutputFolder: Sendable {
    /// The path as the user gave it.
    package let path: String

    package init(_ path: String) {
        self.path = path
    }

    /// Compares files with what is on the disk; nothing is written.
    package func compare(_ files: [GeneratedFile]) throws(FileFailure) -> [OutputFile] {
        guard let kind = try Disk.kind(path) else {
            return files.map { file in
                OutputFile(path: path(of: file.path), text: file.text, change: .create)
            }
        }
        guard kind == .folder else {
            throw FileFailure(path: path, reason: "this is a file, not a folder")
        }
        let compared = files.concurrentMap { file in
            Result { () throws(FileFailure) in
                let path = path(of: file.path)
                return OutputFile(
                    path: path, text: file.text, change: try change(file.text, at: path))
            }
        }
        var output: [OutputFile] = []
        for result in compared { output.append(try result.get()) }
        return output
    }

    func path(of relative: String) -> String {
        path.hasSuffix("/") ? path + relative : "\(path)/\(relative)"
    }

    /// The end of a file's path behind that of the folder.
    func relativePath(of filePath: String) -> String {
        let rest = filePath.utf8.dropFirst(path.utf8.count).drop { $0 == UInt8(ascii: "/") }
        return String(decoding: rest, as: UTF8.self)
    }

    private func change(
        _ text: String, at path: String
    ) throws(FileFailure) -> OutputFile.Change {
        guard try Disk.kind(path) != nil else { return .create }
        let old = try Disk.read(path)
        return text.utf8.elementsEqual(old) ? .none : .replace(old: old)
    }

    /// Writes the files that differ from the disk, then removes those that are made no more.
    ///
    /// All of them are written under temporary names before the first one gets its own name, so that
    /// a full disk leaves everything as it was, and nobody ever reads half a file. A new folder is
    /// written as a whole under a temporary name.
    package func write(_ files: [OutputFile]) throws(FileFailure) {
        if try writeNew(files) { return }
        try Disk.createFolder(path)
        let changed = files.filter(\.change.isWritten)
        for folder in Set(changed.map { Self.folder(of: $0) }).sorted() {
            try Disk.createFolder(folder)
        }
        let written = changed.concurrentMap { file in
            Result { () throws(FileFailure) in try writeTemporary(file) }
        }
        do {
            for result in written { _ = try result.get() }
            try writeTransition(changed)
            for (file, result) in zip(changed, written) {
                try Disk.move(result.get(), to: file.path)
            }
        } catch {
            for case .success(let temporary) in written { Disk.removeFile(temporary) }
            throw error
        }
        for file in files {
            if case .remove = file.change { Disk.removeFile(file.path) }
        }
    }

    /// - Returns: the path of the new file.
    private func writeTemporary(_ file: OutputFile) throws(FileFailure) -> String {
        let name = file.path[Disk.nameStart(of: file.path)...]
        let temporary = "\(Self.folder(of: file))/.\(name).routergen-\(Disk.processNumber)"
        try Disk.write(
            file.text, toNewFile: temporary, for: file.path, replaces: file.change != .create)
        return temporary
    }

    /// Lets the manifest allow what was and what will be, while some files are in place and others are not:
    /// a run that is killed then leaves nothing that looks like a change by hand.
    private func writeTransition(_ changed: [OutputFile]) throws(FileFailure) {
        let path = path(of: OutputManifest.fileName)
        guard let manifest = changed.first(where: { $0.path == path }),
            case .replace(let old) = manifest.change
        else { return }
        let both = OutputManifest(String(decoding: old, as: UTF8.self))
            .joined(with: OutputManifest(manifest.text))
        let temporary = "\(path).routergen-\(Disk.processNumber).transition"
        try Disk.write(both.text, toNewFile: temporary, for: path, replaces: true)
        try Disk.move(temporary, to: path)
    }

    private static func folder(of file: OutputFile) -> String {
        Disk.parent(of: file.path) ?? "."
    }
}

extension OutputFolder {
    /// Reports files that cannot be written below a folder or that would overwrite each other.
    ///
    /// Names that differ only in upper and lower case are the same file on many disks.
    ///
    /// - Parameter outputs: the files, each with the description that it comes from.
    package static func check(
        _ outputs: [(origin: String, file: GeneratedFile)], _ diagnostics: inout Diagnostics
    ) {
        var earlier: [String: (origin: String, path: String)] = [:]
        for (origin, file) in outputs {
            if !isBelowFolder(file.path) {
                diagnostics.error(
                    "output-path",
                    "\(origin): '\(file.path)' is not a path below the output folder", at: nil)
            }
            let key = file.path.lowercased()
            guard let first = earlier.updateValue((origin, file.path), forKey: key) else {
                continue
            }
            let origins =
                first.origin == origin ? "\(origin) makes" : "\(first.origin) and \(origin) make"
            let files =
                first.path == file.path
                ? "'\(file.path)' twice"
                : "'\(first.path)' and '\(file.path)', which are one file on many disks"
            diagnostics.error("output-clash", "\(origins) \(files)", at: nil)
        }
    }

    /// Reports names of a set of files that cannot be written.
    package static func check(_ fileSet: FileSet, _ diagnostics: inout Diagnostics) {
        check(
            fileSet.paths.map { ("'--file'", GeneratedFile(path: $0, text: "")) }, &diagnostics)
    }

    static func isBelowFolder(_ path: String) -> Bool {
        path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
            !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
        } && !path.utf8.contains(0)
    }
}
