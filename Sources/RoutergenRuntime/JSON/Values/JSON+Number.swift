import Foundation

extension JSON {
    /// A JSON number, kept as text: no digit is lost, whatever it is read as later.
    public struct Number: Sendable {
        /// The number as JSON text: `1`, `-0.50`, `6.02e23`.
        public let text: String

        /// A number from JSON text, or nil where the text is no JSON number (RFC 8259, section 6).
        public init?(text: String) {
            var copy = text
            guard copy.withUTF8(JSONNumberText.isNumber) else { return nil }
            self.text = text
        }

        /// An integer.
        public init(_ value: some FixedWidthInteger) {
            text = String(value)
        }

        /// A double, or nil where it is infinite or no number.
        public init?(_ value: Double) {
            guard value.isFinite else { return nil }
            let text = value.description
            self.text = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }

        /// A decimal number, or nil where it is no number.
        public init?(_ value: Decimal) {
            guard value.isFinite else { return nil }
            text = value.description
        }

        /// A number from text that is known to be one.
        init(checked text: String) {
            self.text = text
        }

        /// The number as an integer type's value, or nil where it has a fraction or does not fit.
        public func integer<Value: FixedWidthInteger>(_ type: Value.Type) -> Value? {
            withText { JSONNumberText.integer($0, isPlain: false)?.value(Value.self) }
        }

        /// The nearest `Double`, or nil where the number is larger than any.
        public var double: Double? {
            let value = withText { JSONNumberText.double($0) }
            return value.isFinite ? value : nil
        }

        /// The number rounded to 38 digits, or nil out of `Decimal`'s range.
        public var decimal: Decimal? {
            withText { JSONNumberText.decimal($0) }
        }

        private func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
            var text = text
            return text.withUTF8(body)
        }
    }
}

extension JSON.Number: Hashable {
    /// Whether two numbers are the same number: `1.0` equals `1`, and `100` equals `1e2`.
    public static func == (one: JSON.Number, other: JSON.Number) -> Bool {
        one.text == other.text || one.normalized == other.normalized
    }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(normalized)
    }

    private struct Normalized: Hashable {
        let isNegative: Bool
        let digits: [UInt8]
        let exponent: Int
    }

    private var normalized: Normalized {
        withText { text in
            let parts = JSONNumberText.Parts(text)
            guard parts.digitCount > 0 else {
                return Normalized(isNegative: false, digits: [], exponent: 0)
            }
            return Normalized(
                isNegative: parts.isNegative,
                digits: parts.significant.filter { $0 != UInt8(ascii: ".") },
                exponent: parts.exponent)
        }
    }
}

extension JSON.Number: CustomStringConvertible {
    /// The number as JSON text.
    public var description: String { text }
}
