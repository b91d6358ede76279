import RoutergenModel
import RoutergenSyntax

extension Literal {
    /// A node by the meaning that YAML gives it.
    init(_ node: Node) {
        switch node.content {
        case .scalar(let scalar): self.init(scalar)
        case .sequence(let items): self = .array(items.map { Literal($0) })
        case .mapping(let mapping):
            self = .object(mapping.entries.map { Entry(key: $0.key, value: Literal($0.value)) })
        }
    }

    /// Numbers come out in the grammar of JSON (RFC 8259, section 6); `.inf` and `.nan`, which it
    /// lacks, stay text.
    init(_ scalar: Scalar) {
        switch scalar.resolved {
        case .null: self = .null
        case .boolean(let value): self = .boolean(value)
        case .string(let text): self = .string(text)
        case .integer(_, let value?): self = .number(String(value))
        case .integer(let text, nil), .number(let text):
            self = Self.jsonNumber(text).map { .number($0) } ?? .string(text)
        }
    }

    /// `+.5e3` becomes `0.5e3`, `007` becomes `7` and `1.` becomes `1`.
    private static func jsonNumber(_ text: String) -> String? {
        var rest = Substring(text)
        var sign = ""
        if let first = rest.first, first == "-" || first == "+" {
            if first == "-" { sign = "-" }
            rest.removeFirst()
        }
        let mantissa = rest.prefix { $0 != "e" && $0 != "E" }
        let parts = mantissa.split(
            separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let isDecimal = parts.allSatisfy { part in
            part.utf8.allSatisfy { (0x30...0x39).contains($0) }
        }
        guard isDecimal, mantissa.contains(where: \.isNumber) else { return nil }
        let whole = (parts.first ?? "").drop { $0 == "0" }
        let fraction = parts.count > 1 ? parts[1] : ""
        return sign + (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
            + rest.dropFirst(mantissa.count)
    }
}
