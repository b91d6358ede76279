import Foundation

/// Seconds or milliseconds since 1970, as the text of a JSON number.
enum UnixTime {
    /// What can be counted in without overflow: 30 million years of milliseconds.
    private static let range = -1_000_000_000_000_000_000...1_000_000_000_000_000_000

    /// Reads a number; `shift` is the number of decimal places that are no seconds: 3 for milliseconds.
    static func date(utf8 text: UnsafeBufferPointer<UInt8>, shift: Int) -> Date? {
        if let integer = JSONNumberText.integer(text, isPlain: false) {
            guard let value = integer.value(Int.self), range.contains(value) else { return nil }
            return date(value, fraction: 0, shift: shift)
        }
        // With a fraction: its digits, read by themselves, so that 1700000000.1 is exactly `.1`.
        if let point = text.firstIndex(of: UInt8(ascii: ".")),
            !text.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }),
            let integer = JSONNumberText.integer(
                UnsafeBufferPointer(rebasing: text[..<point]), isPlain: true),
            let whole = integer.value(Int.self), range.contains(whole)
        {
            var scanner = DateScanner(UnsafeBufferPointer(rebasing: text[(point + 1)...]))
            let fraction = scanner.fraction() ?? 0
            if !integer.isNegative { return date(whole, fraction: fraction, shift: shift) }
            return date(whole - 1, fraction: 1 - fraction, shift: shift)
        }
        let value = JSONNumberText.double(text)
        guard value.isFinite else { return nil }
        return Date(timeIntervalSince1970: value / (shift == 3 ? 1_000 : 1))
    }

    private static func date(_ value: Int, fraction: Double, shift: Int) -> Date {
        guard shift == 3 else { return Instant.date(seconds: value, fraction: fraction) }
        let (quotient, remainder) = value.quotientAndRemainder(dividingBy: 1_000)
        let seconds = remainder < 0 ? quotient - 1 : quotient
        let milliseconds = remainder < 0 ? remainder + 1_000 : remainder
        return Instant.date(seconds: seconds, fraction: (Double(milliseconds) + fraction) / 1_000)
    }

    /// Writes an integer, with a fraction only where there is one; nil for dates out of all proportion.
    static func string(from date: Date, shift: Int) -> String? {
        guard let (seconds, nanoseconds) = Instant.split(date) else { return nil }
        // -1.75 is split into -2 and .25, and written from its magnitude.
        let isNegative = seconds < 0
        let hasBorrow = isNegative && nanoseconds > 0
        var whole = hasBorrow ? -(seconds + 1) : abs(seconds)
        var rest = hasBorrow ? 1_000_000_000 - nanoseconds : nanoseconds
        if shift == 3 {
            whole = whole * 1_000 + rest / 1_000_000
            rest = rest % 1_000_000 * 1_000
        }
        return "\(isNegative ? "-" : "")\(whole)\(Instant.fractionText(rest))"
    }
}
