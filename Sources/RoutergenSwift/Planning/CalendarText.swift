/// Recognizes the texts of days and moments.
enum CalendarText {
    /// A day of the Gregorian calendar: `2024-02-29`, but not the 30th of February.
    static func isDay(_ text: some StringProtocol) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], let year = number(parts[0]),
            let month = number(parts[1]), let day = number(parts[2])
        else { return false }
        return (1...12).contains(month) && (1...days(in: month, of: year)).contains(day)
    }

    /// A date and time of RFC 3339, section 5.6: `2024-02-29T12:00:00.25+01:00`.
    static func isMoment(_ text: String) -> Bool {
        guard text.utf8.allSatisfy({ $0 < 0x80 }), isDay(text.prefix(10)),
            let separator = text.dropFirst(10).first, "Tt".contains(separator)
        else { return false }
        return isTime(text.dropFirst(11))
    }

    /// `12:00:00.25+01:00`
    private static func isTime(_ text: Substring) -> Bool {
        guard isClock(text.prefix(8), [24, 60, 60]) else { return false }
        var rest = text.dropFirst(8)
        if rest.first == "." {
            let fraction = rest.dropFirst().prefix { ("0"..."9").contains($0) }
            guard !fraction.isEmpty else { return false }
            rest = rest.dropFirst(1 + fraction.count)
        }
        guard let sign = rest.first else { return false }
        return rest == "Z" || rest == "z"
            || ("+-".contains(sign) && isClock(rest.dropFirst(), [24, 60]))
    }

    /// Two digits for each limit, each below it.
    private static func isClock(_ text: Substring, _ limits: [Int]) -> Bool {
        let fields = text.split(separator: ":", omittingEmptySubsequences: false)
        return fields.count == limits.count
            && zip(fields, limits).allSatisfy { field, limit in
                field.count == 2 && number(field).map { $0 < limit } == true
            }
    }

    private static func number(_ digits: some StringProtocol) -> Int? {
        digits.allSatisfy { ("0"..."9").contains($0) } ? Int(digits) : nil
    }

    private static func days(in month: Int, of year: Int) -> Int {
        let isLeapYear = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
        return switch month {
        case 2: isLeapYear ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
