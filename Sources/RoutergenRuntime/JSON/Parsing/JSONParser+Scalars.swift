extension JSONParser {
    /// Parses a string from its opening to behind its closing quote.
    mutating func parseString() throws(JSONError) {
        let start = position
        var current = position + 1
        var hasEscapes = false
        while true {
            current = skipPlainText(from: current)
            switch base[current] {
            case UInt8(ascii: "\""):
                let length = UInt32(truncatingIfNeeded: current - start - 1)
                append(at: start, bits: hasEscapes ? length | JSONToken.specialFlag : length)
                position = current + 1
                return
            case UInt8(ascii: "\\"):
                hasEscapes = true
                current = try skipEscape(at: current)
            case 0x80...0xFF:
                let length = UTF8Sequence.length(base + current)
                guard length > 0 else {
                    throw JSONError.syntax(.syntax, "invalid UTF-8", at: current, in: bytes)
                }
                current += length
            default:
                throw controlCharacter(at: current, stringStart: start)
            }
        }
    }

    /// Steps over bytes that mean themselves, eight at a time.
    @inline(__always)
    private func skipPlainText(from start: Int) -> Int {
        var current = start
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        while true {
            // The padding behind the document stops the loop: zeros are control characters.
            let word = UInt64(
                littleEndian: UnsafeRawPointer(base + current).loadUnaligned(as: UInt64.self))
            let quotes = word ^ (ones &* 0x22)
            let backslashes = word ^ (ones &* 0x5C)
            let stops =
                ((quotes &- ones) & ~quotes)
                | ((backslashes &- ones) & ~backslashes)
                | ((word &- (ones &* 0x20)) & ~word)
                | word
            let mask = stops & highs
            if mask != 0 { return current + mask.trailingZeroBitCount >> 3 }
            current += 8
        }
    }

    /// Checks the escape at a backslash and returns the position behind it.
    private func skipEscape(at start: Int) throws(JSONError) -> Int {
        switch base[start + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return start + 2
        case UInt8(ascii: "u"):
            return try skipUnicodeEscape(at: start)
        default:
            throw JSONError.unexpected(
                "one of \" \\ / b f n r t u after a backslash", at: start + 1, in: bytes)
        }
    }

    private func skipUnicodeEscape(at start: Int) throws(JSONError) -> Int {
        guard let unit = JSONStringText.codeUnit(base + start + 2) else {
            throw JSONError.syntax(
                .syntax, "expected four hexadecimal digits after \\u", at: start, in: bytes)
        }
        guard unit & 0xF800 == 0xD800 else { return start + 6 }
        if unit < 0xDC00, base[start + 6] == UInt8(ascii: "\\"),
            base[start + 7] == UInt8(ascii: "u"),
            let low = JSONStringText.codeUnit(base + start + 8), low & 0xFC00 == 0xDC00
        {
            return start + 12
        }
        guard options.loneSurrogates == .replaced else {
            throw JSONError.syntax(
                .syntax, "half of a surrogate pair in a string", at: start, in: bytes)
        }
        return start + 6
    }

    private func controlCharacter(at offset: Int, stringStart: Int) -> JSONError {
        if offset >= count {
            return JSONError.syntax(.syntax, "the string never ends", at: stringStart, in: bytes)
        }
        let code = String(base[offset], radix: 16, uppercase: true)
        let scalar = String(repeating: "0", count: 4 - code.count) + code
        return JSONError.syntax(
            .syntax, "the control character U+\(scalar) must be escaped in a string", at: offset,
            in: bytes)
    }

    /// Parses a number; its text is kept, so that every numeric type reads it exactly.
    mutating func parseNumber() throws(JSONError) {
        let start = position
        var isSpecial = false
        if base[position] == UInt8(ascii: "-") { position += 1 }
        if base[position] == UInt8(ascii: "0") {
            position += 1
            if isDigit(base[position]) {
                throw JSONError.syntax(
                    .syntax, "a number must not start with 0", at: start, in: bytes)
            }
        } else {
            try skipDigits()
        }
        if base[position] == UInt8(ascii: ".") {
            isSpecial = true
            position += 1
            try skipDigits()
        }
        if base[position] | 0x20 == UInt8(ascii: "e") {
            isSpecial = true
            position += 1
            if base[position] == UInt8(ascii: "+") || base[position] == UInt8(ascii: "-") {
                position += 1
            }
            try skipDigits()
        }
        let length = UInt32(truncatingIfNeeded: position - start)
        append(at: start, bits: isSpecial ? length | JSONToken.specialFlag : length)
    }

    private mutating func skipDigits() throws(JSONError) {
        guard isDigit(base[position]) else { throw unexpected("a digit") }
        repeat { position += 1 } while isDigit(base[position])
    }

    @inline(__always)
    private func isDigit(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10
    }
}
