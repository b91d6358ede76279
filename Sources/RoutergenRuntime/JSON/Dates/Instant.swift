import Foundation

/// Dates as whole seconds since 1970 and a fraction, so that neither is rounded with the other.
enum Instant {
    /// Whole seconds that any calendar or format here can reach: some 30 million years around 1970.
    private static let range = -1_000_000_000_000_000.0...1_000_000_000_000_000.0

    /// The date at a number of seconds since 1970; `fraction` is from 0 to below 1.
    static func date(seconds: Int, fraction: Double = 0) -> Date {
        let (whole, _) = seconds.subtractingReportingOverflow(CivilTime.referenceSeconds)
        return Date(timeIntervalSinceReferenceDate: Double(whole) + fraction)
    }

    /// Seconds since 1970 and nanoseconds, with as few digits as it takes to read the same date back.
    ///
    /// A `Date` of today has about seven digits after the point: `.1` must become 100 million
    /// nanoseconds, not the 99,999,905 of its nearest double. nil for dates out of all proportion.
    static func split(_ date: Date) -> (seconds: Int, nanoseconds: Int)? {
        let interval = date.timeIntervalSinceReferenceDate
        guard range.contains(interval) else { return nil }
        let whole = interval.rounded(.down)
        let fraction = interval - whole
        let seconds = Int(whole) + CivilTime.referenceSeconds
        guard fraction > 0 else { return (seconds, 0) }
        var unit = 1_000_000_000
        var scale = 1.0
        for _ in 0..<9 {
            unit /= 10
            scale *= 10
            let digits = (fraction * scale).rounded()
            if whole + digits / scale == interval {
                return carry(seconds, Int(digits) * unit)
            }
        }
        return carry(seconds, Int((fraction * 1_000_000_000).rounded()))
    }

    private static func carry(_ seconds: Int, _ nanoseconds: Int) -> (Int, Int) {
        nanoseconds == 1_000_000_000 ? (seconds + 1, 0) : (seconds, nanoseconds)
    }

    /// `.5` for 500 million nanoseconds, nothing for none.
    static func fractionText(_ nanoseconds: Int) -> String {
        guard nanoseconds > 0 else { return "" }
        let digits = String(nanoseconds)
        var text = String(repeating: "0", count: max(0, 9 - digits.count)) + digits
        while text.hasSuffix("0") { text.removeLast() }
        return ".\(text)"
    }
}
