import Foundation

// How values are written.
extension URLEncodedFormEncoder {
    /// How `Data` is written.
    public enum DataEncoding: Sendable {
        /// As `Data` encodes itself: an array of bytes.
        case deferredToData
        /// Base64 (RFC 4648, section 4).
        case base64
        /// As a closure says.
        case custom(@Sendable (Data) throws -> String)

        /// The text; nil where the value encodes itself.
        func text(_ data: Data) throws -> String? {
            switch self {
            case .deferredToData: nil
            case .base64: data.base64EncodedString()
            case .custom(let text): try text(data)
            }
        }
    }

    /// How `Date` is written.
    public enum DateEncoding: Sendable {
        /// As `Date` encodes itself: seconds since 2001.
        case deferredToDate
        /// Seconds since 1970, with a fraction where there is one.
        case secondsSince1970
        /// Milliseconds since 1970, with a fraction where there is one.
        case millisecondsSince1970
        /// RFC 3339 in UTC, whole seconds: `2024-05-01T12:00:00Z`.
        case iso8601
        /// RFC 3339 in UTC, always with milliseconds: `2024-05-01T12:00:00.250Z`.
        case iso8601WithFractionalSeconds
        /// The day that the date falls on in a time zone: `2024-05-01`.
        case day(in: TimeZone)
        /// A form in which generated routes write dates.
        case format(DateFormat)
        /// As a formatter says.
        case formatted(DateFormatter)
        /// As a closure says.
        case custom(@Sendable (Date) throws -> String)

        /// The text; nil where the value encodes itself.
        func text(_ date: Date) throws -> String? {
            let text: String?
            switch self {
            case .deferredToDate: return nil
            case .secondsSince1970: text = DateFormat.unixSeconds.string(from: date)
            case .millisecondsSince1970: text = DateFormat.unixMilliseconds.string(from: date)
            case .iso8601:
                text = DateFormat.rfc3339.string(from: date.roundedDown(toTicksPerSecond: 1))
            case .iso8601WithFractionalSeconds:
                text = DateFormat.pattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").string(from: date)
            case .day(let timeZone): text = Day(date, in: timeZone)?.description
            case .format(let format): text = format.string(from: date)
            case .formatted(let formatter): text = formatter.string(from: date)
            case .custom(let custom): text = try custom(date)
            }
            guard let text else {
                throw RouterError(
                    .encodingFailed("the date \(date) cannot be written in its format"))
            }
            return text
        }
    }

    /// What becomes of `nil`.
    public struct NilEncoding: Sendable {
        /// Nothing is written.
        public static let dropKey = NilEncoding { nil }
        /// The key without a value: `k=`
        public static let dropValue = NilEncoding { "" }
        /// `k=null`
        public static let null = NilEncoding { "null" }

        let text: @Sendable () -> String?

        /// Writes what a closure says; nothing where it returns nil.
        public init(encodeNil: @escaping @Sendable () -> String?) {
            text = encodeNil
        }
    }

    /// How a space is written.
    public enum SpaceEncoding: Sendable, Hashable {
        /// `%20`
        case percentEscaped
        /// `+`, as HTML forms do.
        case plusReplaced
    }
}

extension Date {
    /// The last tick of a clock up to the date.
    fileprivate func roundedDown(toTicksPerSecond ticks: Double) -> Date {
        Date(timeIntervalSince1970: (timeIntervalSince1970 * ticks).rounded(.down) / ticks)
    }
}
