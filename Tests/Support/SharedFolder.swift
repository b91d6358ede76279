import Foundation

/// The folder `shared` beside the checkout, with test suites and real documents; tests that need it
/// are disabled where it is absent.
package enum SharedFolder {
    private static let root = Repository.root.deletingLastPathComponent()
        .appendingPathComponent("shared")

    /// Whether there is such a file or folder.
    package static func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url(path).path)
    }

    package static func url(_ path: String) -> URL {
        root.appendingPathComponent(path)
    }

    /// The names of the files in a folder, sorted.
    package static func names(in path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url(path).path).sorted()
    }

    /// The files in a folder, sorted; none where the folder is absent.
    package static func files(in path: String, withExtension ending: String) -> [URL] {
        ((try? names(in: path)) ?? []).map { url("\(path)/\($0)") }
            .filter { $0.pathExtension == ending }
    }

    package static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: url(path)))
    }
}
