/// The regular expressions of the YAML 1.2 core schema (YAML 1.2.2, section 10.3.2), by hand.
enum CoreSchema {
    enum Kind: Equatable {
        case null
        case boolean(Bool)
        case integer
        case number
        case string
    }

    /// What a plain scalar of this text is.
    static func kind(of text: String.UTF8View) -> Kind {
        guard let first = text.first else { return .null }
        switch first {
        case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"):
            return isOne(of: ["~", "null", "Null", "NULL"], text) ? .null : .string
        case UInt8(ascii: "t"), UInt8(ascii: "T"):
            return isOne(of: ["true", "True", "TRUE"], text) ? .boolean(true) : .string
        case UInt8(ascii: "f"), UInt8(ascii: "F"):
            return isOne(of: ["false", "False", "FALSE"], text) ? .boolean(false) : .string
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
            UInt8(ascii: "."):
            return numberKind(text)
        default:
            return .string
        }
    }

    /// The value of an integer's text; nil when it does not fit.
    static func integer(_ text: String.UTF8View) -> Int? {
        if text.starts(with: "0o".utf8) { return Int(Substring(text.dropFirst(2)), radix: 8) }
        if text.starts(with: "0x".utf8) { return Int(Substring(text.dropFirst(2)), radix: 16) }
        return Int(String(text))
    }

    private static func isOne(of words: [StaticString], _ text: String.UTF8View) -> Bool {
        words.contains { word in
            word.withUTF8Buffer { $0.count == text.count && text.elementsEqual($0) }
        }
    }

    private static func numberKind(_ text: String.UTF8View) -> Kind {
        if text.starts(with: "0o".utf8) {
            return isAll(text.dropFirst(2), isOctalDigit) ? .integer : .string
        }
        if text.starts(with: "0x".utf8) {
            return isAll(text.dropFirst(2), isHexadecimalDigit) ? .integer : .string
        }
        if isOne(of: [".nan", ".NaN", ".NAN"], text) { return .number }
        var rest = text[...]
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
            rest.removeFirst()
        }
        let isInfinity = [".inf", ".Inf", ".INF"].contains { rest.elementsEqual($0.utf8) }
        return isInfinity ? .number : decimalKind(rest)
    }

    /// `[0-9]+` is an integer; `(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?` a number.
    private static func decimalKind(_ unsigned: Substring.UTF8View) -> Kind {
        var rest = unsigned
        let whole = dropDigits(&rest)
        if rest.isEmpty { return whole > 0 ? .integer : .string }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            let fraction = dropDigits(&rest)
            guard whole + fraction > 0 else { return .string }
        }
        guard whole > 0 || unsigned.first == UInt8(ascii: ".") else { return .string }
        if rest.isEmpty { return .number }
        guard rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") else {
            return .string
        }
        rest.removeFirst()
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
            rest.removeFirst()
        }
        return isAll(rest, isDigit) ? .number : .string
    }

    private static func dropDigits(_ rest: inout Substring.UTF8View) -> Int {
        let digits = rest.prefix(while: isDigit)
        let count = digits.count
        rest = rest.dropFirst(count)
        return count
    }

    private static func isAll(
        _ text: Substring.UTF8View, _ isMember: (UInt8) -> Bool
    ) -> Bool {
        !text.isEmpty && text.allSatisfy(isMember)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private static func isOctalDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "7")
    }

    private static func isHexadecimalDigit(_ byte: UInt8) -> Bool {
        isDigit(byte)
            || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
    }
}
