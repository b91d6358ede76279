extension JSON: ExpressibleByNilLiteral {
    /// `null`.
    public init(nilLiteral: ()) {
        self = .null
    }
}

extension JSON: ExpressibleByBooleanLiteral {
    /// `true` or `false`.
    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }
}

extension JSON: ExpressibleByIntegerLiteral {
    /// A whole number.
    public init(integerLiteral value: Int) {
        self = .number(JSON.Number(value))
    }
}

extension JSON: ExpressibleByFloatLiteral {
    /// A number; one that is too large for a `Double` is `null`.
    public init(floatLiteral value: Double) {
        self = JSON.Number(value).map(JSON.number) ?? .null
    }
}

extension JSON: ExpressibleByStringInterpolation {
    /// A string.
    public init(stringLiteral value: String) {
        self = .string(value)
    }
}

extension JSON: ExpressibleByArrayLiteral {
    /// An array.
    public init(arrayLiteral elements: JSON...) {
        self = .array(elements)
    }
}

extension JSON: ExpressibleByDictionaryLiteral {
    /// An object; of equal keys the last one counts.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(JSON.Object(elements))
    }
}
