/// Writes string literals with one number of `#`.
struct StringLiteralWriter {
    /// How many `#` stand around the quotes and behind each backslash.
    let hashCount: Int

    static let plain = StringLiteralWriter(hashCount: 0)

    private init(hashCount: Int) {
        self.hashCount = hashCount
    }

    /// Raw where quotes or backslashes would have to be escaped, unless that needs many `#`.
    init(for text: UnsafeBufferPointer<UInt8>) {
        hashCount = Self.hashCount(text)
    }

    /// How many `#` a literal of the text needs.
    private static func hashCount(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        var longest = 0
        var run: Int?
        var needsHashes = false
        for byte in text {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                needsHashes = true
                run = 0
            } else if byte == UInt8(ascii: "#"), let length = run {
                run = length + 1
            } else {
                run = nil
                continue
            }
            longest = max(longest, run ?? 0)
        }
        return needsHashes && longest < 3 ? longest + 1 : 0
    }

    /// Writes a literal on one line.
    func write(_ text: UnsafeBufferPointer<UInt8>, to code: inout [UInt8]) {
        code += repeatElement(UInt8(ascii: "#"), count: hashCount)
        code.append(UInt8(ascii: "\""))
        if text.allSatisfy(isPlainASCII) {
            code += text
        } else {
            writeEscaped(text, to: &code)
        }
        code.append(UInt8(ascii: "\""))
        code += repeatElement(UInt8(ascii: "#"), count: hashCount)
    }

    /// What stands between the quotes.
    func inside(_ text: String) -> String {
        var text = text
        return text.withUTF8 { bytes in
            var result: [UInt8] = []
            writeEscaped(bytes, to: &result)
            return String(decoding: result, as: UTF8.self)
        }
    }

    private func writeEscaped(_ text: UnsafeBufferPointer<UInt8>, to code: inout [UInt8]) {
        // Bytes, because appending scalars to a string costs many times as much.
        let hashes = String(repeating: "#", count: hashCount)
        var previous: Unicode.Scalar?
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            if scalar.isASCII, isPlainASCII(UInt8(ascii: scalar)) {
                code.append(UInt8(ascii: scalar))
                previous = scalar
            } else if let escape = escape(scalar, behind: previous) {
                code += "\\\(hashes)\(escape)".utf8
                previous = nil
            } else {
                code += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
                previous = scalar
            }
        }
    }

    /// Whether a byte is one of the many that nothing has to be looked up for.
    private func isPlainASCII(_ byte: UInt8) -> Bool {
        guard (0x20..<0x7F).contains(byte) else { return false }
        return hashCount > 0 || (byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\"))
    }

    /// What stands behind the backslash; nil for what is written as it is.
    private func escape(_ scalar: Unicode.Scalar, behind previous: Unicode.Scalar?) -> String? {
        switch scalar {
        case "\n": return "n"
        case "\r": return "r"
        case "\t": return "t"
        case "\0": return "0"
        case "\"", "\\": return hashCount == 0 ? String(scalar) : nil
        default: break
        }
        return Self.isPlain(scalar, behind: previous)
            ? nil : "u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }

    /// Whether a reader sees the scalar for what it is.
    private static func isPlain(
        _ scalar: Unicode.Scalar, behind previous: Unicode.Scalar?
    ) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
            false
        case .format:
            // A zero-width joiner holds an emoji together.
            scalar == "\u{200D}" && previous?.properties.isEmoji == true
        case .nonspacingMark, .spacingMark, .enclosingMark:
            // A mark would join the quote or the escape in front of it.
            previous != nil
        case .spaceSeparator: scalar == " "
        default: true
        }
    }
}
