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
