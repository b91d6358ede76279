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

    /// Something other than what had to come.
    func unexpected(insteadOf expected: String) -> JSONMistake {
        mistake("expected \(expected), found \(upcoming)", suggestion: hint)
    }

    /// The character at the current place, for messages.
    var upcomingCharacter: String {
        guard current != nil else { return "the end of the file" }
        guard let length = UTF8Sequence.length(at: offset, in: bytes),
            let scalar = UTF8Sequence.scalar(at: offset, length: length, in: bytes)
        else { return "no character" }
        let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
        if isControl { return "U+\(hexadecimal(scalar.value, digits: 4))" }
        return scalar == "'" ? "a single quote" : "'\(Character(scalar))'"
    }

    /// The word or character at the current place, for messages.
    private var upcoming: String {
        upcomingWord.map { "'\($0)'" } ?? upcomingCharacter
    }

    /// The letters at the current place, as far as a message can show them.
    private var upcomingWord: String? {
        let letters = bytes[offset...].prefix(20).prefix { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        return letters.isEmpty ? nil : String(decoding: letters, as: UTF8.self)
    }

    /// What people write who think of other languages.
    private var hint: String? {
        switch (current, upcomingWord) {
        case (UInt8(ascii: "'"), _): "strings are in double quotes"
        case (UInt8(ascii: "/"), _), (UInt8(ascii: "#"), _): "JSON has no comments"
        case (_, "None"), (_, "nil"): "did you mean 'null'?"
        case (_, let word?): suggestion(for: word, among: ["true", "false", "null"])
        default: nil
        }
    }
}

extension JSONScanner {
    /// Reads `true`, `false` or `null`.
    mutating func literal() throws(JSONMistake) -> Scalar {
        for word in ["true", "false", "null"] where bytes[offset...].starts(with: word.utf8) {
            offset += word.utf8.count
            return Scalar(word, isQuoted: false)
        }
        throw unexpected(insteadOf: "a value")
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
            throw unexpected(insteadOf: "a digit after \(place)")
        }
        while hasDigit { offset += 1 }
    }
}
