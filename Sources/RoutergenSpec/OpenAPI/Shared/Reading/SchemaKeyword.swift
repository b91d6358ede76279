/// The keywords of schemas, of every version.
enum SchemaKeyword: String, CaseIterable, Sendable {
    // Annotations.
    case title, description, `default`, example, examples, deprecated, readOnly, writeOnly
    case externalDocs, xml
    case comment = "$comment"

    // What narrows the values without changing the type.
    case multipleOf, maximum, exclusiveMaximum, minimum, exclusiveMinimum, maxLength, minLength
    case pattern, maxItems, minItems, uniqueItems, maxProperties, minProperties
    case maxContains, minContains, contains, dependentRequired, dependentSchemas, dependencies
    case `if`, then, `else`, additionalItems, unevaluatedItems

    // What makes the type.
    case type, format, nullable, `enum`, const
    case properties, required, additionalProperties, unevaluatedProperties, patternProperties
    case propertyNames, items, prefixItems
    case allOf, oneOf, anyOf, not, discriminator
    case contentEncoding, contentMediaType, contentSchema

    // Identification.
    case reference = "$ref"
    case identifier = "$id"
    case oldIdentifier = "id"
    case anchor = "$anchor"
    case dynamicAnchor = "$dynamicAnchor"
    case dynamicReference = "$dynamicRef"
    case definitions = "$defs"
    case oldDefinitions = "definitions"
    case dialect = "$schema"
    case vocabulary = "$vocabulary"

    static let named = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// Whether it says something about the value without changing it.
    var isAnnotation: Bool {
        switch self {
        case .title, .description, .default, .example, .examples, .deprecated, .readOnly,
            .writeOnly, .externalDocs, .xml, .comment:
            true
        default: false
        }
    }

    /// Whether it narrows the values without changing the type.
    var isConstraint: Bool {
        switch self {
        case .multipleOf, .maximum, .exclusiveMaximum, .minimum, .exclusiveMinimum, .maxLength,
            .minLength, .pattern, .maxItems, .minItems, .uniqueItems, .maxProperties,
            .minProperties, .maxContains, .minContains, .contains, .dependentRequired,
            .dependentSchemas, .dependencies, .if, .then, .else, .additionalItems,
            .unevaluatedItems:
            true
        default: false
        }
    }

    /// Whether the keyword came with JSON Schema 2020-12 in OpenAPI 3.1.
    var isSince31: Bool {
        switch self {
        case .examples, .comment, .maxContains, .minContains, .contains, .dependentRequired,
            .dependentSchemas, .if, .then, .else, .unevaluatedItems, .const,
            .unevaluatedProperties, .patternProperties, .propertyNames, .prefixItems,
            .contentEncoding, .contentMediaType, .contentSchema, .identifier, .anchor,
            .dynamicAnchor, .dynamicReference, .definitions, .dialect, .vocabulary:
            true
        default: false
        }
    }
}
