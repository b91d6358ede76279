import Foundation
import TestSupport

/// The recorded answers of 500px in `specs/five100px`.
enum RecordedResponse {
    static let folder = Repository.root.appendingPathComponent("specs/five100px")

    static func data(_ name: String) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent("\(name).json"))
    }

    static func text(_ name: String) throws -> String {
        String(decoding: try data(name), as: UTF8.self)
    }

    /// The names of all recordings, sorted.
    static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".json") }
            .map { String($0.dropLast(5)) }
            .sorted()
    }
}
