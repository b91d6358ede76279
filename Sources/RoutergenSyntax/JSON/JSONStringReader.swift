/// Reads the strings of a JSON text (RFC 8259, section 7).
struct JSONStringReader {
    /// Half surrogate pairs: the text is JSON by its grammar, but it stands for no Unicode text.
    private(set) var loneSurrogates: [JSONMistake] = []

    /// Reads the string that begins at the current quote.
    mutating func read(_ scanner: inout JSONScanner) throws(JSONMistake) -> String {
        let opening = scanner.position
        scanner.advance()
        let start = scanner.offset
        // Nearly all strings have no escape and are a stretch of the file.
        try skipPlain(&scanner, opening)
        if scanner.current == UInt8(ascii: "\"") {
            let text = scanner.text(from: start)
            scanner.advance()
            return text
        }
        return try readEscaped(&scanner, from: start, opening)
    }

    private mutating func readEscaped(
        _ scanner: inout JSONScanner, from start: Int, _ opening: SourcePosition
    ) throws(JSONMistake) -> String {
        var text = scanner.text(from: start)
        while scanner.current == UInt8(ascii: "\\") {
            text.unicodeScalars.append(try escape(&scanner))
            let next = scanner.offset
            try skipPlain(&scanner, opening)
            text += scanner.text(from: next)
        }
        scanner.advance()
        return text
    }

    /// Goes to the next quote or backslash.
    private func skipPlain(
        _ scanner: inout JSONScanner, _ opening: SourcePosition
    ) throws(JSONMistake) {
        while let byte = scanner.current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                throw JSONMistake(
                    message: "the closing quote of this string is missing on its line",
                    position: opening)
            }
            guard byte >= 0x20 else {
                throw scanner.mistake(
                    "the control character U+\(hexadecimal(UInt32(byte), digits: 4))"
                        + " must be escaped in a string",
                    suggestion: "write '\(Self.escaped(byte))'")
            }
            scanner.advance()
        }
        guard scanner.current != nil else {
            throw JSONMistake(
                message: "the closing quote of this string is missing", position: opening)
        }
    }

    private static func escaped(_ byte: UInt8) -> String {
        byte == UInt8(ascii: "\t") ? "\\t" : "\\u\(hexadecimal(UInt32(byte), digits: 4))"
    }

    private mutating func escape(
        _ scanner: inout JSONScanner
    ) throws(JSONMistake) -> Unicode.Scalar {
        let start = scanner.position
        scanner.advance()
        guard let letter = scanner.current else {
            throw JSONMistake(message: "the escape is not finished", position: start)
        }
        if letter == UInt8(ascii: "u") { return try unicodeEscape(&scanner, start) }
        guard let scalar = Self.simpleEscapes[letter] else {
            throw JSONMistake(
                message: "unknown escape: a backslash before \(scanner.upcomingCharacter)",
                position: start,
                suggestion: "write '\\\\' for a backslash")
        }
        scanner.advance()
        return scalar
    }

    private static let simpleEscapes: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
        UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
        UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]

    /// Reads `\u00e9`, or both halves of `\ud83d\ude00`, from the `u` on.
    private mutating func unicodeEscape(
        _ scanner: inout JSONScanner, _ start: SourcePosition
    ) throws(JSONMistake) -> Unicode.Scalar {
        scanner.advance()
        let first = try hexadecimalDigits(&scanner, start)
        if let scalar = Unicode.Scalar(first) { return scalar }
        if first < 0xDC00, let second = try lowSurrogate(&scanner) {
            let value = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
            if let scalar = Unicode.Scalar(value) { return scalar }
        }
        loneSurrogates.append(
            JSONMistake(
                message: "'\\u\(hexadecimal(first, digits: 4))' is half of a surrogate pair;"
                    + " the other half is missing",
                position: start))
        return "\u{FFFD}"
    }

    /// The second half of a pair, when it comes next.
    private func lowSurrogate(_ scanner: inout JSONScanner) throws(JSONMistake) -> UInt32? {
        var ahead = scanner
        let start = ahead.position
        guard ahead.take("\\"), ahead.take("u") else { return nil }
        let value = try hexadecimalDigits(&ahead, start)
        guard (0xDC00..<0xE000).contains(value) else { return nil }
        scanner = ahead
        return value
    }

    private func hexadecimalDigits(
        _ scanner: inout JSONScanner, _ start: SourcePosition
    ) throws(JSONMistake) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = scanner.current,
                let digit = Character(Unicode.Scalar(byte)).hexDigitValue
            else {
                throw JSONMistake(
                    message: "expected four hexadecimal digits after '\\u'", position: start)
            }
            value = value << 4 | UInt32(digit)
            scanner.advance()
        }
        return value
    }
}
