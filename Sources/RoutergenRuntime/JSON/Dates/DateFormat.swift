import Foundation

/// The forms in which services write dates.
public enum DateFormat: Sendable, Hashable {
    /// `1996-12-19T16:39:57.25-08:00` (RFC 3339), read with any fraction and any offset, written in UTC
    /// with a fraction only where there is one.
    case rfc3339

    /// A JSON number: seconds since 1970, with or without a fraction.
    case unixSeconds

    /// A JSON number: milliseconds since 1970, with or without a fraction.
    case unixMilliseconds

    /// `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 1123; RFC 9110, section 5.6.7).
    case rfc1123

    /// A pattern of Unicode Technical Standard 35, like `yyyy-MM-dd HH:mm`, in English, in UTC where the
    /// text names no zone, on the Gregorian calendar.
    case pattern(String)

    /// Whether the form is a JSON number; all others are strings.
    public var isNumber: Bool {
        self == .unixSeconds || self == .unixMilliseconds
    }

    /// Reads a date. The whole text must have the form.
    public func date(from text: String) -> Date? {
        var text = text
        return text.withUTF8 { text in
            isNumber && !JSONNumberText.isNumber(text) ? nil : date(utf8: text)
        }
    }

    /// The date in this form, or nil where the form cannot express it (RFC 3339 and RFC 1123 end with
    /// the year 9999).
    public func string(from date: Date) -> String? {
        switch self {
        case .rfc3339: RFC3339.string(from: date)
        case .unixSeconds: UnixTime.string(from: date, isMilliseconds: false)
        case .unixMilliseconds: UnixTime.string(from: date, isMilliseconds: true)
        case .rfc1123: HTTPDate.string(from: date)
        case .pattern(let pattern): DatePattern(pattern).string(from: date)
        }
    }

    /// Reads a date from text that is, for numbers, known to be a JSON number.
    func date(utf8 text: UnsafeBufferPointer<UInt8>) -> Date? {
        switch self {
        case .rfc3339: RFC3339.date(utf8: text)
        case .unixSeconds: UnixTime.date(utf8: text, isMilliseconds: false)
        case .unixMilliseconds: UnixTime.date(utf8: text, isMilliseconds: true)
        case .rfc1123: HTTPDate.date(utf8: text)
        case .pattern(let pattern): DatePattern(pattern).date(utf8: text)
        }
    }

    /// For error messages.
    var expectation: String {
        switch self {
        case .rfc3339: "date (RFC 3339)"
        case .unixSeconds, .unixMilliseconds: "number"
        case .rfc1123: "date (RFC 1123)"
        case .pattern(let pattern): "date (\(pattern))"
        }
    }
}
