import RoutergenSyntax

/// `{ $ref: '#/components/schemas/Pet' }`, with what may stand beside it.
///
/// OpenAPI 3.2, "Reference Object". Beside `$ref`, 3.1 and 3.2 allow `summary` and `description`,
/// which replace those of the target, and a schema may carry any keyword (JSON Schema 2020-12 Core,
/// section 8.2.3). Annotations that people write there in every version are kept here; a schema
/// with more beside its `$ref` is an inline schema with `SchemaObject.reference` set.
package struct ReferenceObject: Sendable {
    /// The text of `$ref`, with its place. Its file is the one that the reference starts from.
    package var text: Located<String>
    /// The whole mapping.
    package var range: SourceRange
    @Boxed package var title: String?
    @Boxed package var summary: String?
    package var description: String?
    /// Of a schema: `deprecated` beside the reference.
    package var isDeprecated = false
    /// Of a schema: `readOnly` beside the reference.
    package var isReadOnly = false
    /// Of a schema: `writeOnly` beside the reference.
    package var isWriteOnly = false
    /// Of a schema: `nullable` or `x-nullable` beside the reference, which 3.0 and Swagger 2.0 tell
    /// tools to ignore though authors mean it.
    package var isNullable = false
    /// Of a schema: `default` beside the reference.
    @Boxed package var defaultValue: Node?
    /// The URI that the nearest `$id` around the reference sets, where there is one.
    @Boxed package var baseURI: String?
    /// What the keys that begin with `x-` say.
    package var extensions: [Mapping.Entry] = []
}
