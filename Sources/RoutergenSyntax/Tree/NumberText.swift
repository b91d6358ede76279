/// The text of a number, taken apart: `-12.50e3`.
package struct NumberText {
    private var isNegative = false
    /// Without leading zeros; empty stands for zero.
    private var digits = ""
    /// The power of ten that the digits, read as a whole number, are multiplied with.
    private var exponent = 0
    /// What JSON would write, without the sign.
    private var unsignedJSON = "0"

    /// Reads decimal numbers, and whole numbers of YAML in base 16 and 8 (`0x1F`, `0o17`).
    package init?(_ text: String) {
        var rest = Substring(text)
        if let sign = rest.first, sign == "-" || sign == "+" {
            isNegative = sign == "-"
            rest.removeFirst()
        }
        if let radix = Self.radix(of: rest) {
            let body = rest.dropFirst(2)
            guard body.first?.isHexDigit == true, let value = UInt64(body, radix: radix) else {
                return nil
            }
            digits = value == 0 ? "" : String(value)
            unsignedJSON = String(value)
        } else {
            guard readDecimal(rest) else { return nil }
        }
    }

    private static func radix(of text: Substring) -> Int? {
        if text.hasPrefix("0x") { return 16 }
        return text.hasPrefix("0o") ? 8 : nil
    }

    private mutating func readDecimal(_ text: Substring) -> Bool {
        let whole = Self.digits(text)
        var rest = text.dropFirst(whole.count)
        var fraction = Substring()
        if rest.first == "." {
            rest.removeFirst()
            fraction = Self.digits(rest)
            rest = rest.dropFirst(fraction.count)
        }
        guard !(whole.isEmpty && fraction.isEmpty) else { return false }
        if let mark = rest.first {
            guard mark == "e" || mark == "E", let power = Self.power(rest.dropFirst()) else {
                return false
            }
            exponent = power
        }
        let integral = whole.drop { $0 == "0" }
        let decimals = fraction.isEmpty ? "" : ".\(fraction)"
        unsignedJSON = "\(integral.isEmpty ? "0" : integral)\(decimals)\(rest)"
        exponent -= fraction.count
        digits = String((whole + fraction).drop { $0 == "0" })
        while digits.last == "0" {
            digits.removeLast()
            exponent += 1
        }
        return true
    }

    private static func digits(_ text: Substring) -> Substring {
        text.prefix { ("0"..."9").contains($0) }
    }

    /// The number behind `e`; one beyond all types stays that.
    private static func power(_ text: Substring) -> Int? {
        let isNegative = text.first == "-"
        let body = isNegative || text.first == "+" ? text.dropFirst() : text
        guard !body.isEmpty, digits(body).count == body.count else { return nil }
        let limit = 1_000_000
        let size = min(Int(body.drop { $0 == "0" }.prefix(8)) ?? 0, limit)
        return isNegative ? -size : size
    }

    /// In the grammar of JSON (RFC 8259, section 6), with every digit as it is written: `+.50e3` becomes
    /// `0.50e3`, `007` becomes `7` and `1.` becomes `1`.
    package var json: String { (isNegative ? "-" : "") + unsignedJSON }

    /// As a whole number that fits `Int64` or `UInt64`.
    package var integer: String? {
        if digits.isEmpty { return "0" }
        guard exponent >= 0, exponent <= 20, digits.count <= 20 else { return nil }
        let text = digits + String(repeating: "0", count: exponent)
        if isNegative { return Int64("-" + text).map(String.init) }
        return UInt64(text).map(String.init)
    }

    /// As a literal that means the nearest value of the type, without a warning; nil where the number
    /// exceeds the type.
    package func number<Value: BinaryFloatingPoint & LosslessStringConvertible>(
        as type: Value.Type
    ) -> String? {
        let sign = isNegative ? "-" : ""
        if digits.isEmpty { return sign.isEmpty ? "0" : "-0.0" }
        guard let value = Value("\(digits)e\(exponent)"), value.isFinite else { return nil }
        if value.isZero { return sign + "0.0" }
        if value.isSubnormal { return sign + Self.hexadecimal(value) }
        if let integer {
            let isExact =
                Int64(integer).map { Value(exactly: $0) != nil }
                ?? UInt64(integer).map { Value(exactly: $0) != nil } ?? false
            return isExact ? integer : integer + ".0"
        }
        return sign + written(value)
    }

    /// The digits of the description where they are few, else those that make a difference.
    private func written(_ value: some BinaryFloatingPoint & LosslessStringConvertible) -> String {
        guard digits.count <= 17 else { return value.description }
        guard exponent < 0, -exponent <= 20 else { return value.description }
        let padded = String(repeating: "0", count: max(0, 1 - exponent - digits.count)) + digits
        return "\(padded.dropLast(-exponent)).\(padded.suffix(-exponent))"
    }

    /// The compiler warns of decimal literals below the normal numbers, but not of exact ones.
    private static func hexadecimal<Value: BinaryFloatingPoint>(
        _ value: Value
    ) -> String {
        let unit = Value.leastNonzeroMagnitude
        return "0x\(String(UInt64(value / unit), radix: 16, uppercase: true))p\(unit.exponent)"
    }
}
