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
        separate()
        append(String(integer).utf8)
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
        append(text.hasSuffix(".0") ? text.utf8.dropLast(2) : text.utf8[...])
    }

    private mutating func refuse(_ problem: String) {
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
        var start = 0
        for index in 0..<text.count {
            let byte = text[index]
            if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { continue }
            append(text[start..<index])
            escape(byte)
            start = index + 1
        }
        append(text[start..<text.count])
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
