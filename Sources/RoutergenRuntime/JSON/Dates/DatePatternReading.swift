import Foundation

/// The fields of a date while a pattern is read.
struct DatePatternReading {
    private var scanner: DateScanner
    private var time = CivilTime(year: 2000, month: 1, day: 1)
    private var weekday: Int?
    private var isAfternoon: Bool?
    private var instant = Instant(seconds: 0)
    private var offset = 0

    init(_ scanner: DateScanner) {
        self.scanner = scanner
    }

    /// The date, or nil where text is left over or no such date exists.
    var date: Date? {
        guard scanner.isAtEnd else { return nil }
        var time = time
        if let isAfternoon {
            guard (0...12).contains(time.hour) else { return nil }
            time.hour = time.hour % 12 + (isAfternoon ? 12 : 0)
        }
        guard let seconds = time.seconds(offset: offset) else { return nil }
        if let weekday, weekday != time.weekday { return nil }
        return Instant(
            seconds: seconds, fraction: instant.fraction, digitCount: instant.digitCount
        ).date
    }

    /// Reads a part of the pattern; false where the text does not have it.
    mutating func read(_ part: DatePattern.Part, isTouching: Bool) -> Bool {
        switch part {
        case .text(let bytes):
            return bytes.allSatisfy { scanner.skip($0) }
        case .field(let letter, let count):
            // One letter: as many digits as there are, if no field follows.
            let digits = isTouching ? count...count : min(count, 1)...max(count, 2)
            return readNumber(letter, count, digits) ?? readWord(letter, count)
        }
    }

    /// Reads a field of digits; nil where the letter is no such field.
    private mutating func readNumber(
        _ letter: UInt8, _ count: Int, _ digits: ClosedRange<Int>
    ) -> Bool? {
        switch letter {
        case UInt8(ascii: "y") where count == 2:
            guard let year = scanner.number(2) else { return false }
            // As `DateFormatter` does by default: 1950 to 2049.
            time.year = year < 50 ? 2000 + year : 1900 + year
            return true
        case UInt8(ascii: "y"): return set(\.year, scanner.number(max(count, 1)...4))
        case UInt8(ascii: "M") where count <= 2: return set(\.month, scanner.number(digits))
        case UInt8(ascii: "d"): return set(\.day, scanner.number(digits))
        case UInt8(ascii: "H"): return set(\.hour, scanner.number(digits))
        case UInt8(ascii: "h"):
            guard let hour = scanner.number(digits), (1...12).contains(hour) else { return false }
            time.hour = hour
            isAfternoon = isAfternoon ?? false
            return true
        case UInt8(ascii: "m"): return set(\.minute, scanner.number(digits))
        case UInt8(ascii: "s"): return set(\.second, scanner.number(digits))
        case UInt8(ascii: "S"):
            instant = Instant(seconds: 0)
            guard scanner.fraction(into: &instant), instant.digitCount >= count else {
                return false
            }
            // A pattern pads with zeros, which say nothing about how fine the date was.
            instant.dropTrailingZeros()
            return true
        default: return nil
        }
    }

    private mutating func set(_ field: WritableKeyPath<CivilTime, Int>, _ value: Int?) -> Bool {
        guard let value else { return false }
        time[keyPath: field] = value
        return true
    }

    private mutating func readWord(_ letter: UInt8, _ count: Int) -> Bool {
        switch letter {
        case UInt8(ascii: "M"):
            let words = count == 4 ? DatePattern.fullMonths : HTTPDate.months
            guard let month = scanner.word(of: words) else { return false }
            time.month = month + 1
            return true
        case UInt8(ascii: "E"):
            let words = count == 4 ? DatePattern.fullWeekdays : HTTPDate.weekdays
            weekday = scanner.word(of: words)
            return weekday != nil
        case UInt8(ascii: "a"):
            guard let half = scanner.word(of: ["AM", "PM"]) else { return false }
            isAfternoon = half == 1
            return true
        default:
            return readZone(letter, count)
        }
    }

    private mutating func readZone(_ letter: UInt8, _ count: Int) -> Bool {
        let allowsZ = letter == UInt8(ascii: "X") || (letter == UInt8(ascii: "Z") && count == 5)
        if allowsZ, scanner.skip(UInt8(ascii: "Z")) { return true }
        if letter == UInt8(ascii: "z"), scanner.word(of: ["GMT", "UTC"]) != nil { return true }
        let isShort = count == 1 && letter | 0x20 == UInt8(ascii: "x")
        let hasColon =
            letter == UInt8(ascii: "Z") ? count == 5 : letter != UInt8(ascii: "z") && count == 3
        guard let value = isShort ? scanner.hours() : scanner.offset(colon: hasColon) else {
            return false
        }
        offset = value
        return true
    }
}

extension DateScanner {
    /// Reads an offset of hours, with minutes where they follow: `+05`, `+0530`.
    mutating func hours() -> Int? {
        guard let sign = next, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
            return nil
        }
        _ = skip(sign)
        guard let hours = number(2), hours <= 23 else { return nil }
        let minutes = number(0...2) ?? 0
        guard minutes <= 59 else { return nil }
        let seconds = hours * 3_600 + minutes * 60
        return sign == UInt8(ascii: "-") ? -seconds : seconds
    }
}
