import RoutergenSyntax

extension Node {
    /// The tree on one line: `{a: [1, "two"]}`, quoted scalars in quotes.
    var outline: String {
        switch content {
        case .scalar(let scalar):
            scalar.isQuoted ? "\"\(scalar.text)\"" : scalar.text
        case .sequence(let items):
            "[" + items.map(\.outline).joined(separator: ", ") + "]"
        case .mapping(let mapping):
            "{" + mapping.entries.map { "\($0.key): \($0.value.outline)" }.joined(separator: ", ")
                + "}"
        }
    }

    /// The tree on lines: each key and value with its range.
    var places: [String] {
        let own = "\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)"
        switch content {
        case .scalar(let scalar):
            return ["\(own) \(scalar.text)"]
        case .sequence(let items):
            return ["\(own) []"] + items.flatMap(\.places)
        case .mapping(let mapping):
            return ["\(own) {}"]
                + mapping.entries.flatMap { entry in
                    let key = entry.keyRange
                    return [
                        "\(key.start.line):\(key.start.column)-\(key.end.line):\(key.end.column) "
                            + "\(entry.key):"
                    ] + entry.value.places
                }
        }
    }
}
