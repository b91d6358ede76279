/// Writes a node as JSON (RFC 8259), keys in their order.
package struct JSONText {
    private let isCompact: Bool
    /// The text as UTF-8.
    package private(set) var bytes: [UInt8] = []
    /// How many sequences and mappings are open.
    private var depth = 0

    /// - Parameter isCompact: whether everything stands on one line without a space between tokens;
    ///   otherwise each value has a line of its own, two spaces a level.
    package init(_ node: Node, isCompact: Bool = false) {
        self.isCompact = isCompact
        write(node)
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    private mutating func write(_ node: Node) {
        switch node.content {
        case .scalar(let scalar):
            write(scalar)
        case .sequence(let items):
            begin("[")
            for (index, item) in items.enumerated() {
                beginItem(index)
                write(item)
            }
            end("]", isEmpty: items.isEmpty)
        case .mapping(let mapping):
            begin("{")
            for (index, entry) in mapping.entries.enumerated() {
                beginItem(index)
                write(entry.key)
                append(isCompact ? ":" : ": ")
                write(entry.value)
            }
            end("}", isEmpty: mapping.entries.isEmpty)
        }
    }

    private mutating func write(_ scalar: Scalar) {
        switch scalar.resolved {
        case .null: append("null")
        case .boolean(let value): append(value ? "true" : "false")
        case .string(let text): write(text)
        case .integer(_, let value?): bytes += String(value).utf8
        case .integer(let text, nil), .number(let text):
            if let number = NumberText(text) { bytes += number.json.utf8 } else { write(text) }
        }
    }

    // MARK: - Sequences and mappings

    private mutating func begin(_ bracket: StaticString) {
        append(bracket)
        depth += 1
    }

    private mutating func beginItem(_ index: Int) {
        if index > 0 { append(",") }
        beginLine()
    }

    private mutating func end(_ bracket: StaticString, isEmpty: Bool) {
        depth -= 1
        if !isEmpty { beginLine() }
        append(bracket)
    }

    private mutating func beginLine() {
        guard !isCompact else { return }
        append("\n")
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }

    // MARK: - Strings

    private mutating func write(_ string: String) {
        append("\"")
        var string = string
        string.withUTF8 { text in
            // What needs no escape, which is nearly everything, is copied in one piece.
            var start = 0
            for (offset, byte) in text.enumerated() where Self.needsEscape(byte) {
                append(text[start..<offset])
                writeEscape(of: byte)
                start = offset + 1
            }
            append(text[start...])
        }
        append("\"")
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func writeEscape(of byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case UInt8(ascii: "\n"): append("\\n")
        case UInt8(ascii: "\r"): append("\\r")
        case UInt8(ascii: "\t"): append("\\t")
        default:
            let digits = String(byte, radix: 16)
            bytes += "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8
        }
    }

    // MARK: - Bytes

    private mutating func append(_ piece: StaticString) {
        piece.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func append(_ piece: Slice<UnsafeBufferPointer<UInt8>>) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: piece))
    }
}
