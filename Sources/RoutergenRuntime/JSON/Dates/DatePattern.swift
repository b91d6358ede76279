import Foundation

/// Dates by a pattern of Unicode Technical Standard 35, part 4, "Date Format Patterns".
///
/// The fields that services use are read and written here, in any thread and without a formatter:
/// `y M d E a H h m s S X x Z z`. A pattern with another field goes to a `DateFormatter` behind a lock.
struct DatePattern {
    /// A part of a pattern: a field with its repetitions, or text that stands for itself.
    enum Part: Equatable {
        case field(UInt8, Int)
        case text([UInt8])
    }

    let pattern: String
    let parts: [Part]

    init(_ pattern: String) {
        self.pattern = pattern
        parts = Self.parts(of: Array(pattern.utf8))
    }

    /// Whether all fields are among those that are read and written here.
    var isPlain: Bool {
        parts.allSatisfy { part in
            guard case .field(let letter, let count) = part else { return true }
            return switch letter {
            case UInt8(ascii: "y"): count == 1 || count == 2 || count == 4
            case UInt8(ascii: "M"), UInt8(ascii: "E"): count <= 4
            case UInt8(ascii: "d"), UInt8(ascii: "H"), UInt8(ascii: "h"), UInt8(ascii: "m"),
                UInt8(ascii: "s"):
                count <= 2
            case UInt8(ascii: "S"): count <= 9
            case UInt8(ascii: "a"): count <= 3
            case UInt8(ascii: "X"), UInt8(ascii: "x"): count <= 3
            case UInt8(ascii: "Z"): count <= 3 || count == 5
            case UInt8(ascii: "z"): count <= 3
            default: false
            }
        }
    }

    func date(utf8 text: UnsafeBufferPointer<UInt8>) -> Date? {
        guard isPlain else {
            return DateFormatters.date(from: String(decoding: text, as: UTF8.self), pattern)
        }
        var reading = DatePatternReading(DateScanner(text))
        for (index, part) in parts.enumerated() {
            // `yyyyMMdd`: a field that touches the next one takes its own digits and no more.
            let next = index + 1 < parts.count ? parts[index + 1] : .text([])
            var isTouching = false
            if case .field = next { isTouching = true }
            guard reading.read(part, isTouching: isTouching) else { return nil }
        }
        return reading.date
    }

    func string(from date: Date) -> String? {
        guard isPlain else { return DateFormatters.string(from: date, pattern) }
        guard let instant = Instant(date), let time = CivilTime(seconds: instant.seconds) else {
            return nil
        }
        var text: [UInt8] = []
        for part in parts {
            switch part {
            case .text(let bytes): text.append(contentsOf: bytes)
            case .field(let letter, let count):
                Self.append(letter, count, time, instant, to: &text)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func append(
        _ letter: UInt8, _ count: Int, _ time: CivilTime, _ instant: Instant, to text: inout [UInt8]
    ) {
        switch letter {
        case UInt8(ascii: "y") where count == 2: number(time.year % 100, 2, to: &text)
        case UInt8(ascii: "y"): number(time.year, count, to: &text)
        case UInt8(ascii: "M") where count >= 3:
            text.append(contentsOf: month(time.month, isFull: count == 4).utf8)
        case UInt8(ascii: "M"): number(time.month, count, to: &text)
        case UInt8(ascii: "d"): number(time.day, count, to: &text)
        case UInt8(ascii: "E"):
            text.append(contentsOf: weekday(time.weekday, isFull: count == 4).utf8)
        case UInt8(ascii: "a"): text.append(contentsOf: (time.hour < 12 ? "AM" : "PM").utf8)
        case UInt8(ascii: "H"): number(time.hour, count, to: &text)
        case UInt8(ascii: "h"): number((time.hour + 11) % 12 + 1, count, to: &text)
        case UInt8(ascii: "m"): number(time.minute, count, to: &text)
        case UInt8(ascii: "s"): number(time.second, count, to: &text)
        case UInt8(ascii: "S"):
            let digits = instant.fractionDigits.utf8
            text.append(contentsOf: digits.prefix(count))
            text.append(
                contentsOf: repeatElement(UInt8(ascii: "0"), count: max(0, count - digits.count)))
        case UInt8(ascii: "x"):
            text.append(contentsOf: ["+00", "+0000", "+00:00"][count - 1].utf8)
        case UInt8(ascii: "Z") where count <= 3: text.append(contentsOf: "+0000".utf8)
        case UInt8(ascii: "z"): text.append(contentsOf: "GMT".utf8)
        default: text.append(UInt8(ascii: "Z"))
        }
    }

    private static func number(_ number: Int, _ digits: Int, to text: inout [UInt8]) {
        RFC3339.append(number, digits: max(digits, String(number).utf8.count), to: &text)
    }

    private static func month(_ month: Int, isFull: Bool) -> String {
        isFull ? fullMonths[month - 1] : HTTPDate.months[month - 1]
    }

    private static func weekday(_ weekday: Int, isFull: Bool) -> String {
        isFull ? fullWeekdays[weekday] : HTTPDate.weekdays[weekday]
    }

    static let fullMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
    static let fullWeekdays = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]

    /// Letters are fields, text in single quotes stands for itself, and two quotes are one.
    private static func parts(of pattern: [UInt8]) -> [Part] {
        var parts: [Part] = []
        var text: [UInt8] = []
        var isQuoted = false
        var index = 0
        while index < pattern.count {
            let byte = pattern[index]
            if byte == UInt8(ascii: "'") {
                if index + 1 < pattern.count, pattern[index + 1] == byte {
                    text.append(byte)
                    index += 2
                } else {
                    isQuoted.toggle()
                    index += 1
                }
            } else if !isQuoted, byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z")
            {
                if !text.isEmpty { parts.append(.text(text)) }
                text = []
                let end = pattern[index...].firstIndex { $0 != byte } ?? pattern.count
                parts.append(.field(byte, end - index))
                index = end
            } else {
                text.append(byte)
                index += 1
            }
        }
        if !text.isEmpty { parts.append(.text(text)) }
        return parts
    }
}
