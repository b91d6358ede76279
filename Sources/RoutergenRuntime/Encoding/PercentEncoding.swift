/// Which characters of a value are percent-encoded. `%` always is, so that a value arrives as it was given.
enum Escaping: Sendable {
    /// All but RFC 3986's unreserved ones.
    case all
    /// All that would end an item of a query or a form, or mean a space in it (RFC 3986, section 3.4).
    case query
    /// All that would end a segment of a path (RFC 3986, section 3.3).
    case segment

    fileprivate func keeps(_ byte: UInt8) -> Bool {
        if byte.isUnreserved { return true }
        return switch self {
        case .all: false
        case .query: byte.isAllowedInURL && byte != .ampersand && byte != .hash && byte != .plus
        case .segment: byte.isAllowedInURL && ![.slash, .questionMark, .hash].contains(byte)
        }
    }
}

/// Percent-encoding (RFC 3986, section 2.1) into a buffer of bytes.
extension [UInt8] {
    /// Appends text with everything encoded that would not be text where it goes.
    ///
    /// `a b/é` → `a%20b%2F%C3%A9`
    mutating func appendPercentEncoded(_ text: String, _ escaping: Escaping = .all) {
        for byte in text.utf8 {
            if escaping.keeps(byte) {
                append(byte)
            } else {
                appendEncoded(byte)
            }
        }
    }

    /// Appends text that is already part of a URL, and encodes only what no URL may contain.
    ///
    /// `/a b/%41/{x}?q=é` → `/a%20b/%41/%7Bx%7D?q=%C3%A9`
    mutating func appendURLText(_ text: some Collection<UInt8>) {
        let isAllowed = text.withContiguousStorageIfAvailable { bytes in
            guard bytes.allSatisfy(\.isAllowedInURL) else { return false }
            append(contentsOf: bytes)
            return true
        }
        if isAllowed == true { return }
        var index = text.startIndex
        while index != text.endIndex {
            let byte = text[index]
            if byte.isAllowedInURL || (byte == .percent && text.hasTwoHexDigits(after: index)) {
                append(byte)
            } else {
                appendEncoded(byte)
            }
            index = text.index(after: index)
        }
    }

    /// Appends `%C3` for `0xC3`.
    mutating func appendEncoded(_ byte: UInt8) {
        append(.percent)
        append(hexDigit(byte >> 4))
        append(hexDigit(byte & 0xF))
    }
}

extension String {
    /// The text with all but RFC 3986's unreserved characters encoded.
    var percentEncoded: String {
        var bytes: [UInt8] = []
        bytes.appendPercentEncoded(self)
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The upper-case digit of a number below 16.
private func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "A") &+ (value &- 10)
}

extension Collection<UInt8> {
    fileprivate func hasTwoHexDigits(after position: Index) -> Bool {
        var digits = self[index(after: position)...].prefix(2).makeIterator()
        guard let first = digits.next(), let second = digits.next() else { return false }
        return first.isHexDigit && second.isHexDigit
    }
}

extension UInt8 {
    static let ampersand = UInt8(ascii: "&")
    static let comma = UInt8(ascii: ",")
    static let equals = UInt8(ascii: "=")
    static let hash = UInt8(ascii: "#")
    static let plus = UInt8(ascii: "+")
    static let percent = UInt8(ascii: "%")
    static let questionMark = UInt8(ascii: "?")
    static let slash = UInt8(ascii: "/")

    /// RFC 3986, section 2.3: letters, digits, `-`, `.`, `_`, `~`.
    var isUnreserved: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// Unreserved, sub-delimiters, and what separates the parts of a path and a query.
    var isAllowedInURL: Bool {
        if isUnreserved { return true }
        return switch self {
        case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"),
            UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ":"),
            UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"):
            true
        default: false
        }
    }

    var isHexDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
