import RoutergenSyntax

/// An object that a reference may lead to.
package protocol ReferableObject: Sendable {
    /// What it is, for messages: `a schema`.
    static var inWords: String { get }
}

extension SchemaObject: ReferableObject {
    package static var inWords: String { "a schema" }
}

extension OpenAPIResponse: ReferableObject {
    package static var inWords: String { "a response" }
}

extension OpenAPIParameter: ReferableObject {
    package static var inWords: String { "a parameter" }
}

extension ExampleObject: ReferableObject {
    package static var inWords: String { "an example" }
}

extension OpenAPIRequestBody: ReferableObject {
    package static var inWords: String { "a request body" }
}

extension HeaderObject: ReferableObject {
    package static var inWords: String { "a header" }
}

extension SecuritySchemeObject: ReferableObject {
    package static var inWords: String { "a security scheme" }
}

extension CallbackObject: ReferableObject {
    package static var inWords: String { "a callback" }
}

extension PathItem: ReferableObject {
    package static var inWords: String { "a path item" }
}

extension MediaTypeObject: ReferableObject {
    package static var inWords: String { "a media type" }
}
