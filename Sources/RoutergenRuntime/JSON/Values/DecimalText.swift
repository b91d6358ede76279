import Foundation

/// A decimal number that travels as text: `"12.50"`, not `12.5`.
///
/// Many APIs send prices this way, because numbers of JSON lose digits in languages that have only doubles. The
/// text is kept, so that what was read as `"12.50"` is written as `"12.50"`; two values are equal where their
/// numbers are.
///
/// ```swift
/// invoice.total.value * 2                                 // a Decimal
/// Invoice(total: DecimalText(price))
/// ```
public struct DecimalText: Sendable {
    /// The number, rounded to 38 digits.
    public let value: Decimal
    /// The number as it is sent.
    public let text: String

    /// Makes the text of a number: all its digits, with a point whatever the locale.
    public init(_ value: Decimal) {
        self.value = value
        text = value.description
    }

    /// Reads a number: digits, a sign before them, a point among them, an exponent behind them; nil for other text.
    public init?(_ text: String) {
        guard Self.isNumber(text.utf8), let value = Decimal(string: text, locale: nil),
            value.isFinite
        else { return nil }
        self.value = value
        self.text = text
    }

    /// `Decimal(string:)` ignores what stands behind a number.
    private static func isNumber(_ text: String.UTF8View) -> Bool {
        var rest = text[...]
        func digits() -> Int {
            let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            rest = rest.dropFirst(digits.count)
            return digits.count
        }
        func take(_ characters: String) -> Bool {
            guard let first = rest.first, characters.utf8.contains(first) else { return false }
            rest = rest.dropFirst()
            return true
        }
        _ = take("+-")
        var count = digits()
        if take(".") { count += digits() }
        guard count > 0 else { return false }
        if take("eE") {
            _ = take("+-")
            guard digits() > 0 else { return false }
        }
        return rest.isEmpty
    }
}

extension DecimalText: JSONModel {
    /// Reads a string that is a number.
    public init(json: JSONReader) throws {
        guard let number = DecimalText(try json.string()) else {
            throw json.mismatch("decimal number as text")
        }
        self = number
    }

    /// Writes a string, the same that was read.
    public func write(json: inout JSONWriter) {
        json.write(text)
    }
}

extension DecimalText: ParameterValue {
    /// The text.
    public var parameterContent: ParameterContent { .text(text) }
}

extension DecimalText: Hashable, Comparable {
    /// Whether two numbers are the same, however they are written.
    public static func == (left: DecimalText, right: DecimalText) -> Bool {
        left.value == right.value
    }

    /// Whether a number is less than another.
    public static func < (left: DecimalText, right: DecimalText) -> Bool {
        left.value < right.value
    }

    /// Hashes the number.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}

extension DecimalText: CustomStringConvertible {
    /// The text.
    public var description: String { text }
}
