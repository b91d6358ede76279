import Foundation

/// Seconds or milliseconds since 1970, as the text of a JSON number.
enum UnixTime {
    /// Reads a number of seconds, or of milliseconds.
    static func date(utf8 text: UnsafeBufferPointer<UInt8>, isMilliseconds: Bool) -> Date? {
        let point = text.firstIndex(of: UInt8(ascii: "."))
        let hasExponent = text.contains { $0 | 0x20 == UInt8(ascii: "e") }
        guard !hasExponent else {
            let value = JSONNumberText.double(text) / (isMilliseconds ? 1_000 : 1)
            guard abs(value) < Double(Instant.range.upperBound) else { return nil }
            return Date(timeIntervalSince1970: value)
        }
        // Without an exponent: the digits, read by themselves, so that 1700000000.1 is exactly `.1`.
        let whole = UnsafeBufferPointer(rebasing: text[..<(point ?? text.count)])
        guard let integer = JSONNumberText.integer(whole, isPlain: true),
            let magnitude = integer.magnitude.flatMap({ Int64(exactly: $0) })
        else { return nil }
        var instant = Instant(seconds: magnitude)
        if let point {
            var scanner = DateScanner(UnsafeBufferPointer(rebasing: text[(point + 1)...]))
            guard scanner.fraction(into: &instant) else { return nil }
        }
        if isMilliseconds { instant.moveThreeDigitsToFraction() }
        guard Instant.range.contains(instant.seconds) else { return nil }
        return integer.isNegative ? instant.negated.date : instant.date
    }

    /// Writes an integer, with a fraction only where there is one; nil for dates out of all proportion.
    static func string(from date: Date, isMilliseconds: Bool) -> String? {
        guard let instant = Instant(date) else { return nil }
        // -1.75 is kept as -2 and .25, and written from its magnitude.
        let magnitude = instant.seconds < 0 ? instant.negated : instant
        let sign = instant.seconds < 0 ? "-" : ""
        guard isMilliseconds else { return "\(sign)\(magnitude.seconds)\(magnitude.fractionText)" }
        let digits = magnitude.fractionDigits
        let milliseconds = digits.prefix(3)
        let padding = String(repeating: "0", count: 3 - milliseconds.utf8.count)
        let whole = "\(magnitude.seconds)\(milliseconds)\(padding)".drop { $0 == "0" }
        let rest = digits.dropFirst(3)
        return "\(sign)\(whole.isEmpty ? "0" : whole)\(rest.isEmpty ? "" : ".\(rest)")"
    }
}

extension Instant {
    /// The instant as long before 1970 as this one is after, and the other way round.
    var negated: Instant {
        guard fraction > 0 else {
            return Instant(seconds: -seconds, fraction: 0, digitCount: digitCount)
        }
        var scale: Int64 = 1
        for _ in 0..<digitCount { scale *= 10 }
        return Instant(seconds: -seconds - 1, fraction: scale - fraction, digitCount: digitCount)
    }

    /// Milliseconds as seconds: 1500 becomes 1 and `.500`.
    mutating func moveThreeDigitsToFraction() {
        var scale: Int64 = 1
        // Seventeen digits are all that count; see `DateScanner.fraction`.
        while digitCount > 14 {
            fraction /= 10
            digitCount -= 1
        }
        for _ in 0..<digitCount { scale *= 10 }
        fraction += seconds % 1_000 * scale
        seconds /= 1_000
        digitCount += 3
    }
}
