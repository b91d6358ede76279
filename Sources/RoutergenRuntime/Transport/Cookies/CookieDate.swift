import Foundation

/// Dates of cookies, in whatever form servers write them (RFC 6265, section 5.1.1).
enum CookieDate {
    /// The moment that a text means; nil where it means none.
    static func date(_ text: String) -> Date? {
        var parts = Parts()
        for token in text.split(whereSeparator: isDelimiter) { parts.take(token) }
        return parts.date
    }

    private static func isDelimiter(_ character: Character) -> Bool {
        !(character.isLetter || character.isNumber || character == ":")
    }

    /// Whatever was found first of each kind.
    private struct Parts {
        private var time: (hour: Int, minute: Int, second: Int)?
        private var day: Int?
        private var month: Int?
        private var year: Int?

        private static let months = [
            "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
        ]

        mutating func take(_ token: Substring) {
            if time == nil, let found = Self.time(token) {
                time = found
            } else if day == nil, let found = Self.number(token, digits: 1...2) {
                day = found
            } else if month == nil,
                let found = Self.months.firstIndex(of: token.prefix(3).lowercased())
            {
                month = found + 1
            } else if year == nil, let found = Self.number(token, digits: 2...4) {
                year = found < 70 ? found + 2_000 : found < 100 ? found + 1_900 : found
            }
        }

        var date: Date? {
            guard let time, let day, let month, let year, (1...31).contains(day), year >= 1_601,
                time.hour < 24, time.minute < 60, time.second < 60
            else { return nil }
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .gmt
            let components = DateComponents(
                year: year, month: month, day: day, hour: time.hour, minute: time.minute,
                second: time.second)
            return calendar.date(from: components)
        }

        private static func time(_ token: Substring) -> (hour: Int, minute: Int, second: Int)? {
            let numbers = token.split(separator: ":", omittingEmptySubsequences: false).map {
                number($0, digits: 1...2)
            }
            guard numbers.count == 3, let hour = numbers[0], let minute = numbers[1],
                let second = numbers[2]
            else { return nil }
            return (hour, minute, second)
        }

        private static func number(_ token: Substring, digits: ClosedRange<Int>) -> Int? {
            guard digits.contains(token.count), token.utf8.allSatisfy({ (48...57).contains($0) })
            else { return nil }
            return Int(token)
        }
    }
}
