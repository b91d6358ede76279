import Foundation

/// Formatters for patterns with rare fields, one for each pattern, used by one thread at a time.
enum DateFormatters {
    private final class Cache: @unchecked Sendable {
        // `@unchecked`: `formatters` and what is in it are touched only while `lock` is held.
        private let lock = NSLock()
        private var formatters: [String: DateFormatter] = [:]

        func use<Result>(_ pattern: String, _ body: (DateFormatter) -> Result) -> Result {
            lock.lock()
            defer { lock.unlock() }
            if let formatter = formatters[pattern] { return body(formatter) }
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            formatter.calendar = Calendar(identifier: .gregorian)
            formatter.dateFormat = pattern
            formatters[pattern] = formatter
            return body(formatter)
        }
    }

    private static let cache = Cache()

    static func date(from text: String, _ pattern: String) -> Date? {
        cache.use(pattern) { $0.date(from: text) }
    }

    static func string(from date: Date, _ pattern: String) -> String {
        cache.use(pattern) { $0.string(from: date) }
    }
}
