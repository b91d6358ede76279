import Foundation

/// `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 1123, section 5.2.14; RFC 9110, section 5.6.7).
enum HTTPDate {
    static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Reads a date; the weekday may be left out, the day may have one digit, the seconds may be left
    /// out and the zone may be `GMT`, `UTC`, `UT` or an offset like `-0800`, as RFC 1123 allows.
    static func date(utf8 text: UnsafeBufferPointer<UInt8>) -> Date? {
        var scanner = DateScanner(text)
        var weekday: Int?
        if let day = scanner.word(of: weekdays) {
            guard scanner.skip(UInt8(ascii: ",")), scanner.skip(UInt8(ascii: " ")) else {
                return nil
            }
            weekday = day
        }
        guard let day = scanner.number(1...2), scanner.skip(UInt8(ascii: " ")),
            let month = scanner.word(of: months), scanner.skip(UInt8(ascii: " ")),
            let year = scanner.number(4), scanner.skip(UInt8(ascii: " ")),
            let hour = scanner.number(2), scanner.skip(UInt8(ascii: ":")),
            let minute = scanner.number(2)
        else { return nil }
        var second = 0
        if scanner.skip(UInt8(ascii: ":")) {
            guard let value = scanner.number(2) else { return nil }
            second = value
        }
        guard scanner.skip(UInt8(ascii: " ")), let offset = zone(&scanner), scanner.isAtEnd else {
            return nil
        }
        let time = CivilTime(
            year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second)
        guard let seconds = time.seconds(offset: offset) else { return nil }
        if let weekday, weekday != time.weekday { return nil }
        return Instant(seconds: seconds).date
    }

    private static func zone(_ scanner: inout DateScanner) -> Int? {
        if scanner.word(of: ["GMT", "UTC", "UT"]) != nil { return 0 }
        return scanner.offset(colon: false)
    }

    /// Writes whole seconds, in GMT; nil outside the years 0 to 9999.
    static func string(from date: Date) -> String? {
        guard let instant = Instant(date), let time = CivilTime(seconds: instant.seconds) else {
            return nil
        }
        var text = Array("\(weekdays[time.weekday]), ".utf8)
        RFC3339.append(time.day, digits: 2, to: &text)
        text.append(contentsOf: " \(months[time.month - 1]) ".utf8)
        RFC3339.append(time.year, digits: 4, to: &text)
        text.append(UInt8(ascii: " "))
        RFC3339.append(time.hour, digits: 2, to: &text)
        text.append(UInt8(ascii: ":"))
        RFC3339.append(time.minute, digits: 2, to: &text)
        text.append(UInt8(ascii: ":"))
        RFC3339.append(time.second, digits: 2, to: &text)
        text.append(contentsOf: " GMT".utf8)
        return String(decoding: text, as: UTF8.self)
    }
}
