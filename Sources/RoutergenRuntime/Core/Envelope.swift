/// The object that a server wraps every answer in: `{"code": 200, "message": "…", "data": …}`.
public struct Envelope: Sendable, Hashable {
    /// The key of the payload.
    public var data: String
    /// The key of the server's own status; nil when it has none.
    public var code: String?
    /// The key of the message for people; nil when it has none.
    public var message: String?
    /// The codes that mean success; every other one, and none at all, is an error.
    public var success: [EnvelopeCode]

    /// Describes an envelope.
    public init(
        data: String, code: String? = nil, message: String? = nil, success: [EnvelopeCode] = []
    ) {
        self.data = data
        self.code = code
        self.message = message
        self.success = success
    }
}

/// A server's own status in an envelope.
public enum EnvelopeCode: Sendable, Hashable {
    /// Such as `200`.
    case integer(Int)
    /// Such as `"OK"`.
    case string(String)
    /// Such as `true`, for servers that say `"ok": true`.
    case boolean(Bool)
}

extension EnvelopeCode: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
    ExpressibleByBooleanLiteral
{
    /// Makes a number.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// Makes a text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Makes a truth value.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension EnvelopeCode: CustomStringConvertible {
    /// The code as the server writes it, without quotes.
    public var description: String {
        switch self {
        case .integer(let number): String(number)
        case .string(let text): text
        case .boolean(let truth): String(truth)
        }
    }
}
