import RoutergenModel
import RoutergenSyntax

/// Writes a node as JSON (RFC 8259), two spaces a level, keys in their order.
package struct JSONText {
    private var bytes: [UInt8] = []

    package init(_ node: Node) {
        write(node, indent: "")
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    private mutating func write(_ node: Node, indent: String) {
        switch node.content {
        case .scalar(let scalar):
            write(scalar)
        case .sequence(let items):
            writeItems(items, "[", "]", indent) { $0.write($1, indent: indent + "  ") }
        case .mapping(let mapping):
            writeItems(mapping.entries, "{", "}", indent) { writer, entry in
                writer.write(entry.key)
                writer.append(": ")
                writer.write(entry.value, indent: indent + "  ")
            }
        }
    }

    private mutating func write(_ scalar: Scalar) {
        switch Literal(scalar) {
        case .null: append("null")
        case .boolean(let value): append(value ? "true" : "false")
        case .number(let number): append(number)
        case .string(let string): write(string)
        // No scalar is one of these.
        case .array, .object: break
        }
    }

    private mutating func writeItems<Item>(
        _ items: [Item], _ open: String, _ close: String, _ indent: String,
        _ write: (inout JSONText, Item) -> Void
    ) {
        append(open)
        for (index, item) in items.enumerated() {
            append(index == 0 ? "\n" : ",\n")
            append(indent)
            append("  ")
            write(&self, item)
        }
        if !items.isEmpty {
            append("\n")
            append(indent)
        }
        append(close)
    }

    private mutating func write(_ string: String) {
        append("\"")
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""): append("\\\"")
            case UInt8(ascii: "\\"): append("\\\\")
            case UInt8(ascii: "\n"): append("\\n")
            case UInt8(ascii: "\r"): append("\\r")
            case UInt8(ascii: "\t"): append("\\t")
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                append("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
            default: bytes.append(byte)
            }
        }
        append("\"")
    }

    private mutating func append(_ piece: String) {
        bytes += piece.utf8
    }
}
