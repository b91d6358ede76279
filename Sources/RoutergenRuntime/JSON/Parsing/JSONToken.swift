import CRoutergenJSON

/// One entry of the tape: a value or an object's key. It is declared in C, where the parser fills the tape.
typealias JSONToken = routergen_json_token

extension JSONToken {
    static let containerFlag: UInt32 = 1 << 31
    static let specialFlag: UInt32 = 1 << 30
    static let payloadMask: UInt32 = specialFlag - 1

    /// The bits of a key that another one of the same name replaces; no key is that long.
    static let shadowedKey: UInt32 = payloadMask

    /// Offsets and lengths must fit into the payload: documents end below 1 GiB.
    static let maximumDocumentSize = Int(payloadMask) - 1

    var isContainer: Bool { bits & 0x8000_0000 != 0 }

    /// A string with escapes, or a number with a fraction or an exponent.
    var isSpecial: Bool { bits & 0x4000_0000 != 0 }

    var payload: Int { Int(truncatingIfNeeded: bits & 0x3FFF_FFFF) }

    /// The number of tokens from this one to the next on its level.
    var span: Int { isContainer ? payload : 1 }
}
