import Foundation
import Testing

/// The folder of test suites and real documents beside the checkout.
enum Shared {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()  // Support
        .deletingLastPathComponent()  // RoutergenSyntaxTests
        .deletingLastPathComponent()  // Tests
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("shared")

    static let isPresent = FileManager.default.fileExists(atPath: folder.path)

    static let absence: Comment = "needs ../shared beside the checkout"

    /// The names of the files in a folder, sorted.
    static func names(in path: String) throws -> [String] {
        try FileManager.default
            .contentsOfDirectory(atPath: folder.appendingPathComponent(path).path)
            .sorted()
    }

    static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent(path)))
    }
}
