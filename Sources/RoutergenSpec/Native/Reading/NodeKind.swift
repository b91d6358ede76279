import RoutergenSyntax

extension Node {
    /// What the node is, for messages: `a list`, `'text'`, `nothing`.
    var kindInWords: String {
        switch content {
        case .mapping: "a mapping"
        case .sequence: "a list"
        case .scalar(let scalar): scalar.isNull ? "nothing" : "'\(shortened(scalar.text))'"
        }
    }
}

/// The beginning of a text that may be long, in one line.
func shortened(_ text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return line.count == text.count && text.count <= 40 ? text : "\(line.prefix(40))…"
}

/// `'a', 'b' or 'c'`
func inWords(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
}

extension Node {
    /// The words of all scalars that are values, as far as they could name something.
    var words: Set<String> {
        var words: Set<String> = []
        var waiting = [self]
        while let node = waiting.popLast() {
            switch node.content {
            case .scalar(let scalar):
                let parts = scalar.text.unicodeScalars.split {
                    $0 == "$" || !TypeExpressionParser.isNamePart($0)
                }
                words.formUnion(parts.map { String($0) })
            case .sequence(let items): waiting += items
            case .mapping(let mapping): waiting += mapping.entries.map(\.value)
            }
        }
        return words
    }
}
