import Foundation

/// One header field of a request or a response.
public struct HTTPHeader: Sendable, Hashable, CustomStringConvertible {
    /// The name; upper and lower case are the same to HTTP.
    public let name: String
    /// The value.
    public let value: String

    /// Makes a header. What HTTP does not allow in one is refused when a request is made.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    /// `name: value`
    public var description: String { "\(name): \(value)" }
}

// Names that are worth a function because they are often mistyped, or have a form of their own.
extension HTTPHeader {
    /// `Accept`
    public static func accept(_ value: String) -> HTTPHeader { .init(name: "Accept", value: value) }
    /// `Accept-Charset`
    public static func acceptCharset(_ value: String) -> HTTPHeader {
        .init(name: "Accept-Charset", value: value)
    }
    /// `Accept-Encoding`
    public static func acceptEncoding(_ value: String) -> HTTPHeader {
        .init(name: "Accept-Encoding", value: value)
    }
    /// `Accept-Language`
    public static func acceptLanguage(_ value: String) -> HTTPHeader {
        .init(name: "Accept-Language", value: value)
    }
    /// `Authorization`
    public static func authorization(_ value: String) -> HTTPHeader {
        .init(name: "Authorization", value: value)
    }
    /// `Authorization: Basic …` (RFC 7617, in UTF-8).
    public static func authorization(username: String, password: String) -> HTTPHeader {
        authorization("Basic " + Data("\(username):\(password)".utf8).base64EncodedString())
    }
    /// `Authorization: Bearer …` (RFC 6750).
    public static func authorization(bearerToken: String) -> HTTPHeader {
        authorization("Bearer \(bearerToken)")
    }
    /// `Content-Disposition`
    public static func contentDisposition(_ value: String) -> HTTPHeader {
        .init(name: "Content-Disposition", value: value)
    }
    /// `Content-Encoding`
    public static func contentEncoding(_ value: String) -> HTTPHeader {
        .init(name: "Content-Encoding", value: value)
    }
    /// `Content-Type`
    public static func contentType(_ value: String) -> HTTPHeader {
        .init(name: "Content-Type", value: value)
    }
    /// `If-None-Match`
    public static func ifNoneMatch(_ value: String) -> HTTPHeader {
        .init(name: "If-None-Match", value: value)
    }
    /// `Cookie`, in place of those that the transport keeps for the names in it.
    public static func cookie(_ value: String) -> HTTPHeader { .init(name: "Cookie", value: value) }
    /// `Idempotency-Key`, with which servers recognize a request that is sent again.
    public static func idempotencyKey(_ value: String) -> HTTPHeader {
        .init(name: "Idempotency-Key", value: value)
    }
    /// `Range`, such as `bytes=0-499` (RFC 9110, section 14.2).
    public static func range(_ value: String) -> HTTPHeader { .init(name: "Range", value: value) }
    /// `Sec-WebSocket-Protocol`
    public static func websocketProtocol(_ value: String) -> HTTPHeader {
        .init(name: "Sec-WebSocket-Protocol", value: value)
    }
    /// `User-Agent`
    public static func userAgent(_ value: String) -> HTTPHeader {
        .init(name: "User-Agent", value: value)
    }
}

extension HTTPHeader {
    /// Whether text is a token (RFC 9110, section 5.6.2), as names of headers and methods must be.
    static func isToken(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy(\.isTokenCharacter)
    }

    /// Whether text can be a header's value: no control character but the tab (RFC 9110, section 5.5).
    ///
    /// A line feed would start another header, of an attacker's choice.
    static func isFieldValue(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
    }
}

extension UInt8 {
    fileprivate var isTokenCharacter: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "!"), UInt8(ascii: "#"),
            UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "'"),
            UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
