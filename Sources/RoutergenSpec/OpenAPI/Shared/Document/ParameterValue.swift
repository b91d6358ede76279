import RoutergenSyntax

/// What a parameter or header holds: OpenAPI 3.2, "Parameter Object", where `schema` and `content`
/// exclude each other.
package enum ParameterValue: Sendable {
    /// A value that is written by a style.
    case schema(Referable<SchemaObject>)
    /// A value that is written as a document of the media type: exactly one.
    case content(Named<Referable<MediaTypeObject>>)
    /// Neither is given, so anything goes.
    case unspecified
}
