import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    /// One alternative while a union is put together.
    private struct Alternative {
        var label: String
        var origin: SourceRange
        var documentation: Documentation
        var type: TypeReference
        var target: ReferenceTarget?
        /// The schema with `allOf` merged, to look for tags.
        var schema: SchemaObject
        var isObject: Bool
    }

    /// The only alternative, with the keywords that stand beside it.
    mutating func single(
        _ alternative: Referable<SchemaObject>, _ schema: SchemaObject, at place: Place
    ) -> LoweredSchema {
        let base = schema.changed {
            $0.oneOf = []
            $0.anyOf = []
            $0.discriminator = nil
        }
        guard !base.isPlain || !base.required.isEmpty else {
            if let inline = alternative.inlineValue {
                return lowered(merged(inline), at: place)
            }
            return .type(use(alternative, at: place).type)
        }
        return lowered(merged(base.changed { $0.allOf = [alternative] }), at: place)
    }

    mutating func union(
        _ alternatives: [Referable<SchemaObject>], _ schema: SchemaObject, at place: Place
    ) -> LoweredSchema {
        var schema = schema
        var alternatives = alternatives
        var keywords = schema.keywords
        keywords.oneOf = []
        let others =
            schema.oneOf.isEmpty ? [] : self.alternatives(of: SchemaObject(keywords))
        if !others.isEmpty, let both = product(alternatives, others) {
            alternatives = both
            schema = schema.changed { $0.discriminator = nil }
        } else if !others.isEmpty {
            degrade(
                "several-choices",
                "'anyOf' beside 'oneOf' is not told apart; what it offers is optional",
                at: schema.range)
            addProperties(of: schema.anyOf, to: &keywords, [])
        }
        keywords.anyOf = []
        keywords.discriminator = nil
        keywords.title = nil
        keywords.examples = []
        keywords.description = nil
        keywords.isMarkedNullable = false
        let base = SchemaObject(keywords)
        var found: [Alternative] = []
        for (index, alternative) in alternatives.enumerated() {
            let next = self.alternative(
                alternative, base: base, number: index + 1, at: place)
            guard !found.contains(where: { $0.type == next.type }) else { continue }
            found.append(next)
        }
        if let open = openEnumeration(found) { return open }
        // What anything fits tells nothing apart.
        if found.contains(where: { unaliased($0.type) == .json }) { return .type(.json) }
        if found.count == 1, let only = found.first, schema.discriminator == nil {
            return .type(only.type)
        }
        return .shape(.union(tagged(found, schema)))
    }

    private mutating func alternative(
        _ alternative: Referable<SchemaObject>, base: SchemaObject, number: Int, at place: Place
    ) -> Alternative {
        var inner = alternative
        let resolved = peek(alternative)
        var schema = merged(resolved?.value ?? SchemaObject(range: base.range))
        let known = Set(schema.properties.map(\.name.value))
        let addsProperties = base.properties.contains { !known.contains($0.name.value) }
        if addsProperties {
            var keywords = SchemaKeywords(range: resolved?.value.range ?? base.range)
            keywords.allOf = [.inline(base), alternative]
            keywords.title = resolved?.value.title
            let both = SchemaObject(keywords)
            inner = .inline(both)
            schema = merged(both)
        }
        let target = resolved?.target
        let name = self.name(of: target)
        let label = name ?? label(schema, number: number)
        let word = Place.capitalized(name ?? schema.title ?? label)
        let type = use(inner, at: place.child(word.isEmpty ? "Option\(number)" : word)).type
        let isObject =
            switch kind(of: schema) {
            case .object, .dictionary, .union, .single: true
            default: false
            }
        return Alternative(
            label: label, origin: alternative.range,
            documentation: annotations(of: alternative).documentation,
            type: type, target: target, schema: schema, isObject: isObject)
    }

    /// What an alternative is, without a word about it.
    private mutating func peek(_ schema: Referable<SchemaObject>) -> Resolved<SchemaObject>? {
        var ignored = Diagnostics()
        var resolved = resolver.resolve(schema, &ignored)
        // `allOf` of one reference is that reference.
        if let value = resolved?.value, resolved?.target == nil,
            let reference = soleReference(value)
        {
            resolved = resolver.resolve(reference, as: SchemaObject.self, &ignored)
        }
        return resolved
    }

    /// What an alternative is called: by its name, or by what it is.
    mutating func label(of alternative: Referable<SchemaObject>, number: Int) -> String {
        let resolved = peek(alternative)
        if let name = name(of: resolved?.target) { return name }
        return label(
            merged(resolved?.value ?? SchemaObject(range: alternative.range)), number: number)
    }

    /// A word for an alternative without a name.
    private func label(_ schema: SchemaObject, number: Int) -> String {
        if let title = schema.title, !Place.capitalized(title).isEmpty { return title }
        switch kind(of: schema) {
        case .scalar(.string): return "string"
        case .scalar(.integer): return "integer"
        case .scalar(.number), .scalar(.decimal): return "number"
        case .scalar(.decimalText): return "decimal"
        case .scalar(.boolean): return "boolean"
        case .scalar(.date): return "date"
        case .scalar(.day): return "day"
        case .scalar(.url): return "url"
        case .scalar(.uuid): return "uuid"
        case .scalar(.bytes): return "bytes"
        case .array(let items):
            if case .schema(let item)? = items {
                if let name = item.reference?.text.value.split(separator: "/").last {
                    return "\(name) array"
                }
                if let item = item.inlineValue { return "\(label(item, number: number)) array" }
            }
            return "array"
        case .dictionary: return "dictionary"
        case .tuple: return "tuple \(number)"
        default: return "option \(number)"
        }
    }

    // MARK: - Text that is known in part

    /// `anyOf: [{type: string}, {enum: […]}]` lists the values that are known; others may come.
    private mutating func openEnumeration(_ found: [Alternative]) -> LoweredSchema? {
        guard found.count == 2, found.contains(where: { unaliased($0.type) == .string }) else {
            return nil
        }
        for alternative in found {
            guard case .named(let id) = unaliased(alternative.type),
                case .enumeration(var shape)? = types[id]?.shape, shape.rawType == .string
            else { continue }
            shape.isOpen = true
            types.withdraw(id)
            return .shape(.enumeration(shape))
        }
        return nil
    }

    // MARK: - Tags

    private mutating func tagged(_ found: [Alternative], _ schema: SchemaObject) -> UnionShape {
        if let discriminator = schema.discriminator {
            if let union = union(found, discriminator) { return union }
            degrade(
                "unusable-discriminator",
                "not every alternative has a value of '\(discriminator.propertyName.value)'; the one "
                    + "that fits best is taken", at: discriminator.range)
        }
        if let (tag, values) = constantTag(found) {
            return UnionShape(
                tag: tag,
                variants: zip(found, values).map { variant($0, called: $1) })
        }
        return UnionShape(tag: nil, variants: found.map { variant($0, called: $0.label) })
    }

    private func variant(_ alternative: Alternative, called name: String) -> UnionShape.Variant {
        UnionShape.Variant(
            name: Name(name, origin: alternative.origin),
            documentation: alternative.documentation, type: alternative.type)
    }

    private mutating func union(
        _ found: [Alternative], _ discriminator: DiscriminatorObject
    ) -> UnionShape? {
        guard found.allSatisfy(\.isObject) else { return nil }
        let mapping = mappedTags(discriminator)
        let property = discriminator.propertyName.value
        var variants: [UnionShape.Variant] = []
        var used: Set<String> = []
        for alternative in found {
            var tags = alternative.target.flatMap { mapping[$0] } ?? []
            if tags.isEmpty, let tag = constantTexts(alternative.schema)[property] { tags = [tag] }
            if tags.isEmpty, let name = self.name(of: alternative.target) { tags = [name] }
            if tags.isEmpty { return nil }
            for tag in tags where used.insert(tag).inserted {
                variants.append(variant(alternative, called: tag))
            }
        }
        return UnionShape(tag: property, variants: variants)
    }

    /// A property that has another fixed text in every alternative tells them apart as a
    /// discriminator does.
    private func constantTag(_ found: [Alternative]) -> (tag: String, values: [String])? {
        guard found.count > 1, found.allSatisfy(\.isObject), let first = found.first else {
            return nil
        }
        let constants = found.map { constantTexts($0.schema) }
        for property in first.schema.properties.map(\.name.value) {
            let values = constants.compactMap { $0[property] }
            let isRequired = found.allSatisfy {
                $0.schema.required.contains { $0.value == property }
            }
            if isRequired, values.count == found.count, Set(values).count == values.count {
                return (property, values)
            }
        }
        return nil
    }

    /// The texts of properties that allow only one.
    private func constantTexts(_ schema: SchemaObject) -> [String: String] {
        var texts: [String: String] = [:]
        for property in schema.properties {
            if case .string(let text)? = constant(of: property.value)?.value {
                texts[property.name.value] = text
            }
        }
        return texts
    }
}

extension Referable<SchemaObject> {
    var range: SourceRange {
        switch self {
        case .inline(let schema): schema.range
        case .reference(let reference): reference.range
        }
    }
}
