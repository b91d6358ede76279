/// One entry of the tape: a value or an object's key, in document order.
///
/// `{"a": [1, 2]}` is six bytes of brackets and five tokens: object, key, array, number, number. A
/// container knows how many tokens to step over to leave it, so skipping a value never looks inside.
struct JSONToken: Sendable {
    /// Where the value starts in the document; for strings, the opening quote.
    let offset: UInt32

    /// Two flags and a payload of 30 bits.
    ///
    /// The payload is the length in bytes of a scalar (of a string: between the quotes, before
    /// escapes are resolved), and of a container the number of its tokens including itself.
    var bits: UInt32

    static let containerFlag: UInt32 = 1 << 31
    static let specialFlag: UInt32 = 1 << 30
    static let payloadMask: UInt32 = specialFlag - 1

    /// The bits of a key that another one of the same name replaces; no key is that long.
    static let shadowedKey: UInt32 = payloadMask

    /// Offsets and lengths must fit into the payload: documents end below 1 GiB.
    static let maximumDocumentSize = Int(payloadMask) - 1

    var isContainer: Bool { bits & Self.containerFlag != 0 }

    /// A string with escapes, or a number with a fraction or an exponent.
    var isSpecial: Bool { bits & Self.specialFlag != 0 }

    var payload: Int { Int(bits & Self.payloadMask) }

    /// The number of tokens from this one to the next on its level.
    var span: Int { isContainer ? payload : 1 }
}
