/// Paths as texts; nothing here looks at the disk.
package enum FilePath {
    /// The path of a file that another file in a folder names; nil is the working folder.
    package static func path(_ reference: String, in folder: String?) -> String {
        guard !reference.hasPrefix("/"), let folder else { return normalized(reference) }
        return normalized("\(folder)/\(reference)")
    }

    /// The last component of a path.
    package static func name(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The way from a folder to a path, both absolute: `../Base`, `./Parts/Base`.
    package static func relative(_ path: String, to folder: String) -> String {
        let target = normalized(path).split(separator: "/")
        let start = normalized(folder).split(separator: "/")
        let shared = zip(target, start).prefix { $0 == $1 }.count
        let up = Array(repeating: Substring(".."), count: start.count - shared)
        return ((up.isEmpty ? ["."] : up) + target[shared...]).joined(separator: "/")
    }

    /// The path without `.` and without `..` behind a folder's name, so that a file has one path,
    /// whichever way an include goes.
    package static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for segment in path.utf8.split(separator: UInt8(ascii: "/")) {
            let part = Substring(segment)
            if part == "." { continue }
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
