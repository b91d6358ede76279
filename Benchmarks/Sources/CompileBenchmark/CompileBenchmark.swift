import Foundation
import ProgramTiming

/// Compiles the generated code of descriptions, and in the same run the calibration.
struct CompileBenchmark {
    let compiler: SwiftCompiler
    /// The path of `routergen`.
    let generator: String
    /// Where everything is written.
    let folder: String
    /// How often the calibration is compiled; the median counts.
    private static let calibrationRounds = 5

    /// Measures descriptions in both modes and prints a row for each.
    ///
    /// - Returns: Whether all are within their limits.
    func run(_ documents: [String]) throws -> Bool {
        show(CompileResult.header)
        var isWithinLimits = true
        for mode in CompileMode.allCases {
            let calibration = try calibrate(mode)
            for document in documents {
                let result = try measure(document, mode, calibration)
                show(result.row)
                isWithinLimits = isWithinLimits && result.isWithinLimits
            }
        }
        return isWithinLimits
    }

    /// Prints a line at once, also into a pipe: the next one takes minutes.
    private func show(_ line: String) {
        print(line)
        fflush(nil)
    }

    private func calibrate(_ mode: CompileMode) throws -> SwiftCompiler.Compilation {
        let file = "\(folder)/Calibration.swift"
        try Calibration.source.write(toFile: file, atomically: true, encoding: .utf8)
        let rounds = try (0..<Self.calibrationRounds).map { round in
            try compiler.compile([file], mode, into: "\(folder)/calibration-\(mode)-\(round)")
        }
        return rounds.sorted {
            $0.measurement.processorSeconds < $1.measurement.processorSeconds
        }[Self.calibrationRounds / 2]
    }

    private func measure(
        _ document: String, _ mode: CompileMode, _ calibration: SwiftCompiler.Compilation
    ) throws -> CompileResult {
        let url = URL(fileURLWithPath: document)
        let name = url.deletingPathExtension().lastPathComponent
        let code = GeneratedCode(
            generator: generator, document: document, folder: "\(folder)/\(name)")
        let generated = try compiler.compile(
            try code.files(), mode, into: "\(folder)/\(name)-\(mode)")
        let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        return CompileResult(
            name: name, mode: mode, limits: CompileLimits(mode, size: size),
            calibration: calibration, generated: generated)
    }
}
