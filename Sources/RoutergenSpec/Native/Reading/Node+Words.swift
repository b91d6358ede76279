import RoutergenSyntax

extension Node {
    /// What the node is, for messages: `a list`, `'text'`, `nothing`.
    package var kindInWords: String {
        switch content {
        case .mapping: "a mapping"
        case .sequence: "a list"
        case .scalar(let scalar): scalar.isNull ? "nothing" : "'\(shortened(scalar.text))'"
        }
    }
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
