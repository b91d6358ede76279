import Foundation

/// Reads `Retry-After` (RFC 9110, section 10.2.3): seconds, or a date.
enum RetryAfter {
    /// The pause that is asked for, in seconds, 0 at least; nil where the value is neither.
    static func seconds(_ text: String, now: Date) -> TimeInterval? {
        let text = text.trimmingCharacters(in: .whitespaces)
        if !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }) {
            // More digits than a number has are a very long time.
            return TimeInterval(text)
        }
        return DateFormat.rfc1123.date(from: text).map { max(0, $0.timeIntervalSince(now)) }
    }
}
