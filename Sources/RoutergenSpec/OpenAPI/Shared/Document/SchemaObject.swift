import RoutergenSyntax

/// A schema with the keywords of every version: OpenAPI 3.2, "Schema Object" (JSON Schema 2020-12);
/// OpenAPI 3.0 and Swagger 2.0, "Schema Object".
///
/// The inline type of a Swagger parameter, header or `items` is read as a schema too.
///
/// Schemas are handed around much more often than they are changed. So the keywords are kept in one place,
/// and a copy of a schema costs one count of references, not one for each keyword.
package struct SchemaObject: Sendable {
    /// Values of the remaining keys of an object, or items behind those of a tuple.
    package enum Remaining: Sendable {
        case allowed(Bool)
        case schema(Referable<SchemaObject>)
    }

    private final class Storage: Sendable {
        let keywords: SchemaKeywords

        init(_ keywords: SchemaKeywords) {
            self.keywords = keywords
        }
    }

    private let storage: Storage

    package init(_ keywords: SchemaKeywords) {
        storage = Storage(keywords)
    }

    /// A schema that says nothing.
    package init(range: SourceRange) {
        self.init(SchemaKeywords(range: range))
    }

    package var keywords: SchemaKeywords { storage.keywords }

    /// The schema with other keywords.
    package func changed(_ change: (inout SchemaKeywords) -> Void) -> SchemaObject {
        var keywords = storage.keywords
        change(&keywords)
        return SchemaObject(keywords)
    }
}

// MARK: - Keywords

extension SchemaObject {
    package var booleanSchema: Bool? { storage.keywords.booleanSchema }
    package var reference: ReferenceObject? { storage.keywords.reference }
    package var types: SchemaTypes { storage.keywords.types }
    package var typeRange: SourceRange? { storage.keywords.typeRange }
    package var format: Located<String>? { storage.keywords.format }
    package var isMarkedNullable: Bool { storage.keywords.isMarkedNullable }
    package var title: String? { storage.keywords.title }
    package var description: String? { storage.keywords.description }
    package var isDeprecated: Bool { storage.keywords.isDeprecated }
    package var isReadOnly: Bool { storage.keywords.isReadOnly }
    package var isWriteOnly: Bool { storage.keywords.isWriteOnly }
    package var defaultValue: Node? { storage.keywords.defaultValue }
    package var examples: [Node] { storage.keywords.examples }
    package var externalDocumentation: ExternalDocumentation? {
        storage.keywords.externalDocumentation
    }
    package var constant: Node? { storage.keywords.constant }
    package var enumeration: [Node]? { storage.keywords.enumeration }
    package var enumerationNames: [Located<String>] { storage.keywords.enumerationNames }
    package var enumerationDescriptions: [String] { storage.keywords.enumerationDescriptions }
    package var properties: [Named<Referable<SchemaObject>>] { storage.keywords.properties }
    package var propertiesReference: ReferenceObject? { storage.keywords.propertiesReference }
    package var required: [Located<String>] { storage.keywords.required }
    package var additionalProperties: Remaining? { storage.keywords.additionalProperties }
    package var unevaluatedProperties: Remaining? { storage.keywords.unevaluatedProperties }
    package var patternProperties: [Named<Referable<SchemaObject>>] {
        storage.keywords.patternProperties
    }
    package var propertyNames: Referable<SchemaObject>? { storage.keywords.propertyNames }
    package var conditions: [Referable<SchemaObject>] { storage.keywords.conditions }
    package var items: Remaining? { storage.keywords.items }
    package var prefixItems: [Referable<SchemaObject>] { storage.keywords.prefixItems }
    package var allOf: [Referable<SchemaObject>] { storage.keywords.allOf }
    package var oneOf: [Referable<SchemaObject>] { storage.keywords.oneOf }
    package var anyOf: [Referable<SchemaObject>] { storage.keywords.anyOf }
    package var not: Referable<SchemaObject>? { storage.keywords.not }
    package var discriminator: DiscriminatorObject? { storage.keywords.discriminator }
    package var contentEncoding: Located<String>? { storage.keywords.contentEncoding }
    package var contentMediaType: Located<String>? { storage.keywords.contentMediaType }
    package var contentSchema: Referable<SchemaObject>? { storage.keywords.contentSchema }
    package var identifier: Located<String>? { storage.keywords.identifier }
    package var anchor: Located<String>? { storage.keywords.anchor }
    package var definitions: [Named<Referable<SchemaObject>>] { storage.keywords.definitions }
    package var constraints: [Mapping.Entry] { storage.keywords.constraints }
    package var codeName: Located<String>? { storage.keywords.codeName }
    package var extensions: [Mapping.Entry] { storage.keywords.extensions }
    package var range: SourceRange { storage.keywords.range }

    /// Whether null is a value by `type` or `nullable`; compositions and enumerations aside.
    package var allowsNull: Bool { isMarkedNullable || types.contains(.null) }
}

extension SchemaObject: CustomReflectable {
    /// Shows the keywords as those of the schema itself.
    package var customMirror: Mirror {
        let members = Mirror(reflecting: storage.keywords).children
        return Mirror(self, children: members, displayStyle: .struct)
    }
}
