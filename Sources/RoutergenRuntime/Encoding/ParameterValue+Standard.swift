import Foundation

extension String: ParameterValue {
    /// The string itself.
    public var parameterContent: ParameterContent { .text(self) }
}

extension Substring: ParameterValue {
    /// The characters themselves.
    public var parameterContent: ParameterContent { .text(String(self)) }
}

extension Bool: ParameterValue {
    /// `true` or `false`.
    public var parameterContent: ParameterContent { .text(self ? "true" : "false") }
}

extension FixedWidthInteger where Self: Sendable {
    /// The number in decimal digits.
    public var parameterContent: ParameterContent { .text(String(self)) }
}

extension Int: ParameterValue {}
extension Int8: ParameterValue {}
extension Int16: ParameterValue {}
extension Int32: ParameterValue {}
extension Int64: ParameterValue {}
extension UInt: ParameterValue {}
extension UInt8: ParameterValue {}
extension UInt16: ParameterValue {}
extension UInt32: ParameterValue {}
extension UInt64: ParameterValue {}

extension Double: ParameterValue {
    /// The shortest digits that read back as the same number; whole numbers have no `.0`.
    public var parameterContent: ParameterContent { .text(shortestDigits) }
}

extension Float: ParameterValue {
    /// The shortest digits that read back as the same number; whole numbers have no `.0`.
    public var parameterContent: ParameterContent { .text(shortestDigits) }
}

extension LosslessStringConvertible where Self: BinaryFloatingPoint {
    /// `2.0` → `2`, `0.1` → `0.1`; servers that expect an integer refuse `2.0`.
    var shortestDigits: String {
        let text = String(self)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension Decimal: ParameterValue {
    /// The digits, with a point whatever the locale.
    public var parameterContent: ParameterContent { .text(description) }
}

extension URL: ParameterValue {
    /// The whole URL, resolved against its base.
    public var parameterContent: ParameterContent { .text(absoluteString) }
}

extension UUID: ParameterValue {
    /// Small letters, as RFC 9562 has it, and as in JSON.
    public var parameterContent: ParameterContent { .text(uuidString.lowercased()) }
}

extension Data: ParameterValue {
    /// Base64 (RFC 4648, section 4).
    public var parameterContent: ParameterContent { .text(base64EncodedString()) }
}

extension Optional: ParameterValue where Wrapped: ParameterValue {
    /// The value's content; `absent` for `nil`.
    public var parameterContent: ParameterContent { self?.parameterContent ?? .absent }
}

extension Array: ParameterValue where Element: ParameterValue {
    /// The elements in order.
    public var parameterContent: ParameterContent { .list(map(\.parameterContent)) }
}

extension Dictionary: ParameterValue where Key == String, Value: ParameterValue {
    /// The values in the order of their sorted keys, so that the same dictionary is always the same text.
    public var parameterContent: ParameterContent {
        .fields(
            sorted { $0.key < $1.key }
                .map { ParameterContent.Field(name: $0.key, content: $0.value.parameterContent) })
    }
}

extension Date: ParameterValue {
    /// RFC 3339 in UTC, with a fraction where there is one: `2024-05-01T12:00:00Z`.
    ///
    /// A date outside the years 0 to 9999, which RFC 3339 cannot express, is sent as Foundation describes it,
    /// so that the server refuses it rather than misses it.
    public var parameterContent: ParameterContent {
        .text(DateFormat.rfc3339.string(from: self) ?? description)
    }
}
