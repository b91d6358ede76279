/// The method of a request (RFC 9110, section 9). Methods are case-sensitive.
///
/// Any other method is made from its name: `HTTPMethod(rawValue: "PROPFIND")`.
public struct HTTPMethod: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// `CONNECT`
    public static let connect = HTTPMethod(rawValue: "CONNECT")
    /// `DELETE`
    public static let delete = HTTPMethod(rawValue: "DELETE")
    /// `GET`
    public static let get = HTTPMethod(rawValue: "GET")
    /// `HEAD`
    public static let head = HTTPMethod(rawValue: "HEAD")
    /// `OPTIONS`
    public static let options = HTTPMethod(rawValue: "OPTIONS")
    /// `PATCH` (RFC 5789)
    public static let patch = HTTPMethod(rawValue: "PATCH")
    /// `POST`
    public static let post = HTTPMethod(rawValue: "POST")
    /// `PUT`
    public static let put = HTTPMethod(rawValue: "PUT")
    /// `QUERY`: safe and idempotent like `GET`, with a body.
    public static let query = HTTPMethod(rawValue: "QUERY")
    /// `TRACE`
    public static let trace = HTTPMethod(rawValue: "TRACE")

    /// The method as it is sent.
    public let rawValue: String

    /// Makes a method; one that is no token (RFC 9110, section 5.6.2) is refused when a request is made.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The method as it is sent.
    public var description: String { rawValue }

    /// Whether a request with this method may not have a body: its meaning is not defined and servers
    /// and proxies drop or refuse it (RFC 9110, sections 9.3.1, 9.3.2 and 9.3.8).
    var refusesBody: Bool { self == .head || self == .trace }
}
