import RoutergenSyntax

extension NativeReader {
    /// `{ enum: Int, cases: { tiny: 1 }, open: false }` or `{ enum: [popular, upcoming] }`
    mutating func enumeration(
        _ mapping: Mapping, _ name: Located<String>, _ node: Node
    ) -> NativeEnumeration? {
        guard let raw = mapping["enum"] else { return nil }
        let isOpen = mapping["open"].flatMap { boolean($0, "'open'") }
        if let items = raw.sequence {
            if let cases = mapping.entry("cases") {
                error(
                    "two-case-lists", "the cases are listed under 'enum' and under 'cases'",
                    at: cases.keyRange)
            }
            let cases = listedCases(raw, items, of: name.value)
            return NativeEnumeration(cases: cases, isOpen: isOpen)
        }
        guard raw.mapping == nil else {
            wrongKind("'enum'", expected: "a type or a list of values", raw)
            return nil
        }
        let rawType = typeExpression(raw, "'enum'")
        let node = required(
            "cases", of: mapping, among: DeclarationForm.enumeration.keys, in: "an enum",
            at: name.range)
        guard let rawType, let cases = node.flatMap({ cases($0, of: name.value) }) else {
            return nil
        }
        return NativeEnumeration(rawType: rawType, cases: cases, isOpen: isOpen)
    }

    private mutating func cases(_ node: Node, of name: String) -> [NativeEnumeration.Case]? {
        if let items = node.sequence { return listedCases(node, items, of: name) }
        guard
            let mapping = mapping(node, "'cases'", of: "a list of values or a mapping of names")
        else { return nil }
        if mapping.entries.isEmpty {
            error("empty-enum", "'\(name)' has no cases", at: node.range)
        }
        return namedEntries(mapping, of: "a case").compactMap { entry in
            enumerationCase(entry.value, name: Located(entry.key, at: entry.keyRange))
        }
    }

    mutating func listedCases(
        _ node: Node, _ items: [Node], of name: String
    ) -> [NativeEnumeration.Case] {
        if items.isEmpty { error("empty-enum", "'\(name)' has no cases", at: node.range) }
        return items.compactMap { enumerationCase($0, name: nil) }
    }

    /// A value, or `{ value: …, name: …, docs: … }`.
    private mutating func enumerationCase(
        _ node: Node, name: Located<String>?
    ) -> NativeEnumeration.Case? {
        var value = node
        var attributes = NativeAttributes()
        if let mapping = node.mapping {
            let keys = ["value", "name", "docs", "deprecated"]
            checkKeys(mapping, keys, in: "a case")
            attributes = self.attributes(mapping)
            let inner = required(
                "value", of: mapping, among: keys, in: "the long form of a case", at: node.range)
            guard let inner else { return nil }
            value = inner
        }
        guard let scalar = value.scalar else {
            wrongKind("the value of a case", expected: "text or a number", value)
            return nil
        }
        return NativeEnumeration.Case(
            name: name ?? Located(scalar.text, at: value.range), attributes: attributes,
            value: value)
    }
}
