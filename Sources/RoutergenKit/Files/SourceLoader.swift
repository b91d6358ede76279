import RoutergenSpec
import RoutergenSyntax

/// Reads the input of a run from the disk and remembers it for messages.
package final class SourceLoader {
    /// Every file so far.
    package var sources = SourceMap()
    private var loaded: [String: SourceFile] = [:]
    /// The paths of all files that were read from the disk, in this order.
    package private(set) var paths: [String] = []
    /// What every file and folder was that somebody asked for, before it was read; nil for what was not there.
    package private(set) var stamps: [String: FileStamp?] = [:]

    package init() {}

    /// Reads a file, or gives back what was read before from the same path.
    package func load(_ path: String) throws(FileFailure) -> SourceFile {
        let key = FilePath.normalized(path)
        if let file = loaded[key] { return file }
        note(path)
        let file = sources.add(path: path, bytes: try Disk.read(path))
        loaded[key] = file
        paths.append(path)
        return file
    }

    /// Remembers what is at a path before anybody looks at it.
    package func note(_ path: String) {
        if stamps[path] == nil { stamps[path] = .some(FileStamp(of: path)) }
    }

    /// Reads the files of a folder, without those whose names begin with a period.
    package func loadFolder(_ path: String) throws(FileFailure) -> [SourceFile] {
        note(path)
        guard try Disk.kind(path) != .file else {
            throw FileFailure(path: path, reason: "this is a file, not a folder")
        }
        var files: [SourceFile] = []
        for name in try Disk.names(inFolder: path) where !name.hasPrefix(".") {
            files.append(try load(path.hasSuffix("/") ? path + name : "\(path)/\(name)"))
        }
        return files
    }

    /// The files of a folder as they are, for a reader that makes sources of them itself.
    package func contents(
        ofFolder path: String
    ) throws(FileFailure) -> [(path: String, bytes: [UInt8])] {
        note(path)
        guard try Disk.kind(path) != .file else {
            throw FileFailure(path: path, reason: "this is a file, not a folder")
        }
        var files: [(path: String, bytes: [UInt8])] = []
        for name in try Disk.names(inFolder: path) where !name.hasPrefix(".") {
            let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
            note(file)
            files.append((file, try Disk.read(file)))
            paths.append(file)
        }
        return files
    }

    /// The way to the files that a document names.
    package var fileLoader: FileLoader {
        FileLoader { reference, base in
            let folder = self.sources[base].flatMap { Disk.parent(of: $0.path) }
            let path = FilePath.path(reference, in: folder)
            do throws(FileFailure) {
                return .success(try self.load(path))
            } catch {
                return .failure(FileLoader.Failure(error.reason))
            }
        }
    }
}
