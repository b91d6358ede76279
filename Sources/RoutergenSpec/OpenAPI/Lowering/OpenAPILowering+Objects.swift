import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    mutating func objectShape(_ schema: SchemaObject, at place: Place) -> ObjectShape {
        ObjectShape(
            fields: fields(of: schema, at: place),
            additionalFields: keepsUndeclared(schema) ? .json : additionalType(schema, at: place))
    }

    /// Whether an object keeps what the description does not list though it does not ask for it.
    private func keepsUndeclared(_ schema: SchemaObject) -> Bool {
        keepsUndeclaredProperties && schema.additionalProperties == nil
            && schema.unevaluatedProperties == nil
    }

    /// The type of values under keys that are not listed; nil where there are none, or where the
    /// description does not care.
    mutating func additionalType(_ schema: SchemaObject, at place: Place) -> TypeReference? {
        var found: [TypeReference] = []
        for pattern in schema.patternProperties {
            found.append(use(pattern.value, at: place.child("Value")).valueType)
        }
        switch schema.additionalProperties ?? schema.unevaluatedProperties {
        case .schema(let value)?: found.append(use(value, at: place.child("Value")).valueType)
        case .allowed(true)? where found.isEmpty: found.append(.json)
        case .allowed?, nil: break
        }
        guard let first = found.first else { return nil }
        return found.allSatisfy { $0 == first } ? first : .json
    }

    mutating func fields(of schema: SchemaObject, at place: Place) -> [Field] {
        let required = Set(schema.required.map(\.value))
        reportUndeclared(schema)
        return schema.properties.map { property in
            field(
                property, isRequired: required.contains(property.name.value), of: schema, at: place)
        }
    }

    /// Reports required properties that cannot be there.
    private mutating func reportUndeclared(_ schema: SchemaObject) {
        guard case .allowed(false)? = schema.additionalProperties, !schema.properties.isEmpty else {
            return
        }
        let known = Set(schema.properties.map(\.name.value))
        for name in schema.required where !known.contains(name.value) {
            diagnostics.warning(
                "required-not-declared",
                "'\(name.value)' is required and not among the properties", at: name.range)
        }
    }

    private mutating func field(
        _ property: Named<Referable<SchemaObject>>, isRequired: Bool, of schema: SchemaObject,
        at place: Place
    ) -> Field {
        let annotations = annotations(of: property.value)
        let name = Name(
            property.name.value, override: annotations.codeName, origin: property.name.range)
        var use: SchemaUse
        var constant: Literal?
        if let fixed = self.constant(of: property.value) {
            use = SchemaUse(fixed.type, isNullable: isNullable(property.value))
            constant = fixed.value
            if let schema = property.value.inlineValue { noteExamples(of: schema, as: use) }
        } else {
            use = self.use(
                withoutCodeName(property.value), at: place.child(property.name.value))
        }
        if annotations.isNullable { use = SchemaUse(use.type, isNullable: true) }
        var field = Field(
            name: name, documentation: annotations.documentation, type: use.type,
            isReadOnly: annotations.isReadOnly, isWriteOnly: annotations.isWriteOnly,
            constant: constant, example: nil)
        switch (isRequired, use.isNullable) {
        case (true, false):
            field.defaultValue = annotations.defaultValue.flatMap { coerced($0, to: use.type) }
        case (true, true):
            field.type = .optional(use.type)
            field.null = .noValue
        case (false, false): field.type = .optional(use.type)
        case (false, true):
            field.type = .optional(use.type)
            field.null = .differsFromAbsence
        }
        if field.type.isOptional, field.defaultValue == nil {
            field.documentation.text = self.text(
                summary: field.documentation.text,
                description: standardValue(annotations.defaultValue, use.type))
        }
        return field
    }

    /// `x-swift-name` in a property names the property; its type is called by where it stands.
    private func withoutCodeName(_ schema: Referable<SchemaObject>) -> Referable<SchemaObject> {
        guard let inline = schema.inlineValue, inline.codeName != nil else { return schema }
        return .inline(inline.changed { $0.codeName = nil })
    }

    /// What a server assumes where a field is left out: a sentence, because a value of its own would be
    /// sent and a missing one could not be told from it.
    private func standardValue(_ node: Node?, _ type: TypeReference) -> String? {
        guard let node, let scalar = node.scalar, !scalar.isNull, !scalar.text.isEmpty,
            fits(node, type),
            !scalar.text.contains(where: { $0 == "`" || $0.isNewline })
        else { return nil }
        return "Where it is missing, the server assumes `\(scalar.text)`."
    }

    /// The one value that a schema allows: `const`, or an `enum` of one value where it is used.
    func constant(of schema: Referable<SchemaObject>) -> (type: TypeReference, value: Literal)? {
        guard let schema = schema.inlineValue, parts(of: schema).isEmpty else { return nil }
        var only = schema.constant
        if only == nil, let values = schema.enumeration {
            let present = values.filter { $0.scalar?.isNull != true }
            only = present.count == 1 ? present.first : nil
        }
        guard let scalar = only?.scalar, !scalar.isNull else { return nil }
        if schema.types.subtracting(.null) == .string || Literal(scalar).isText {
            return (.string, .string(scalar.text))
        }
        switch Literal(scalar) {
        case .boolean(let value): return (.boolean, .boolean(value))
        case .number(let text):
            let isInteger = Int(text) != nil && !schema.types.contains(.number)
            return (isInteger ? .integer(.platform) : .number(.double), .number(text))
        default: return nil
        }
    }

    // MARK: - Annotations

    /// What stands beside a schema for those who use it.
    struct Annotations {
        var documentation = Documentation()
        var codeName: String?
        var isReadOnly = false
        var isWriteOnly = false
        var isNullable = false
        var defaultValue: Node?
    }

    /// `x-swift-name` beside `$ref`.
    private func codeName(_ reference: ReferenceObject) -> String? {
        reference.extensions.first { ["x-swift-name", "x-codegen-name"].contains($0.key) }?
            .value.scalar?.text
    }

    /// What a schema says about the place where it stands; a declared type says its own words itself.
    func annotations(of schema: Referable<SchemaObject>) -> Annotations {
        switch schema {
        case .inline(let schema):
            var result = Annotations()
            result.documentation = documentation(schema)
            result.codeName = schema.codeName?.value
            result.isReadOnly = schema.isReadOnly
            result.isWriteOnly = schema.isWriteOnly
            result.defaultValue = schema.defaultValue
            return result
        case .reference(let reference):
            var result = Annotations()
            result.documentation = Documentation(
                text: text(
                    summary: reference.summary,
                    description: reference.description ?? reference.title),
                isDeprecated: reference.isDeprecated)
            result.isReadOnly = reference.isReadOnly
            result.isWriteOnly = reference.isWriteOnly
            result.isNullable = reference.isNullable
            result.codeName = codeName(reference)
            result.defaultValue = reference.defaultValue
            return result
        }
    }
}
