/// A checked text behind its byte order mark.
struct YAMLText {
    let bytes: UnsafeBufferPointer<UInt8>
    let hasUnusualLineBreaks: Bool

    /// Whether there is nothing but white space.
    var isBlank: Bool {
        bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    }

    /// How many directives (`%YAML`, `%TAG`) come before the document.
    var directiveCount: Int {
        var count = 0
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            switch line.first {
            case UInt8(ascii: "%"): count += 1
            case UInt8(ascii: "#"), UInt8(ascii: "\r"): continue
            default: return count
            }
        }
        return count
    }
}
