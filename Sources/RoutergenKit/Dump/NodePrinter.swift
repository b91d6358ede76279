import RoutergenSyntax

/// Prints a tree of nodes as an outline, each with its place:
///
///     @1:1 mapping
///       @1:1 routergen: @1:12 1
///       @2:1 routes: @3:3 mapping
struct NodePrinter {
    private var text = ""

    static func text(_ node: Node) -> String {
        var printer = NodePrinter()
        printer.print(node, prefix: "", indentation: "")
        return printer.text
    }

    private mutating func print(_ node: Node, prefix: String, indentation: String) {
        let head = "\(indentation)\(prefix)@\(place(node.range))"
        let inner = indentation + "  "
        switch node.content {
        case .scalar(let scalar):
            text += "\(head) \(spelling(scalar))\n"
        case .sequence(let items):
            text += "\(head) sequence\n"
            for item in items {
                print(item, prefix: "- ", indentation: inner)
            }
        case .mapping(let mapping):
            text += "\(head) mapping\n"
            for entry in mapping.entries {
                let key = "@\(place(entry.keyRange)) \(ValuePrinter.quoted(entry.key)): "
                print(entry.value, prefix: key, indentation: inner)
            }
        }
    }

    private func place(_ range: SourceRange) -> String {
        "\(range.start.line):\(range.start.column)"
    }

    /// Strings in quotes, what else a plain scalar may mean without.
    private func spelling(_ scalar: Scalar) -> String {
        switch scalar.resolved {
        case .null: "null"
        case .boolean(let value): String(value)
        case .integer(let text, _), .number(let text): text
        case .string(let text): ValuePrinter.quoted(text)
        }
    }
}
