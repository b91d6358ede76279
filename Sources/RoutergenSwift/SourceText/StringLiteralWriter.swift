/// Writes string literals with one number of `#`.
struct StringLiteralWriter {
    /// What stands around the quotes and behind each backslash: empty, `#`, `##`.
    private let hashes: String

    static let plain = StringLiteralWriter(for: "")

    /// Raw where quotes or backslashes would have to be escaped, unless that needs many `#`.
    init(for text: String) {
        var text = text
        let count = text.withUTF8(Self.hashCount)
        hashes = String(repeating: "#", count: count)
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

    func oneLine(_ text: String) -> String {
        "\(hashes)\"\(inside(text))\"\(hashes)"
    }

    /// What stands between the quotes.
    func inside(_ text: String) -> String {
        var text = text
        let mayStay = text.withUTF8 { $0.allSatisfy(isPlainASCII) }
        return mayStay ? text : escaped(text.unicodeScalars)
    }

    private func escaped(_ scalars: String.UnicodeScalarView) -> String {
        // Bytes, because appending scalars to a string costs many times as much.
        var result: [UInt8] = []
        var previous: Unicode.Scalar?
        for scalar in scalars {
            if scalar.isASCII, isPlainASCII(UInt8(ascii: scalar)) {
                result.append(UInt8(ascii: scalar))
                previous = scalar
            } else if let escape = escape(scalar, behind: previous) {
                result += "\\\(hashes)\(escape)".utf8
                previous = nil
            } else {
                result += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
                previous = scalar
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Whether a byte is one of the many that nothing has to be looked up for.
    private func isPlainASCII(_ byte: UInt8) -> Bool {
        guard (0x20..<0x7F).contains(byte) else { return false }
        return !hashes.isEmpty || (byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\"))
    }

    /// What stands behind the backslash; nil for what is written as it is.
    private func escape(_ scalar: Unicode.Scalar, behind previous: Unicode.Scalar?) -> String? {
        switch scalar {
        case "\n": return "n"
        case "\r": return "r"
        case "\t": return "t"
        case "\0": return "0"
        case "\"", "\\": return hashes.isEmpty ? String(scalar) : nil
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
