import Foundation

/// What compiling the code of one description in one mode took, beside the calibration.
struct CompileResult {
    let name: String
    let mode: CompileMode
    let limits: CompileLimits
    let calibration: SwiftCompiler.Compilation
    let generated: SwiftCompiler.Compilation

    /// Processor time, because with two processors the time on the clock depends on how the driver shares the
    /// work out: the calibration is one file, and generated code many.
    var ratio: Double {
        generated.measurement.processorSeconds / calibration.measurement.processorSeconds
    }

    var isWithinLimits: Bool {
        ratio <= limits.ratio && Double(generated.measurement.peakMemory) <= limits.memory
            && Double(generated.text) <= limits.text
    }

    static let header = """
        description                          mode        CPU  on the clock       calibration  \
        times the calibration         memory           text
        """

    var row: String {
        let measured = generated.measurement
        return column(name, 36) + " " + column(mode.rawValue, 8)
            + String(
                format: "%6.1f s%12.1f s%16.2f s  %7.1f (limit %4.1f)",
                measured.processorSeconds, measured.seconds,
                calibration.measurement.processorSeconds, ratio, limits.ratio)
            + String(
                format: "%10.0f MB  %5.1f MB (limit %4.1f)  ",
                Double(measured.peakMemory) / 1_000_000, Double(generated.text) / 1_000_000,
                limits.text / 1_000_000)
            + (isWithinLimits ? "met" : "MISSED")
    }

    private func column(_ text: String, _ width: Int) -> String {
        text.padding(toLength: width, withPad: " ", startingAt: 0)
    }
}
