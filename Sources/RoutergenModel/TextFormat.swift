/// Whether a text is well formed as a value of a type.
///
/// Generated code makes values from these texts and stops the program where that fails
/// (`URL(literal: "…")`), so a check may refuse what nobody writes, but never let through what the
/// runtime cannot read.
package enum TextFormat {
    /// A day of the calendar, `2024-02-29` (RFC 3339, section 5.6, `full-date`).
    package static func isDay(_ text: some StringProtocol) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let year = number(parts[0], digits: 4),
            let month = number(parts[1], digits: 2), let day = number(parts[2], digits: 2)
        else { return false }
        let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return (1...12).contains(month) && day >= 1 && day <= lengths[month - 1]
    }

    /// A moment, `2024-02-29T12:00:00.5+01:00` (RFC 3339, section 5.6, `date-time`), but no leap
    /// second.
    package static func isDateTime(_ text: String) -> Bool {
        let upper = text.uppercased()
        let halves = upper.split(
            separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.count == 2, isDay(halves[0]) else { return false }
        let clock = halves[1].prefix(8)
        var rest = halves[1].dropFirst(8)
        guard isTime(clock, parts: 3) else { return false }
        if rest.first == "." {
            let fraction = rest.dropFirst().prefix { ("0"..."9").contains($0) }
            guard !fraction.isEmpty else { return false }
            rest = rest.dropFirst(fraction.count + 1)
        }
        if rest == "Z" { return true }
        guard rest.first == "+" || rest.first == "-" else { return false }
        return isTime(rest.dropFirst(), parts: 2)
    }

    /// `23:59:59` or `23:59`
    private static func isTime(_ text: Substring, parts count: Int) -> Bool {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == count else { return false }
        return zip(parts, [23, 59, 59]).allSatisfy { part, limit in
            number(part, digits: 2).map { $0 <= limit } ?? false
        }
    }

    private static func number(_ text: some StringProtocol, digits: Int) -> Int? {
        let isNumber = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
        return isNumber && text.utf8.count == digits ? Int(text) : nil
    }

    /// `123e4567-e89b-12d3-a456-426614174000` (RFC 9562, section 4).
    package static func isUUID(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
            && text.unicodeScalars.allSatisfy { $0 == "-" || $0.properties.isASCIIHexDigit }
    }

    /// RFC 4648, section 4, with padding.
    package static func isBase64(_ text: String) -> Bool {
        let digits = text.utf8.reversed().drop { $0 == UInt8(ascii: "=") }
        let isAlphabet = digits.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
                true
            default: false
            }
        }
        return isAlphabet && text.utf8.count % 4 == 0 && text.utf8.count - digits.count <= 2
    }

    /// Digits with a point, as many as a decimal of 38 digits holds; an exponent would leave its range
    /// too easily.
    package static func isDecimal(_ text: String) -> Bool {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        return (1...2).contains(parts.count) && digits.utf8.count <= 38
            && parts.allSatisfy { part in
                !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
            }
    }
}
