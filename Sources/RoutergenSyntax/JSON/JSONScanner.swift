/// Walks over the bytes of a JSON text and counts lines and columns.
///
/// The text is known to be UTF-8.
struct JSONScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var offset = 0
    private var line = 1
    /// The offset of the line's first byte, moved on by the continuation bytes behind it, so that
    /// the distance to it counts Unicode scalars.
    private var lineStart = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    var position: SourcePosition {
        SourcePosition(line: line, column: offset - lineStart + 1)
    }

    /// The current byte; nil at the end.
    var current: UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    /// Steps over one byte of a line.
    mutating func advance() {
        guard offset < bytes.count else { return }
        if bytes[offset] & 0xC0 == 0x80 { lineStart += 1 }
        offset += 1
    }

    /// Steps over a byte if it is the current one.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard let byte = current, byte == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    mutating func skipWhitespace() {
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"):
                offset += 1
            case UInt8(ascii: "\n"):
                offset += 1
                beginLine()
            case UInt8(ascii: "\r"):
                offset += 1
                // CR LF is one line break; its LF begins the line.
                if current != UInt8(ascii: "\n") { beginLine() }
            default:
                return
            }
        }
    }

    private mutating func beginLine() {
        line += 1
        lineStart = offset
    }

    func text(from start: Int) -> String {
        String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    func mistake(_ message: String, suggestion: String? = nil) -> JSONMistake {
        JSONMistake(message: message, position: position, suggestion: suggestion)
    }

    /// What stands at the current place, for messages.
    var found: String {
        guard let byte = current else { return "the end of the file" }
        if let word = upcomingWord { return "'\(word)'" }
        guard let length = UTF8Sequence.length(at: offset, in: bytes),
            let scalar = UTF8Sequence.scalar(at: offset, length: length, in: bytes)
        else { return "byte 0x\(hexadecimal(UInt32(byte), digits: 2))" }
        if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) {
            return "U+\(hexadecimal(scalar.value, digits: 4))"
        }
        return scalar == "'" ? "a single quote" : "'\(Character(scalar))'"
    }

    /// The letters at the current place, as far as a message can show them.
    var upcomingWord: String? {
        let letters = bytes[offset...].prefix(20).prefix { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        return letters.isEmpty ? nil : String(decoding: letters, as: UTF8.self)
    }
}

extension JSONScanner {
    /// Reads `true`, `false` or `null`.
    mutating func literal() throws(JSONMistake) -> Scalar {
        for word in ["true", "false", "null"] where bytes[offset...].starts(with: word.utf8) {
            offset += word.utf8.count
            return Scalar(word, isQuoted: false)
        }
        var suggestion: String?
        if let word = upcomingWord {
            suggestion =
                word == "None" || word == "nil"
                ? "did you mean 'null'?"
                : RoutergenSyntax.suggestion(for: word, among: ["true", "false", "null"])
        }
        throw mistake("expected a value, found \(found)", suggestion: suggestion)
    }

    /// Reads a number (RFC 8259, section 6).
    mutating func number() throws(JSONMistake) -> Scalar {
        let start = offset
        _ = take("-")
        if take("0") {
            if hasDigit { throw mistake("a number cannot have a leading zero") }
        } else {
            try digits(after: "-")
        }
        if take(".") { try digits(after: ".") }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            try digits(after: "the exponent's 'e'")
        }
        return Scalar(text(from: start), isQuoted: false)
    }

    private var hasDigit: Bool {
        current.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ?? false
    }

    private mutating func digits(after what: String) throws(JSONMistake) {
        guard hasDigit else {
            let place = what.count == 1 ? "'\(what)'" : what
            throw mistake("expected a digit after \(place), found \(found)")
        }
        while hasDigit { offset += 1 }
    }
}
