import Foundation

/// A date and time of day in UTC on the proleptic Gregorian calendar, and the seconds since 1970 it stands for.
///
/// RFC 3339 knows no other calendar, and arithmetic is a hundred times faster than `Calendar`.
struct CivilTime: Sendable, Equatable {
    var year: Int
    var month: Int
    var day: Int
    var hour = 0
    var minute = 0
    var second = 0

    /// Seconds between 1970 and `Date`'s reference date, 2001.
    static let referenceSeconds: Int64 = 978_307_200

    static let secondsPerDay: Int64 = 86_400

    /// Days from 1970-01-01 to a date (a year counted from March has its leap day at its end).
    static func days(year: Int, month: Int, day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = floorDivide(shifted, 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The date that is a number of days after 1970-01-01.
    static func date(days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = floorDivide(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    static func daysInMonth(_ month: Int, of year: Int) -> Int {
        switch month {
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    static func isDate(year: Int, month: Int, day: Int) -> Bool {
        (0...9999).contains(year) && (1...12).contains(month) && day >= 1
            && day <= daysInMonth(month, of: year)
    }

    /// Seconds since 1970, or nil where the date or the time does not exist.
    ///
    /// Second 60 is a leap second where the time in UTC is 23:59:60; it is the same instant as the
    /// following midnight, because `Date` counts none.
    func seconds(offset: Int = 0) -> Int64? {
        guard Self.isDate(year: year, month: month, day: day), (0...23).contains(hour),
            (0...59).contains(minute), (0...60).contains(second)
        else { return nil }
        let days = Self.days(year: year, month: month, day: day)
        let timeOfDay = Int64(hour * 3_600 + minute * 60 + second - offset)
        let seconds = Int64(days) * Self.secondsPerDay + timeOfDay
        if second == 60,
            Self.floorDivide(seconds, Self.secondsPerDay) * Self.secondsPerDay != seconds
        {
            return nil
        }
        return seconds
    }

    /// 0 for Sunday to 6 for Saturday.
    var weekday: Int {
        let days = Self.days(year: year, month: month, day: day)
        return days + 4 - Self.floorDivide(days + 4, 7) * 7
    }

    private static func floorDivide<Value: SignedInteger>(
        _ value: Value, _ divisor: Value
    ) -> Value {
        value >= 0 ? value / divisor : (value + 1) / divisor - 1
    }
}

extension CivilTime {
    /// The time that is a number of seconds after 1970, or nil outside the years 0 to 9999.
    init?(seconds: Int64) {
        // 64 bits, because `Int` has 32 on some watches and the seconds of 2038 do not fit.
        let days = Self.floorDivide(seconds, Self.secondsPerDay)
        guard (-1_000_000...4_000_000).contains(days) else { return nil }
        let rest = Int(seconds - days * Self.secondsPerDay)
        let (year, month, day) = Self.date(days: Int(days))
        guard (0...9999).contains(year) else { return nil }
        self.init(
            year: year, month: month, day: day, hour: rest / 3_600, minute: rest / 60 % 60,
            second: rest % 60)
    }
}
