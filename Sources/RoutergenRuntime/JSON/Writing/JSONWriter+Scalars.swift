import CRoutergenJSON
import Foundation

extension JSONWriter {
    /// Writes a string, as a value of its own or as an element.
    public mutating func write(_ string: String) {
        var string = string
        string.withUTF8 { write(utf8: $0) }
    }

    /// Writes a boolean.
    public mutating func write(_ bool: Bool) {
        literal(bool ? "true" : "false")
    }

    /// Writes an integer.
    public mutating func write(_ integer: some FixedWidthInteger) {
        if let integer = Int64(exactly: integer) {
            write(integer)
        } else {
            separate()
            append(String(integer).utf8)
        }
    }

    /// Writes an integer.
    public mutating func write(_ integer: Int64) {
        separate()
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            guard let start = digits.baseAddress else { return }
            let count = routergen_json_write_integer(integer, start)
            append(UnsafeBufferPointer(start: start, count: count))
        }
    }

    /// Writes a number with as many digits as it takes to read the same `Double` back: `0.1`, `5`, `1e+300`.
    ///
    /// Infinite numbers and `NaN` are written as `null`, and noted in `error`.
    public mutating func write(_ number: Double) {
        guard number.isFinite else { return refuse("\(number) is no JSON number") }
        write(floatingPointText: number.description)
    }

    /// Writes a number with as many digits as it takes to read the same `Float` back.
    ///
    /// Infinite numbers and `NaN` are written as `null`, and noted in `error`.
    public mutating func write(_ number: Float) {
        guard number.isFinite else { return refuse("\(number) is no JSON number") }
        write(floatingPointText: number.description)
    }

    /// Writes a decimal number exactly. `Decimal.nan` is written as `null`, and noted in `error`.
    public mutating func write(_ number: Decimal) {
        guard number.isFinite else { return refuse("\(number) is no JSON number") }
        separate()
        append(number.description.utf8)
    }

    /// Writes a date. One that the format cannot express is written as `null`, and noted in `error`.
    public mutating func write(_ date: Date, _ format: DateFormat = .rfc3339) {
        guard let text = format.string(from: date) else {
            return refuse("a date outside the years 0 to 9999")
        }
        if format.isNumber {
            separate()
            append(text.utf8)
        } else {
            write(text)
        }
    }

    /// Writes a number's text as it is.
    mutating func write(numberText text: String) {
        separate()
        append(text.utf8)
    }

    /// Whole numbers without `.0`: `5`, not `5.0`.
    private mutating func write(floatingPointText text: String) {
        separate()
        var text = text
        text.withUTF8 { text in
            let isWhole =
                text.count > 2 && text[text.count - 1] == UInt8(ascii: "0")
                && text[text.count - 2] == UInt8(ascii: ".")
            append(
                UnsafeBufferPointer(start: text.baseAddress, count: text.count - (isWhole ? 2 : 0)))
        }
    }

    mutating func refuse(_ problem: String) {
        if error == nil {
            error = JSONError.unwritable(problem)
        }
        null()
    }

    /// Writes a string of well-formed UTF-8 with the escapes that RFC 8259, section 7, asks for and no
    /// others: quotes, backslashes and control characters.
    mutating func write(utf8 text: UnsafeBufferPointer<UInt8>) {
        separate()
        append(UInt8(ascii: "\""))
        if var start = text.baseAddress {
            var rest = text.count
            while rest > 0 {
                let plain = routergen_json_plain_length(start, rest)
                append(UnsafeBufferPointer(start: start, count: plain))
                if plain == rest { break }
                escape(start[plain])
                start += plain + 1
                rest -= plain + 1
            }
        }
        append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ byte: UInt8) {
        append(UInt8(ascii: "\\"))
        switch byte {
        case 0x08: append(UInt8(ascii: "b"))
        case 0x09: append(UInt8(ascii: "t"))
        case 0x0A: append(UInt8(ascii: "n"))
        case 0x0C: append(UInt8(ascii: "f"))
        case 0x0D: append(UInt8(ascii: "r"))
        case 0x00..<0x20:
            append("u00".utf8)
            append(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
            append(String(byte & 0x0F, radix: 16).utf8)
        default: append(byte)
        }
    }
}
