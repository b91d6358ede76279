/// The type of a value, as far as the wire knows it.
package indirect enum TypeReference: Sendable, Hashable {
    case string
    case integer(IntegerWidth)
    case number(NumberWidth)
    case decimal
    /// A decimal number that travels as text: `"12.50"`.
    case decimalText
    case boolean
    /// A moment in time.
    case date(DateFormat)
    /// A calendar day without time: `2024-02-29`.
    case day
    case url
    case uuid
    /// Bytes, base64 in JSON.
    case bytes
    /// Any JSON value.
    case json
    /// The contents of a file with a name and a media type; only in multipart bodies.
    case file
    case array(TypeReference)
    case dictionary(TypeReference)
    /// May be absent or null.
    case optional(TypeReference)
    /// A declared type.
    case named(TypeID)
    /// A type that the application has already, as Swift writes it: `Billing.Money`.
    case external(String)

    package enum IntegerWidth: String, Sendable, Hashable {
        case platform
        case bits32
        case bits64
        /// Never negative, up to 2⁶⁴ − 1.
        case unsigned64
    }

    package enum NumberWidth: String, Sendable, Hashable {
        case single
        case double
    }

    package enum DateFormat: Sendable, Hashable {
        /// RFC 3339 with or without fractions and any offset.
        case rfc3339
        /// Seconds since 1970, as a number.
        case unixSeconds
        /// Milliseconds since 1970, as a number.
        case unixMilliseconds
        /// RFC 1123, as in HTTP headers: `Sun, 06 Nov 1994 08:49:37 GMT`.
        case rfc1123
        /// A Unicode date pattern (UTS 35) such as `yyyy-MM-dd HH:mm`.
        case pattern(String)
    }
}

extension TypeReference {
    package var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// The type of the value where there is one.
    package var unwrapped: TypeReference {
        if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
    }

    /// The type behind optionals, arrays and dictionaries.
    package var innermost: TypeReference {
        var type = self
        while true {
            switch type {
            case .optional(let wrapped), .array(let wrapped), .dictionary(let wrapped):
                type = wrapped
            default:
                return type
            }
        }
    }

    /// The declared type behind optionals, arrays and dictionaries.
    package var declaredType: TypeID? {
        if case .named(let id) = innermost { id } else { nil }
    }
}
