import Foundation

/// `1996-12-19T16:39:57.25-08:00` (RFC 3339, section 5.6).
enum RFC3339 {
    /// Reads any fraction and any offset; `t`, `z` and a space for `T` are allowed, as the RFC says.
    static func date(utf8 text: UnsafeBufferPointer<UInt8>) -> Date? {
        var scanner = DateScanner(text)
        guard let year = scanner.number(4), scanner.skip(UInt8(ascii: "-")),
            let month = scanner.number(2), scanner.skip(UInt8(ascii: "-")),
            let day = scanner.number(2), skipSeparator(&scanner),
            let hour = scanner.number(2), scanner.skip(UInt8(ascii: ":")),
            let minute = scanner.number(2), scanner.skip(UInt8(ascii: ":")),
            let second = scanner.number(2)
        else { return nil }
        var instant = Instant(seconds: 0)
        if scanner.skip(UInt8(ascii: ".")), !scanner.fraction(into: &instant) { return nil }
        guard let offset = offset(&scanner), scanner.isAtEnd else { return nil }
        let time = CivilTime(
            year: year, month: month, day: day, hour: hour, minute: minute, second: second)
        guard let seconds = time.seconds(offset: offset) else { return nil }
        instant.seconds = seconds
        return instant.date
    }

    /// Writes UTC, with a fraction only where there is one; nil outside the years 0 to 9999.
    static func string(from date: Date) -> String? {
        guard let instant = Instant(date), let time = CivilTime(seconds: instant.seconds) else {
            return nil
        }
        var text: [UInt8] = []
        text.reserveCapacity(32)
        append(time.year, digits: 4, to: &text)
        text.append(UInt8(ascii: "-"))
        append(time.month, digits: 2, to: &text)
        text.append(UInt8(ascii: "-"))
        append(time.day, digits: 2, to: &text)
        text.append(UInt8(ascii: "T"))
        append(time.hour, digits: 2, to: &text)
        text.append(UInt8(ascii: ":"))
        append(time.minute, digits: 2, to: &text)
        text.append(UInt8(ascii: ":"))
        append(time.second, digits: 2, to: &text)
        text.append(contentsOf: instant.fractionText.utf8)
        text.append(UInt8(ascii: "Z"))
        return String(decoding: text, as: UTF8.self)
    }

    static func append(_ number: Int, digits: Int, to text: inout [UInt8]) {
        var divisor = 1
        for _ in 1..<digits { divisor *= 10 }
        while divisor > 0 {
            text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / divisor % 10))
            divisor /= 10
        }
    }

    private static func skipSeparator(_ scanner: inout DateScanner) -> Bool {
        scanner.skip(UInt8(ascii: "T")) || scanner.skip(UInt8(ascii: "t"))
            || scanner.skip(UInt8(ascii: " "))
    }

    private static func offset(_ scanner: inout DateScanner) -> Int? {
        if scanner.skip(UInt8(ascii: "Z")) || scanner.skip(UInt8(ascii: "z")) { return 0 }
        return scanner.offset(colon: true)
    }
}
