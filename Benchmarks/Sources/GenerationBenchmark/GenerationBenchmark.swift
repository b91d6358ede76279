import Foundation
import ProgramTiming

/// Times whole runs of the generator against whole runs of a bare libyaml event loop over the same
/// file, alternately, so that whatever else the machine does meets both.
struct GenerationBenchmark {
    let generator: String
    let eventLoop: String
    let document: String
    /// How often each program is timed, after one run of each that is not.
    var rounds = 11

    func run() throws -> GenerationResult {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("routergen-bench-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var result = GenerationResult(document: document)
        for round in 0...rounds {
            let loop = try ProgramRun.of(eventLoop, [document])
            // Into a new folder every time: a run that finds its files up to date writes nothing. All
            // are removed at the end: file systems are slow in folders that were just emptied.
            let output = folder.appendingPathComponent("\(round)").path
            let generation = try ProgramRun.of(
                generator, ["generate", document, "--output", output])
            guard round > 0 else { continue }
            result.loops.append(loop)
            result.generations.append(generation)
        }
        return result
    }
}
