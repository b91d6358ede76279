import RoutergenSyntax

extension NativeReader {
    /// A type in any of its written forms: a scalar, or a sequence that stands for an array.
    mutating func typeExpression(_ node: Node, _ what: String) -> NativeTypeExpression? {
        typeExpression(node, what, depth: 0)
    }

    private mutating func typeExpression(
        _ node: Node, _ what: String, depth: Int
    ) -> NativeTypeExpression? {
        switch node.content {
        case .scalar(let scalar) where !scalar.isNull:
            let text = PositionedText(scalar, range: node.range)
            return typeExpression(text, bounds: text.scalars.indices)
        case .sequence(let items):
            return listedType(node, items, what, depth: depth)
        default:
            wrongKind(what, expected: "a type", node)
            return nil
        }
    }

    /// `[Photo]` is a YAML sequence of one name, and `[String: Photo]` one of one single pair.
    private mutating func listedType(
        _ node: Node, _ items: [Node], _ what: String, depth: Int
    ) -> NativeTypeExpression? {
        guard let item = items.first, items.count == 1, depth < 32 else {
            let count = items.count == 1 ? "too many levels" : "\(items.count)"
            error(
                "type-syntax", "an array type lists exactly one type, found \(count)",
                at: node.range, suggestion: "write it as '[Type]'")
            return nil
        }
        if let pairs = item.mapping, let pair = pairs.entries.first, pairs.entries.count == 1 {
            guard pair.key == "String" else {
                error(
                    "type-syntax", "the keys of a dictionary must be 'String'", at: pair.keyRange)
                return nil
            }
            return typeExpression(pair.value, what, depth: depth + 1).map {
                NativeTypeExpression(.dictionary($0), at: node.range)
            }
        }
        return typeExpression(item, what, depth: depth + 1).map {
            NativeTypeExpression(.array($0), at: node.range)
        }
    }

    mutating func typeExpression(
        _ text: PositionedText, bounds: Range<Int>
    ) -> NativeTypeExpression? {
        do throws(TypeExpressionParser.Failure) {
            return try TypeExpressionParser.parse(text, bounds: bounds)
        } catch {
            self.error("type-syntax", error.message, at: error.range)
            return nil
        }
    }

    /// `Type` or `Type = default`.
    mutating func shortForm(
        _ node: Node, _ what: String
    ) -> (type: NativeTypeExpression?, defaultValue: NativeConstant?) {
        guard let scalar = node.scalar, !scalar.isNull else {
            return (typeExpression(node, what), nil)
        }
        let text = PositionedText(scalar, range: node.range)
        guard let sign = text.scalars.firstIndex(of: "=") else {
            return (typeExpression(text, bounds: text.scalars.indices), nil)
        }
        let type = typeExpression(text, bounds: 0..<sign)
        let bounds = text.trimmed(sign + 1..<text.scalars.count)
        guard !bounds.isEmpty else {
            error(
                "missing-default", "expected a default behind '='",
                at: text.range(sign..<sign + 1),
                suggestion: "the empty text is written \"\"")
            return (type, nil)
        }
        return (type, .text(Located(text.string(bounds), at: text.range(bounds))))
    }

    /// A type with the `format` beside it in a long form.
    mutating func typeUse(_ mapping: Mapping, _ key: String, _ what: String) -> NativeTypeUse? {
        let format = mapping["format"].flatMap { name($0, "'format'") }
        guard let node = mapping[key] else { return nil }
        return typeExpression(node, what).map { NativeTypeUse($0, format: format) }
    }
}
