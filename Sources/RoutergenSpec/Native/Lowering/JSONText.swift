import RoutergenModel
import RoutergenSyntax

/// Writes a node as JSON (RFC 8259), two spaces a level, keys in their order.
package struct JSONText {
    package private(set) var text = ""

    package init(_ node: Node) {
        write(Literal(node), indent: "")
    }

    private mutating func write(_ literal: Literal, indent: String) {
        switch literal {
        case .null: text += "null"
        case .boolean(let value): text += value ? "true" : "false"
        case .number(let number): text += number
        case .string(let string): write(string)
        case .array(let items):
            writeItems(items, "[", "]", indent) { $0.write($1, indent: indent + "  ") }
        case .object(let entries):
            writeItems(entries, "{", "}", indent) { writer, entry in
                writer.write(entry.key)
                writer.text += ": "
                writer.write(entry.value, indent: indent + "  ")
            }
        }
    }

    private mutating func writeItems<Item>(
        _ items: [Item], _ open: String, _ close: String, _ indent: String,
        _ write: (inout JSONText, Item) -> Void
    ) {
        text += open
        for (index, item) in items.enumerated() {
            text += index == 0 ? "\n" : ",\n"
            text += indent + "  "
            write(&self, item)
        }
        if !items.isEmpty { text += "\n" + indent }
        text += close
    }

    private mutating func write(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
