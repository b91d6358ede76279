import RoutergenModel
import RoutergenSyntax

/// What a schema is, before its parts are looked at.
enum SchemaKind {
    case any
    case scalar(TypeReference)
    /// Values, without null.
    case enumeration([Node])
    case array(SchemaObject.Remaining?)
    case tuple
    case dictionary
    case object
    /// The only alternative beside null.
    case single(Referable<SchemaObject>)
    case union([Referable<SchemaObject>])
    /// A value of one of several types.
    case scalars([SchemaTypes])
}

extension OpenAPILowering {
    func kind(of schema: SchemaObject) -> SchemaKind {
        if schema.booleanSchema != nil { return .any }
        if let constant = schema.constant, constant.scalar?.isNull != true {
            return constantKind(constant, schema)
        }
        let values = (schema.enumeration ?? []).filter { $0.scalar?.isNull != true }
        if !values.isEmpty { return .enumeration(values) }
        let alternatives = alternatives(of: schema)
        if alternatives.count > 1 { return .union(alternatives) }
        if let alternative = alternatives.first { return .single(alternative) }
        if let type = overriddenType(schema) { return .scalar(type) }
        let types = schema.types.isEmpty ? impliedTypes(schema) : schema.types.subtracting(.null)
        guard !types.isEmpty else { return .any }
        if types.isSingle { return kind(of: schema, as: types) }
        let kinds = SchemaTypes.names.map(\.type).filter { types.contains($0) }
        if types == [.integer, .number] { return .scalar(numberType(schema)) }
        // All types: anything goes.
        return kinds.count >= 6 ? .any : .scalars(kinds)
    }

    private func kind(of schema: SchemaObject, as type: SchemaTypes) -> SchemaKind {
        switch type {
        case .object:
            if !schema.properties.isEmpty { return .object }
            if !schema.patternProperties.isEmpty { return .dictionary }
            switch schema.additionalProperties ?? schema.unevaluatedProperties {
            case .allowed(false)?: return .object
            case .allowed(true)?, .schema?: return .dictionary
            case nil: return .any
            }
        case .array: return schema.prefixItems.isEmpty ? .array(schema.items) : .tuple
        case .string: return .scalar(stringType(schema))
        case .integer: return .scalar(integerType(schema))
        case .number: return .scalar(numberType(schema))
        case .boolean: return .scalar(.boolean)
        default: return .any
        }
    }

    private func constantKind(_ constant: Node, _ schema: SchemaObject) -> SchemaKind {
        switch constant.scalar?.resolved {
        case .string: return .scalar(.string)
        case .boolean: return .scalar(.boolean)
        case .integer:
            return .scalar(schema.types.contains(.number) ? .number(.double) : .integer(.platform))
        case .number: return .scalar(.number(.double))
        case .null, nil: return .any
        }
    }

    /// The alternatives of `oneOf`, else of `anyOf`, without null and without those that say
    /// nothing about the type.
    func alternatives(of schema: SchemaObject) -> [Referable<SchemaObject>] {
        let all = schema.oneOf.isEmpty ? schema.anyOf : schema.oneOf
        let relevant = all.filter { alternative in
            guard let inline = alternative.inlineValue else { return true }
            // `{}` alone means any value; beside properties it means those properties.
            let isAny = inline.hasNoKeywords && schema.isPlain
            return !inline.isNullOnly && (isAny || !inline.saysNothing)
        }
        return relevant.contains { $0.inlineValue?.isChoice == true }
            ? relevant.flatMap(flattened) : relevant
    }

    /// A choice that stands in another one without a name is part of it.
    private func flattened(_ alternative: Referable<SchemaObject>) -> [Referable<SchemaObject>] {
        guard let inline = alternative.inlineValue, inline.isChoice else { return [alternative] }
        return alternatives(of: inline)
    }

    /// The types of a schema that does not name any, by the keywords that only make sense for one.
    private func impliedTypes(_ schema: SchemaObject) -> SchemaTypes {
        if !schema.properties.isEmpty || !schema.patternProperties.isEmpty { return .object }
        switch schema.additionalProperties {
        case .schema?, .allowed(true)?: return .object
        case .allowed(false)?, nil: break
        }
        if schema.items != nil || !schema.prefixItems.isEmpty { return .array }
        if schema.contentEncoding != nil { return .string }
        switch schema.format?.value {
        case "int32"?, "int64"?: return .integer
        case "float"?, "double"?: return .number
        case "date-time"?, "date"?, "uuid"?, "uri"?, "byte"?, "binary"?, "password"?, "email"?:
            return .string
        default: break
        }
        let constraints = Set(schema.constraints.map(\.key))
        if !constraints.isDisjoint(with: ["pattern", "minLength", "maxLength"]) { return .string }
        if !constraints.isDisjoint(with: ["minimum", "maximum", "multipleOf"]) { return .number }
        return []
    }

    // MARK: - Formats

    private func stringType(_ schema: SchemaObject) -> TypeReference {
        if let encoding = schema.contentEncoding?.value.lowercased() {
            return encoding == "base64" ? .bytes : .string
        }
        switch schema.format?.value.lowercased() {
        case "date-time"?, "datetime"?: return .date(.rfc3339)
        case "date"?: return .day
        case "uuid"?: return .uuid
        case "uri"?, "url"?: return .url
        case "byte"?, "base64"?: return .bytes
        case "decimal"?: return .decimalText
        default: return .string
        }
    }

    private func integerType(_ schema: SchemaObject) -> TypeReference {
        switch schema.format?.value.lowercased() {
        case "int32"?, "int16"?, "int8"?, "uint16"?, "uint8"?: .integer(.bits32)
        case "int64"?, "uint32"?, "long"?: .integer(.bits64)
        case "uint64"?: .integer(.unsigned64)
        default: leavesPlatformInteger(schema) ? .decimal : .integer(.platform)
        }
    }

    /// Whether a schema itself names a value that is too large for an integer, as descriptions do whose
    /// tools count in doubles: `maximum: 9223372036854776000`, which is one more than 2⁶³ − 1.
    private func leavesPlatformInteger(_ schema: SchemaObject) -> Bool {
        let limits = schema.constraints.filter {
            ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"].contains($0.key)
        }
        let values = limits.map(\.value) + schema.examples + [schema.defaultValue].compactMap { $0 }
        return values.contains { node in
            if case .integer(_, nil)? = node.scalar?.resolved { true } else { false }
        }
    }

    private func numberType(_ schema: SchemaObject) -> TypeReference {
        switch schema.format?.value.lowercased() {
        // JSON has no single precision, and servers send more digits than a float holds.
        case "decimal"?: .decimal
        case "int32"?: .integer(.bits32)
        case "int64"?: .integer(.bits64)
        default: .number(.double)
        }
    }

    /// Whether a schema is the contents of a file.
    func isBinary(_ schema: SchemaObject) -> Bool {
        guard schema.types.isEmpty || schema.types.subtracting(.null) == .string else {
            return false
        }
        if schema.format?.value == "binary" || schema.format?.value == "file" { return true }
        return schema.contentMediaType != nil && schema.contentEncoding == nil
            && schema.properties.isEmpty
    }
}

extension SchemaObject {
    /// Whether null is the only value.
    var isNullOnly: Bool {
        if types == .null { return true }
        if let constant { return constant.scalar?.isNull == true }
        guard let enumeration, !enumeration.isEmpty else { return false }
        return enumeration.allSatisfy { $0.scalar?.isNull == true }
    }

    /// Whether the schema narrows values without changing their type: `required: [name]`.
    var saysNothing: Bool {
        types.isEmpty && isPlain && reference == nil && allOf.isEmpty && oneOf.isEmpty
            && anyOf.isEmpty && format == nil && contentEncoding == nil
            && booleanSchema != true && contentMediaType == nil
            && !constraints.contains { ["pattern", "minimum", "maxLength"].contains($0.key) }
            && (!required.isEmpty || not != nil || !constraints.isEmpty
                || booleanSchema == false || hasNoKeywords)
    }

    fileprivate var hasNoKeywords: Bool {
        isAnnotation && not == nil && constraints.isEmpty
    }

    /// Whether it is one of several schemas and nothing else.
    fileprivate var isChoice: Bool {
        isPlain && types.isEmpty && required.isEmpty && reference == nil && allOf.isEmpty
            && discriminator == nil && codeName == nil && oneOf.isEmpty != anyOf.isEmpty
    }

    /// Whether no keyword but those of compositions says what the values are.
    var isPlain: Bool {
        properties.isEmpty && patternProperties.isEmpty && additionalProperties == nil
            && enumeration == nil && constant == nil && items == nil && prefixItems.isEmpty
            && unevaluatedProperties == nil && conditions.isEmpty
    }
}
