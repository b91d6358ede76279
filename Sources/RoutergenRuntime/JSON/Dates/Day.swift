import Foundation

/// A day of the Gregorian calendar without a time or a zone: `2009-12-15` (RFC 3339, `full-date`).
///
/// A `Date` is an instant, and which day that is depends on where one stands; a birthday does not.
public struct Day: Sendable, Hashable, Comparable, LosslessStringConvertible {
    /// The year, from 0 to 9999.
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// A day, or nil where the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard CivilTime.isDate(year: year, month: month, day: day) else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads `yyyy-MM-dd`.
    public init?(_ description: String) {
        var text = description
        guard let day = text.withUTF8({ Day(utf8: $0) }) else { return nil }
        self = day
    }

    init?(utf8 text: UnsafeBufferPointer<UInt8>) {
        var scanner = DateScanner(text)
        guard let year = scanner.number(4), scanner.skip(UInt8(ascii: "-")),
            let month = scanner.number(2), scanner.skip(UInt8(ascii: "-")),
            let day = scanner.number(2), scanner.isAtEnd
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The day that an instant falls on in a time zone, or nil outside the years 0 to 9999.
    public init?(_ date: Date, in timeZone: TimeZone) {
        let local = date.addingTimeInterval(TimeInterval(timeZone.secondsFromGMT(for: date)))
        guard let instant = Instant(local), let time = CivilTime(seconds: instant.seconds) else {
            return nil
        }
        self.init(year: time.year, month: time.month, day: time.day)
    }

    /// The instant at which the day begins in a time zone.
    public func start(in timeZone: TimeZone) -> Date {
        let days = CivilTime.days(year: year, month: month, day: day)
        let midnight = Instant(seconds: Int64(days) * CivilTime.secondsPerDay).date
        // The offset at the local midnight; one step settles it but where clocks change that night.
        let guess = midnight.addingTimeInterval(
            -TimeInterval(timeZone.secondsFromGMT(for: midnight)))
        return midnight.addingTimeInterval(-TimeInterval(timeZone.secondsFromGMT(for: guess)))
    }

    /// `yyyy-MM-dd`
    public var description: String {
        var text: [UInt8] = []
        RFC3339.append(year, digits: 4, to: &text)
        text.append(UInt8(ascii: "-"))
        RFC3339.append(month, digits: 2, to: &text)
        text.append(UInt8(ascii: "-"))
        RFC3339.append(day, digits: 2, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether one day is earlier than another.
    public static func < (one: Day, other: Day) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }
}

extension Day: JSONModel {
    /// Reads a string `yyyy-MM-dd`.
    public init(json: JSONReader) throws {
        self = try json.stringValue("day (yyyy-MM-dd)") { Day(utf8: $0) }
    }

    /// Writes a string `yyyy-MM-dd`.
    public func write(json: inout JSONWriter) {
        json.write(description)
    }
}
