import RoutergenSyntax
import TestSupport
import Testing

/// One case of yaml-test-suite, whose files are YAML themselves.
struct YAMLSuiteCase {
    /// The file's name, with the case's number where a file has several: `2G84`, `2G84-2`.
    let name: String
    let yaml: String
    let mustFail: Bool
    /// The value as JSON, where it can be one.
    let json: String?
    /// The events, where the suite has them.
    let tree: String?

    static func all() throws -> [YAMLSuiteCase] {
        try SharedFolder.names(in: "suites/yaml").flatMap { file in
            let reading = readYAML(bytes: try SharedFolder.bytes("suites/yaml/\(file)"))
            let items = try #require(reading.tree?.sequence, "\(file): \(reading.report)")
            let name = String(file.dropLast(".yaml".count))
            return try items.enumerated().map { index, item in
                try YAMLSuiteCase(
                    item, name: index == 0 ? name : "\(name)-\(index + 1)")
            }
        }
    }

    private init(_ node: Node, name: String) throws {
        let fields = try #require(node.mapping)
        self.name = name
        yaml = Self.plain(try #require(fields["yaml"]?.scalar?.text, "\(name)"))
        mustFail = fields["fail"]?.scalar?.boolean ?? false
        json = fields["json"]?.scalar?.text
        tree = fields["tree"]?.scalar.map { Self.plain($0.text) }
    }

    /// The suite shows what one cannot see: `␣` is a space, `»` behind any number of `—` a tab, `↵`
    /// marks a line break, `∎` the end of a text without one, `←` is a carriage return and `⇔` a
    /// byte order mark.
    private static func plain(_ text: String) -> String {
        var plain = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "␣": plain += " "
            case "»": plain += "\t"
            case "—", "↵": break
            case "∎":
                if plain.hasSuffix("\n") { plain.removeLast() }
                return plain
            case "←": plain += "\r"
            case "⇔": plain += "\u{FEFF}"
            default: plain.unicodeScalars.append(scalar)
            }
        }
        if text.hasSuffix("∎\n") { plain.removeLast() }
        return plain
    }
}

/// Whether two trees mean the same, however they are written.
func isSame(_ left: Node, _ right: Node) -> Bool {
    switch (left.content, right.content) {
    case (.scalar(let first), .scalar(let second)):
        return isSame(first.resolved, second.resolved)
    case (.sequence(let first), .sequence(let second)):
        return first.count == second.count && zip(first, second).allSatisfy { isSame($0, $1) }
    case (.mapping(let first), .mapping(let second)):
        return first.entries.count == second.entries.count
            && first.entries.allSatisfy { entry in
                second[entry.key].map { isSame(entry.value, $0) } ?? false
            }
    default:
        return false
    }
}

private func isSame(_ left: ResolvedScalar, _ right: ResolvedScalar) -> Bool {
    switch (left, right) {
    case (.integer(_, let first?), .integer(_, let second?)): first == second
    case (.integer(let first, _), .number(let second)),
        (.number(let first), .integer(let second, _)),
        (.number(let first), .number(let second)):
        Double(first) != nil && Double(first) == Double(second)
    default: left == right
    }
}
