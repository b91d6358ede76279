/// What a scalar means by the YAML 1.2 core schema (YAML 1.2.2, section 10.3.2).
package enum ResolvedScalar: Sendable, Equatable {
    /// `null`, `Null`, `NULL`, `~` or nothing at all.
    case null
    /// `true`, `True`, `TRUE` and their opposites; `yes`, `no`, `on` and `off` are strings.
    case boolean(Bool)
    /// Decimal (`0755` is 755), `0o17` or `0x1F`: the text as written and its value, which is nil
    /// when it does not fit.
    case integer(text: String, value: Int?)
    /// A number with a fraction or an exponent, `.inf` or `.nan`: the text as written.
    case number(text: String)
    /// Everything else, and whatever is quoted.
    case string(String)
}

extension Scalar {
    /// The meaning of this scalar.
    package var resolved: ResolvedScalar {
        switch tag {
        case .string: .string(text)
        case .core: resolvedByCoreSchema
        case .null: .null
        case .boolean:
            .boolean(text.utf8.first == UInt8(ascii: "t") || text.utf8.first == UInt8(ascii: "T"))
        case .integer: .integer(text: text, value: CoreSchema.integer(text.utf8))
        case .number: .number(text: text)
        }
    }

    /// Whether this is null.
    package var isNull: Bool {
        switch tag {
        case .null: return true
        case .core:
            if case .null = CoreSchema.kind(of: text.utf8) { return true }
            return false
        case .string, .boolean, .integer, .number: return false
        }
    }

    /// The text, when this is a string.
    package var string: String? {
        switch tag {
        case .string: return text
        case .core:
            if case .string = CoreSchema.kind(of: text.utf8) { return text }
            return nil
        case .null, .boolean, .integer, .number: return nil
        }
    }

    /// The truth value, when this is one.
    package var boolean: Bool? {
        guard case .boolean(let value) = resolved else { return nil }
        return value
    }

    /// The value, when this is an integer that fits `Int`.
    package var integer: Int? {
        guard case .integer(_, let value) = resolved else { return nil }
        return value
    }

    private var resolvedByCoreSchema: ResolvedScalar {
        switch CoreSchema.kind(of: text.utf8) {
        case .null: .null
        case .boolean(let value): .boolean(value)
        case .integer: .integer(text: text, value: CoreSchema.integer(text.utf8))
        case .number: .number(text: text)
        case .string: .string(text)
        }
    }
}
