/// A checked text behind its byte order mark, or a piece of one.
struct YAMLText {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The number of the line where it begins.
    let firstLine: Int
    /// Whether U+0085, U+2028 or U+2029 occur, which libyaml takes for line breaks.
    let hasUnusualLineBreaks: Bool
    /// The place behind the last character.
    let end: SourcePosition

    /// Whether there is nothing but white space.
    var isBlank: Bool {
        bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    }

    /// How many directives (`%YAML`, `%TAG`) come before the document.
    var directiveCount: Int {
        var count = 0
        var rest = bytes[...]
        while let first = rest.first {
            switch first {
            case UInt8(ascii: "%"): count += 1
            case UInt8(ascii: "#"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): break
            default: return count
            }
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            rest = rest.dropFirst(line.count + 1)
        }
        return count
    }
}
