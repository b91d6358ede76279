import Foundation
import ProgramTiming

/// What was measured, and whether it is good enough.
struct GenerationResult {
    /// How many times as long as the event loop the generator may take.
    static let ratioLimit = 6.0
    /// How much memory the generator may use at its peak, in bytes.
    static let memoryLimit = 300_000_000

    let document: String
    var loops: [ProgramRun] = []
    var generations: [ProgramRun] = []

    var isWithinTarget: Bool {
        ratio(\.seconds) <= Self.ratioLimit && peakMemory <= Self.memoryLimit
    }

    private var peakMemory: Int { generations.map(\.peakMemory).max() ?? 0 }

    /// The median of how many times as much the generator took in each round.
    private func ratio(_ time: KeyPath<ProgramRun, Double>) -> Double {
        zip(generations, loops).map { $0[keyPath: time] / $1[keyPath: time] }.median
    }

    var report: String {
        """
        Generating from \((document as NSString).lastPathComponent), \(loops.count) rounds, medians

                          wall       CPU
        event loop   \(milliseconds(loops, \.seconds))\(milliseconds(loops, \.processorSeconds))
        routergen    \(milliseconds(generations, \.seconds))\
        \(milliseconds(generations, \.processorSeconds))
        ratio        \(column("%9.1f", ratio(\.seconds)))\(column("%10.1f", ratio(\.processorSeconds)))

        Peak memory: \(peakMemory / 1_000_000) MB
        Target: wall time at most \(column("%.0f", Self.ratioLimit)) times the event loop, at most \
        \(Self.memoryLimit / 1_000_000) MB: \(isWithinTarget ? "met" : "MISSED")
        """
    }

    private func milliseconds(
        _ measurements: [ProgramRun], _ time: KeyPath<ProgramRun, Double>
    ) -> String {
        column("%7.0f ms", measurements.map { $0[keyPath: time] * 1000 }.median)
    }

    private func column(_ format: String, _ value: Double) -> String {
        String(format: format, value)
    }
}

extension [Double] {
    /// The middle one by size; zero where there is none.
    fileprivate var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
