import RoutergenSyntax

extension NativeReader {
    mutating func types(_ node: Node) -> [NativeTypeDeclaration] {
        guard let mapping = mapping(node, "'types'", of: "a mapping of names to types") else {
            return []
        }
        return namedEntries(mapping, of: "a type").map { entry in
            let name = Located(entry.key, at: entry.keyRange)
            return typeDeclaration(entry, name)
                ?? NativeTypeDeclaration(name: name, shape: .unreadable)
        }
    }

    private mutating func typeDeclaration(
        _ entry: Mapping.Entry, _ name: Located<String>
    ) -> NativeTypeDeclaration? {
        let node = entry.value
        guard checkTypeName(name) else { return nil }
        switch node.content {
        case .scalar:
            return typeExpression(node, "'\(entry.key)'").map {
                NativeTypeDeclaration(name: name, shape: .alias(NativeTypeUse($0)))
            }
        case .sequence(let items):
            return listedDeclaration(name, node, items)
        case .mapping(let mapping):
            return mappedDeclaration(name, node, mapping)
        }
    }

    /// A name must be such that a type expression can name it.
    private mutating func checkTypeName(_ name: Located<String>) -> Bool {
        let scalars = name.value.unicodeScalars
        guard let wrong = scalars.first(where: { !TypeExpressionParser.isNamePart($0) }) else {
            return true
        }
        error(
            "type-name",
            "the name of a type cannot contain '\(wrong)', found "
                + "'\(shortened(name.value))'",
            at: name.range)
        return false
    }

    /// `[popular, upcoming]` lists cases; `[[Photo]]` and `[String: Photo]` are types.
    private mutating func listedDeclaration(
        _ name: Located<String>, _ node: Node, _ items: [Node]
    ) -> NativeTypeDeclaration? {
        if items.count == 1, let item = items.first, item.scalar == nil {
            return typeExpression(node, "'\(name.value)'").map {
                NativeTypeDeclaration(name: name, shape: .alias(NativeTypeUse($0)))
            }
        }
        let enumeration = NativeEnumeration(
            cases: listedCases(node, items, of: name.value), isShortForm: true)
        return NativeTypeDeclaration(name: name, shape: .enumeration(enumeration))
    }

    private mutating func mappedDeclaration(
        _ name: Located<String>, _ node: Node, _ mapping: Mapping
    ) -> NativeTypeDeclaration? {
        guard let form = DeclarationForm(mapping) else {
            let fields = fields(node, "'\(name.value)'", .field)
            return NativeTypeDeclaration(name: name, shape: .object(fields: fields, base: nil))
        }
        checkDeclarationKeys(mapping, form)
        let shape: NativeTypeDeclaration.Shape? =
            switch form {
            case .object: objectShape(mapping)
            case .enumeration: enumeration(mapping, name, node).map { .enumeration($0) }
            case .union: union(mapping, name, node).map { .union($0) }
            case .alias: typeUse(mapping, "type", "'type'").map { .alias($0) }
            case .newType: typeUse(mapping, "new", "'new'").map { .newType($0) }
            }
        let attributes = attributes(mapping)
        return shape.map {
            NativeTypeDeclaration(name: name, attributes: attributes, shape: $0)
        }
    }

    private mutating func checkDeclarationKeys(_ mapping: Mapping, _ form: DeclarationForm) {
        for entry in mapping.entries where !form.keys.contains(entry.key) {
            guard !entry.key.hasPrefix("x-") else { continue }
            error(
                "unknown-key", "unknown key '\(entry.key)' in \(form.inWords)",
                at: entry.keyRange,
                suggestion: suggestion(for: entry.key, among: form.keys)
                    ?? "expected \(inWords(form.keys)); "
                    + "an object with a field called '\(form.trigger)' lists its fields "
                    + "under 'object'")
        }
    }

    private mutating func objectShape(_ mapping: Mapping) -> NativeTypeDeclaration.Shape {
        .object(
            fields: mapping["object"].map { fields($0, "'object'", .field) } ?? [],
            base: mapping["extends"].flatMap { name($0, "'extends'") })
    }
}

// MARK: - Unions

extension NativeReader {
    private mutating func union(
        _ mapping: Mapping, _ name: Located<String>, _ node: Node
    ) -> NativeUnion? {
        let tag = required(
            "tag", of: mapping, among: DeclarationForm.union.keys, in: "a union", at: name.range
        )
        .flatMap { self.name($0, "'tag'") }
        guard let node = mapping["union"],
            let variants = self.mapping(node, "'union'", of: "a mapping of tags to types")
        else { return nil }
        if variants.entries.isEmpty {
            error("empty-union", "'\(name.value)' has no variants", at: node.range)
        }
        let entries = namedEntries(variants, of: "a variant")
        let read = entries.compactMap { variant($0) }
        return tag.map { NativeUnion(tag: $0, variants: read) }
    }

    private mutating func variant(_ entry: Mapping.Entry) -> NativeUnion.Variant? {
        let name = Located(entry.key, at: entry.keyRange)
        guard let mapping = entry.value.mapping else {
            return typeExpression(entry.value, "'\(entry.key)'").map {
                NativeUnion.Variant(name: name, type: $0)
            }
        }
        let keys = ["type", "name", "docs", "deprecated"]
        checkKeys(mapping, keys, in: "a variant")
        let attributes = attributes(mapping)
        let node = required(
            "type", of: mapping, among: keys, in: "a variant", at: entry.value.range)
        return node.flatMap { typeExpression($0, "'type'") }.map {
            NativeUnion.Variant(name: name, attributes: attributes, type: $0)
        }
    }
}
