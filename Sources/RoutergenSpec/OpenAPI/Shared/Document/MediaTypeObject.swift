import RoutergenSyntax

/// OpenAPI 3.2, "Media Type Object".
package struct MediaTypeObject: Sendable {
    package var schema: Referable<SchemaObject>?
    /// The schema of each item of a sequence, such as JSON lines or events. OpenAPI 3.2.
    package var itemSchema: Referable<SchemaObject>?
    package var example: Node?
    package var examples: [Named<Referable<ExampleObject>>] = []
    /// By name of the property that it concerns.
    package var encoding: [Named<EncodingObject>] = []
    package var extensions: [Mapping.Entry] = []
    package var range: SourceRange
}
