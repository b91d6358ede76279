import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    /// What a schema is made of besides its own keywords: the target of a `$ref` with siblings, and
    /// `allOf`.
    func parts(of schema: SchemaObject) -> [Referable<SchemaObject>] {
        (schema.reference.map { [.reference($0)] } ?? []) + schema.allOf
    }

    /// The reference that a schema wraps without adding anything but words for people, as in
    /// `allOf: [{$ref: …}]` with a description, or `oneOf: [{$ref: …}, {type: 'null'}]`.
    func soleReference(_ schema: SchemaObject) -> ReferenceObject? {
        guard schema.isPlain, schema.required.isEmpty, !schema.hasNoParts else { return nil }
        let alternatives = alternatives(of: schema)
        guard alternatives.count < 2 else { return nil }
        let parts = (parts(of: schema) + alternatives).filter {
            $0.inlineValue?.isAnnotation != true
        }
        guard parts.count == 1, case .reference(let reference)? = parts.first else { return nil }
        return reference
    }

    /// The schema with the parts of `allOf` in it, as if all had been written in one place.
    mutating func merged(
        _ schema: SchemaObject, through path: [ReferenceTarget] = []
    ) -> SchemaObject {
        let parts = parts(of: schema)
        guard !parts.isEmpty else { return withConditions(schema, path) }
        let own = schema.changed {
            $0.allOf = []
            $0.reference = nil
        }
        var result: SchemaObject?
        for part in parts {
            guard let part = mergedPart(part, path) else { continue }
            result = result.map { combined($0, part, path) } ?? part
        }
        return withConditions(result.map { combined($0, own, path) } ?? own, path)
    }

    /// The schema with the properties that only some of its values have, none of them required.
    private mutating func withConditions(
        _ schema: SchemaObject, _ path: [ReferenceTarget]
    ) -> SchemaObject {
        guard !schema.conditions.isEmpty else { return schema }
        var result = schema.keywords
        result.conditions = []
        addProperties(of: schema.conditions, to: &result, path)
        return SchemaObject(result)
    }

    /// Adds properties that a value may have to those that are known.
    mutating func addProperties(
        of schemas: [Referable<SchemaObject>], to result: inout SchemaKeywords,
        _ path: [ReferenceTarget]
    ) {
        var known = Set(result.properties.map(\.name.value))
        for schema in schemas {
            guard let part = mergedPart(schema, path) else { continue }
            result.properties += part.properties.filter { known.insert($0.name.value).inserted }
        }
    }

    /// A part of `allOf`, without what it says about itself when it is a schema of its own.
    private mutating func mergedPart(
        _ part: Referable<SchemaObject>, _ path: [ReferenceTarget]
    ) -> SchemaObject? {
        switch part {
        case .inline(let schema):
            guard path.count < Self.depthLimit else { return nil }
            return merged(schema.completed(by: &resolver, &diagnostics), through: path)
        case .reference(let reference):
            guard
                let resolved = resolver.resolve(reference, as: SchemaObject.self, &diagnostics)
            else { return nil }
            var inner = path
            if let target = resolved.target {
                guard !path.contains(target), path.count < Self.depthLimit else {
                    degrade(
                        "endless-all-of", "the schema builds on itself; this part is left out",
                        at: reference.range)
                    return nil
                }
                inner.append(target)
            }
            return merged(resolved.value, through: inner).changed { schema in
                schema.title = nil
                schema.description = nil
                schema.isDeprecated = false
                schema.defaultValue = nil
                schema.examples = []
                schema.codeName = nil
                // A base type that lists its subtypes: the subtype at hand is not one of them again.
                guard schema.discriminator != nil else { return }
                schema.discriminator = nil
                if !schema.properties.isEmpty {
                    schema.oneOf = []
                    schema.anyOf = []
                }
            }
        }
    }

    /// Both schemas at once: what the second says comes later and wins where both cannot be.
    private mutating func combined(
        _ first: SchemaObject, _ second: SchemaObject, _ path: [ReferenceTarget]
    ) -> SchemaObject {
        var result = first.keywords
        result.range = second.range
        result.types = combinedTypes(first, second)
        result.typeRange = second.typeRange ?? first.typeRange
        result.format = second.format ?? first.format
        result.isMarkedNullable = first.isMarkedNullable && second.isMarkedNullable
        result.title = second.title ?? first.title
        result.description = second.description ?? first.description
        result.isDeprecated = first.isDeprecated || second.isDeprecated
        result.isReadOnly = first.isReadOnly || second.isReadOnly
        result.isWriteOnly = first.isWriteOnly || second.isWriteOnly
        result.defaultValue = second.defaultValue ?? first.defaultValue
        result.examples = second.examples.isEmpty ? first.examples : second.examples
        result.constant = second.constant ?? first.constant
        if let values = second.enumeration {
            let known = Set((first.enumeration ?? values).map { Literal($0) })
            let common = values.filter { known.contains(Literal($0)) }
            result.enumeration = common.isEmpty ? values : common
            if common.count == values.count {
                result.enumerationNames = second.enumerationNames
                result.enumerationDescriptions = second.enumerationDescriptions
            } else {
                result.enumerationNames = []
                result.enumerationDescriptions = []
            }
        }
        result.properties = combinedProperties(first, second)
        result.required += second.required
        result.patternProperties += second.patternProperties
        result.additionalProperties = combined(
            first.additionalProperties, second.additionalProperties)
        result.unevaluatedProperties = second.unevaluatedProperties ?? first.unevaluatedProperties
        result.items = second.items ?? first.items
        if !second.prefixItems.isEmpty { result.prefixItems = second.prefixItems }
        result.discriminator = second.discriminator ?? first.discriminator
        combineAlternatives(&result, second, path)
        result.contentEncoding = second.contentEncoding ?? first.contentEncoding
        result.contentMediaType = second.contentMediaType ?? first.contentMediaType
        result.constraints += second.constraints
        result.conditions += second.conditions
        result.codeName = second.codeName ?? first.codeName
        result.extensions += second.extensions
        return SchemaObject(result)
    }

    private mutating func combinedTypes(
        _ first: SchemaObject, _ second: SchemaObject
    ) -> SchemaTypes {
        if first.types.isEmpty { return second.types }
        if second.types.isEmpty { return first.types }
        var left = first.types
        var right = second.types
        // Every integer is a number.
        if left.contains(.number), right.contains(.integer) { left.insert(.integer) }
        if right.contains(.number), left.contains(.integer) { right.insert(.integer) }
        let common = left.intersection(right)
        guard common.subtracting(.null).isEmpty else { return common }
        diagnostics.warning(
            "all-of-conflict", "the parts of 'allOf' have different types; the last one counts",
            at: second.typeRange ?? second.range)
        return second.types
    }

    /// A property of both parts is as if it had an `allOf` of its own.
    private func combinedProperties(
        _ first: SchemaObject, _ second: SchemaObject
    ) -> [Named<Referable<SchemaObject>>] {
        guard !second.properties.isEmpty else { return first.properties }
        guard !first.properties.isEmpty else { return second.properties }
        var result = first.properties
        var places = Dictionary(
            result.enumerated().map { ($1.name.value, $0) }, uniquingKeysWith: { old, _ in old })
        for property in second.properties {
            guard let place = places[property.name.value] else {
                places[property.name.value] = result.count
                result.append(property)
                continue
            }
            result[place].value = joined(result[place].value, property.value)
        }
        return result
    }

    /// One schema that is both; the same reference or the same type twice is no more than once.
    private func joined(
        _ first: Referable<SchemaObject>, _ second: Referable<SchemaObject>
    ) -> Referable<SchemaObject> {
        switch (first, second) {
        case (.reference(let old), .reference(let new)) where old.text.value == new.text.value:
            return second
        case (.inline(let old), .inline(let new)) where old.isAnnotation && !new.isAnnotation:
            return second
        case (_, .inline(let new)):
            return .inline(new.changed { $0.allOf.insert(first, at: 0) })
        case (_, .reference(let new)):
            var both = SchemaKeywords(range: new.range)
            both.allOf = [first, second]
            return .inline(SchemaObject(both))
        }
    }

    private func combined(
        _ first: SchemaObject.Remaining?, _ second: SchemaObject.Remaining?
    ) -> SchemaObject.Remaining? {
        switch (first, second) {
        case (nil, _): second
        case (_, nil): first
        case (_, .schema?): second
        case (.schema?, .allowed?): first
        case (.allowed(let left)?, .allowed(let right)?): .allowed(left || right)
        }
    }

    private mutating func combineAlternatives(
        _ result: inout SchemaKeywords, _ second: SchemaObject, _ path: [ReferenceTarget]
    ) {
        guard !second.oneOf.isEmpty || !second.anyOf.isEmpty else { return }
        let known = alternatives(of: SchemaObject(result))
        let added = alternatives(of: second)
        guard !known.isEmpty, !added.isEmpty else {
            if !added.isEmpty || known.isEmpty {
                result.oneOf = second.oneOf
                result.anyOf = second.anyOf
            }
            return
        }
        if let both = product(known, added) {
            result.oneOf = both
            result.anyOf = []
            result.discriminator = nil
            return
        }
        degrade(
            "several-choices",
            "only the last choice of 'oneOf' or 'anyOf' within an 'allOf' is told apart; what the others "
                + "offer is optional", at: second.range)
        addProperties(of: known, to: &result, path)
        result.oneOf = second.oneOf
        result.anyOf = second.anyOf
    }

    /// The most alternatives that two choices together may make.
    private static let productLimit = 32

    /// One choice for two that a value makes at once: an alternative for each pair. Nil where there would be
    /// too many.
    mutating func product(
        _ first: [Referable<SchemaObject>], _ second: [Referable<SchemaObject>]
    ) -> [Referable<SchemaObject>]? {
        guard first.count * second.count <= Self.productLimit else { return nil }
        let labels = second.enumerated().map { label(of: $1, number: $0 + 1) }
        var product: [Referable<SchemaObject>] = []
        for (index, left) in first.enumerated() {
            let label = label(of: left, number: index + 1)
            for (right, other) in zip(second, labels) {
                var both = SchemaKeywords(range: right.range)
                let words = [first.count > 1 ? label : "", second.count > 1 ? other : ""]
                both.title = words.filter { !$0.isEmpty }.joined(separator: " ")
                both.description = words.contains("") ? "" : "Both `\(label)` and `\(other)`."
                both.allOf = [left, right]
                product.append(.inline(SchemaObject(both)))
            }
        }
        return product
    }
}

extension SchemaObject {
    /// Whether it is made of its own keywords alone.
    fileprivate var hasNoParts: Bool {
        reference == nil && allOf.isEmpty && oneOf.isEmpty && anyOf.isEmpty
    }

    /// Whether it says nothing about the values.
    var isAnnotation: Bool {
        types.isEmpty && isPlain && required.isEmpty && reference == nil && allOf.isEmpty
            && oneOf.isEmpty && anyOf.isEmpty && format == nil && contentEncoding == nil
            && booleanSchema == nil && contentMediaType == nil
    }
}
