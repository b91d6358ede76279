import Foundation
import ProgramTiming

/// The code that the generator writes for one description.
struct GeneratedCode {
    /// The path of `routergen`.
    let generator: String
    /// The path of the description.
    let document: String
    /// Where the code goes.
    let folder: String

    /// Generates, or brings the files up to date.
    ///
    /// - Returns: The paths of all files, sorted.
    func files() throws -> [String] {
        _ = try ProgramRun.of(
            generator, ["generate", document, "--output", folder, "--access", "public"])
        return try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
}
