import RoutergenSyntax

/// What a schema says: the contents of a `SchemaObject`, to be put together or changed.
package struct SchemaKeywords: Sendable {
    /// `true` or `false` in place of a mapping (JSON Schema 2020-12 Core, section 4.3.2).
    package var booleanSchema: Bool?
    /// `$ref` beside other keywords, which it joins as one more part of `allOf`. A schema with
    /// nothing but annotations beside `$ref` is a `Referable.reference`.
    @Boxed package var reference: ReferenceObject?
    /// Empty where `type` is not given. Holds `.null` where a type array does.
    package var types: SchemaTypes = []
    /// The place of `type`.
    package var typeRange: SourceRange?
    package var format: Located<String>?
    /// `nullable: true` of 3.0, also where it is written in 3.1, or `x-nullable: true`.
    package var isMarkedNullable = false

    // MARK: Annotations

    package var title: String?
    package var description: String?
    package var isDeprecated = false
    package var isReadOnly = false
    package var isWriteOnly = false
    @Boxed package var defaultValue: Node?
    /// `example` first, then `examples` (a list since 3.1).
    package var examples: [Node] = []
    @Boxed package var externalDocumentation: ExternalDocumentation?

    // MARK: Values

    @Boxed package var constant: Node?
    /// Nil without `enum`; may hold values of any type, null too.
    package var enumeration: [Node]?
    /// What `x-enum-varnames`, `x-enumNames` or `x-enum-names` call the values, in the same order.
    package var enumerationNames: [Located<String>] = []
    /// What `x-enum-descriptions` or `x-enumDescriptions` say, in the same order.
    package var enumerationDescriptions: [String] = []

    // MARK: Objects

    package var properties: [Named<Referable<SchemaObject>>] = []
    /// `$ref` in place of the properties, which no version of the specification allows and bundlers
    /// follow. `ReferenceResolver.resolve` adds what it leads to.
    @Boxed package var propertiesReference: ReferenceObject?
    package var required: [Located<String>] = []
    package var additionalProperties: SchemaObject.Remaining?
    package var unevaluatedProperties: SchemaObject.Remaining?
    package var patternProperties: [Named<Referable<SchemaObject>>] = []
    package var propertyNames: Referable<SchemaObject>?
    /// What holds for some objects only: `then`, `else` and the values of `dependentSchemas` (JSON Schema
    /// 2020-12 Core, section 10.2.2).
    package var conditions: [Referable<SchemaObject>] = []

    // MARK: Arrays

    package var items: SchemaObject.Remaining?
    /// The items of a tuple: `prefixItems`, or a list under `items` before 2020-12.
    package var prefixItems: [Referable<SchemaObject>] = []

    // MARK: Composition

    package var allOf: [Referable<SchemaObject>] = []
    package var oneOf: [Referable<SchemaObject>] = []
    package var anyOf: [Referable<SchemaObject>] = []
    package var not: Referable<SchemaObject>?
    @Boxed package var discriminator: DiscriminatorObject?

    // MARK: Contents of strings

    /// `base64`, `base64url` … (JSON Schema 2020-12 Validation, section 8.3).
    @Boxed package var contentEncoding: Located<String>?
    @Boxed package var contentMediaType: Located<String>?
    package var contentSchema: Referable<SchemaObject>?

    // MARK: Identification

    @Boxed package var identifier: Located<String>?
    @Boxed package var anchor: Located<String>?
    /// `$defs`, or `definitions` before 2019-09.
    package var definitions: [Named<Referable<SchemaObject>>] = []

    // MARK: The rest

    /// Keywords that narrow the values without changing the type, as they are written: `minimum`,
    /// `maxLength`, `pattern`, `uniqueItems`, `if` … in the order of the document.
    package var constraints: [Mapping.Entry] = []
    /// A name in code, from `x-swift-name`.
    @Boxed package var codeName: Located<String>?
    /// What the keys that begin with `x-` say, those above too.
    package var extensions: [Mapping.Entry] = []
    package var range: SourceRange
}
