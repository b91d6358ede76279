/// A strict RFC 8259 parser that fills a tape in one pass, without recursion.
///
/// While a container is open, the payload of its token holds the index of the container around it plus
/// one (zero: none), so that the tape is also the stack; closing it writes the number of tokens there.
struct JSONParser {
    let base: UnsafePointer<UInt8>
    let count: Int
    let options: JSONParsingOptions
    var tape: [JSONToken] = []
    var position = 0

    private var depth = 0

    /// The innermost open container, or -1.
    private var container = -1
    private var containerIsObject = false
    private var duplicateKeys: JSONDuplicateKeys

    init(base: UnsafePointer<UInt8>, count: Int, options: JSONParsingOptions) {
        self.base = base
        self.count = count
        self.options = options
        duplicateKeys = JSONDuplicateKeys(base: base, policy: options.duplicateKeys)
        // A token for every sixteen bytes is right for most responses; denser ones grow.
        tape.reserveCapacity(count / 16 + 4)
    }

    mutating func parse() throws(JSONError) {
        skipByteOrderMark()
        skipWhitespace()
        repeat {
            try parseValue()
        } while try continueAfterValue()
    }

    /// Parses a scalar, or opens a container and leaves the position at its first value.
    private mutating func parseValue() throws(JSONError) {
        while true {
            switch base[position] {
            case UInt8(ascii: "\""):
                return try parseString()
            case UInt8(ascii: "{"):
                try open(isObject: true)
                if base[position] == UInt8(ascii: "}") { return try close() }
                try parseKey()
            case UInt8(ascii: "["):
                try open(isObject: false)
                if base[position] == UInt8(ascii: "]") { return try close() }
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                return try parseNumber()
            case UInt8(ascii: "t"):
                return try parseLiteral("true")
            case UInt8(ascii: "f"):
                return try parseLiteral("false")
            case UInt8(ascii: "n"):
                return try parseLiteral("null")
            default:
                throw unexpected("a value")
            }
        }
    }

    /// After a value: closes containers that end here and moves to the next value. False at the end.
    private mutating func continueAfterValue() throws(JSONError) -> Bool {
        while true {
            skipWhitespace()
            guard container >= 0 else {
                if position < count { throw unexpected("the end of the document") }
                return false
            }
            let byte = base[position]
            if byte == UInt8(ascii: ",") {
                position += 1
                skipWhitespace()
                if containerIsObject { try parseKey() }
                return true
            }
            guard byte == (containerIsObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
                throw unexpected(containerIsObject ? "',' or '}'" : "',' or ']'")
            }
            try close()
        }
    }

    private mutating func open(isObject: Bool) throws(JSONError) {
        depth += 1
        guard depth <= options.maximumDepth else {
            throw JSONError.syntax(
                .tooDeep, "more than \(options.maximumDepth) levels of arrays and objects",
                at: position, in: bytes)
        }
        let parent = UInt32(truncatingIfNeeded: container + 1)
        container = tape.count
        containerIsObject = isObject
        append(at: position, bits: parent | JSONToken.containerFlag)
        position += 1
        skipWhitespace()
    }

    /// Closes the innermost container; the position is at its closing bracket.
    private mutating func close() throws(JSONError) {
        position += 1
        depth -= 1
        let closed = container
        let parent = tape[closed].payload - 1
        let span = UInt32(truncatingIfNeeded: tape.count - closed)
        tape[closed].bits = span | JSONToken.containerFlag
        if containerIsObject, span > 3,
            let key = duplicateKeys.resolve(object: closed, in: &tape)
        {
            throw duplicate(key)
        }
        container = parent
        if parent >= 0 {
            containerIsObject = base[Int(tape[parent].offset)] == UInt8(ascii: "{")
        }
    }

    /// Parses a key and its colon and leaves the position at the value.
    private mutating func parseKey() throws(JSONError) {
        guard base[position] == UInt8(ascii: "\"") else {
            throw unexpected("a key in double quotes")
        }
        try parseString()
        skipWhitespace()
        guard base[position] == UInt8(ascii: ":") else { throw unexpected("':'") }
        position += 1
        skipWhitespace()
    }

    private mutating func parseLiteral(_ literal: StaticString) throws(JSONError) {
        let start = position
        for index in 0..<literal.utf8CodeUnitCount {
            guard base[start + index] == literal.utf8Start[index] else {
                throw unexpected("a value")
            }
        }
        position += literal.utf8CodeUnitCount
        append(at: start, bits: UInt32(truncatingIfNeeded: literal.utf8CodeUnitCount))
    }

    mutating func append(at offset: Int, bits: UInt32) {
        tape.append(JSONToken(offset: UInt32(truncatingIfNeeded: offset), bits: bits))
    }

    /// Readers may ignore a byte order mark (RFC 8259, section 8.1); ours does.
    private mutating func skipByteOrderMark() {
        if base[0] == 0xEF, base[1] == 0xBB, base[2] == 0xBF {
            position = 3
        }
    }

    private mutating func skipWhitespace() {
        while true {
            switch base[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return
            }
        }
    }

    var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: base, count: count)
    }

    private func duplicate(_ key: Int) -> JSONError {
        let token = tape[key]
        let start = Int(token.offset) + 1
        let text = UnsafeBufferPointer(rebasing: bytes[start..<start + token.payload])
        let name = JSONStringText.string(text, hasEscapes: token.isSpecial)
        return JSONError.syntax(
            .duplicateKey, "the key \"\(name)\" appears twice", at: start - 1, in: bytes)
    }

    func unexpected(_ expected: String) -> JSONError {
        JSONError.unexpected(expected, at: position, in: bytes)
    }
}
