import RoutergenSyntax

/// OpenAPI 3.2, "Discriminator Object"; in Swagger 2.0 the name of the property alone.
package struct DiscriminatorObject: Sendable {
    package var propertyName: Located<String>
    /// Values of the property, each with the name of a schema or a reference to one.
    package var mapping: [Named<Located<String>>] = []
    /// The schema where the property is absent or has another value. OpenAPI 3.2.
    package var defaultMapping: Located<String>?
    package var range: SourceRange
}
