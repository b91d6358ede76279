import Foundation

/// An instant as whole seconds since 1970 and the decimal digits of a fraction: -2 and `.25` for -1.75.
///
/// A `Date` counts seconds from 2001 in a `Double`, which today is twice as fine as the same count from
/// 1970. Fractions of up to six digits are taken as `Date(timeIntervalSince1970:)` takes them, because
/// that is what people compare with; longer ones are taken as `Date` stores them, so that any date
/// comes back the same.
struct Instant {
    /// Whole seconds since 1970, rounded down.
    var seconds: Int64
    /// The digits of the fraction as a number: 25 for `.25` and for `.025`.
    var fraction: Int64 = 0
    /// How many digits that is, with leading zeros: 2 for `.25` and 3 for `.025`; at most 17.
    var digitCount = 0

    private static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
        1e17,
    ]

    /// Up to this many digits are counted from 1970.
    private static let finestDigitCountSince1970 = 6

    /// Seconds that calendars and formats can reckon with: some 30 million years around 1970.
    static let range: ClosedRange<Int64> = -1_000_000_000_000_000...1_000_000_000_000_000

    /// The instant as a date.
    var date: Date {
        let scale = Self.powersOfTen[min(max(digitCount, 0), 17)]
        let part = Double(fraction) / scale
        if digitCount <= Self.finestDigitCountSince1970 {
            return Date(timeIntervalSince1970: Double(seconds) + part)
        }
        return Date(
            timeIntervalSinceReferenceDate: Double(seconds - CivilTime.referenceSeconds) + part)
    }

    init(seconds: Int64, fraction: Int64 = 0, digitCount: Int = 0) {
        self.seconds = seconds
        self.fraction = fraction
        self.digitCount = digitCount
    }

    /// A date with as few digits as it takes to read the same date back, but at most nine; nil for dates
    /// out of all proportion.
    init?(_ date: Date) {
        let interval = date.timeIntervalSinceReferenceDate
        guard interval.isFinite, abs(interval) < Double(Self.range.upperBound) else { return nil }
        let whole = interval.rounded(.down)
        self.init(seconds: Int64(whole) + CivilTime.referenceSeconds)
        guard interval > whole else { return }
        for count in 1...9 {
            digitCount = count
            fraction = Int64(((interval - whole) * Self.powersOfTen[count]).rounded())
            if self.date == date { return }
        }
        if fraction == 1_000_000_000 {
            self.init(seconds: seconds + 1)
        }
    }

    /// Takes `.250` for `.25`.
    mutating func dropTrailingZeros() {
        while digitCount > 0, fraction % 10 == 0 {
            fraction /= 10
            digitCount -= 1
        }
    }

    /// The digits of the fraction, with leading zeros.
    var fractionDigits: String {
        guard digitCount > 0 else { return "" }
        let digits = String(fraction)
        return String(repeating: "0", count: max(0, digitCount - digits.utf8.count)) + digits
    }

    /// The digits of the fraction behind a point; nothing where there is none.
    var fractionText: String { digitCount > 0 ? ".\(fractionDigits)" : "" }
}
