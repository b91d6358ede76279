import RoutergenSpec
import RoutergenSyntax

/// Reads the input of a run from the disk and remembers it for messages.
package final class SourceLoader {
    /// Every file so far.
    package var sources = SourceMap()
    private var loaded: [String: SourceFile] = [:]

    package init() {}

    /// Reads a file, or gives back what was read before from the same path.
    package func load(_ path: String) throws(FileFailure) -> SourceFile {
        let key = Self.normalized(path)
        if let file = loaded[key] { return file }
        let file = sources.add(path: path, bytes: try Disk.read(path))
        loaded[key] = file
        return file
    }

    /// Reads the files of a folder, without those whose names begin with a period.
    package func loadFolder(_ path: String) throws(FileFailure) -> [SourceFile] {
        guard try Disk.kind(path) != .file else {
            throw FileFailure(path: path, reason: "this is a file, not a folder")
        }
        var files: [SourceFile] = []
        for name in try Disk.names(inFolder: path) where !name.hasPrefix(".") {
            files.append(try load(path.hasSuffix("/") ? path + name : "\(path)/\(name)"))
        }
        return files
    }

    /// The way to the files that a document names.
    package var fileLoader: FileLoader {
        FileLoader { reference, base in
            let folder = self.sources[base].flatMap { Disk.parent(of: $0.path) }
            let path = Self.path(reference, in: folder)
            do throws(FileFailure) {
                return .success(try self.load(path))
            } catch {
                return .failure(FileLoader.Failure(error.reason))
            }
        }
    }

    /// The path of a file that another file names.
    private static func path(_ reference: String, in folder: String?) -> String {
        guard !reference.hasPrefix("/"), let folder else { return normalized(reference) }
        return normalized("\(folder)/\(reference)")
    }

    /// The path without `.` and without `..` behind a folder's name, so that a file has one path,
    /// whichever way an include goes.
    private static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        let text = parts.joined(separator: "/")
        return path.hasPrefix("/") ? "/" + text : text
    }
}
