import Foundation

// Defaults of a description as values: `URL(literal: "https://example.com")`. They take a
// `StaticString`, so that only text of the source gets in, never input that could stop the program.

extension URL {
    /// Creates a URL from the text of the source code.
    ///
    /// - Precondition: the text is a URL (RFC 3986).
    public init(literal: StaticString) {
        self = parsed(literal, "URL") { URL(string: $0) }
    }
}

extension UUID {
    /// Creates a UUID from the text of the source code.
    ///
    /// - Precondition: the text is a UUID (RFC 9562, section 4).
    public init(literal: StaticString) {
        self = parsed(literal, "UUID") { UUID(uuidString: $0) }
    }
}

extension Decimal {
    /// Creates a number from the text of the source code, without the detour over `Double` that a number
    /// literal takes.
    ///
    /// - Precondition: the text is a number with at most 38 digits.
    public init(literal: StaticString) {
        self = parsed(literal, "Decimal") { Decimal(string: $0, locale: nil) }
    }
}

extension DecimalText {
    /// Creates a number that travels as text from the text of the source code.
    ///
    /// - Precondition: the text is a number.
    public init(literal: StaticString) {
        self = parsed(literal, "decimal number") { DecimalText($0) }
    }
}

extension Date {
    /// Creates a moment from the text of the source code.
    ///
    /// - Precondition: the text is a date and time of RFC 3339, section 5.6.
    public init(literal: StaticString) {
        self = parsed(literal, "Date") { DateFormat.rfc3339.date(from: $0) }
    }
}

extension Day {
    /// Creates a day from the text of the source code.
    ///
    /// - Precondition: the text is a day such as `2024-02-29`.
    public init(literal: StaticString) {
        self = parsed(literal, "Day") { Day($0) }
    }
}

extension Data {
    /// Creates bytes from the base64 (RFC 4648, section 4) of the source code.
    ///
    /// - Precondition: the text is base64 with its padding.
    public init(literal: StaticString) {
        self = parsed(literal, "Data") { Data(base64Encoded: $0) }
    }
}

private func parsed<Value>(
    _ literal: StaticString, _ type: String, _ parse: (String) -> Value?
) -> Value {
    guard let value = parse(literal.description) else {
        preconditionFailure("'\(literal)' is no \(type)")
    }
    return value
}
