import RoutergenSyntax

/// An object that a reference may lead to.
package protocol ReferableObject: Sendable {
    /// What it is, for messages: `a schema`.
    static var inWords: String { get }

    /// Where a document keeps such objects: `schemas` of `components`.
    static func componentsKey(in format: DescriptionFormat) -> String

    /// Reads an object that stands here; nil after a problem was reported.
    static func readObject(
        _ node: Node, _ what: @autoclosure () -> String, by reader: inout OpenAPIReader
    ) -> Self?

    /// Reads an object or a reference to one; nil after a problem was reported.
    static func read(
        _ node: Node, _ what: @autoclosure () -> String, by reader: inout OpenAPIReader
    ) -> Referable<Self>?

    /// The object with what stands elsewhere though no reference may.
    func completed(
        by resolver: inout ReferenceResolver, _ diagnostics: inout Diagnostics
    ) -> Self
}

extension ReferableObject {
    package func completed(
        by resolver: inout ReferenceResolver, _ diagnostics: inout Diagnostics
    ) -> Self {
        self
    }

    package static func read(
        _ node: Node, _ what: @autoclosure () -> String, by reader: inout OpenAPIReader
    ) -> Referable<Self>? {
        if let mapping = node.mapping, let entry = mapping.entry("$ref") {
            return reader.plainReference(entry, in: mapping, at: node.range)
                .map { .reference($0) }
        }
        return readObject(node, what(), by: &reader).map { .inline($0) }
    }
}

extension SchemaObject: ReferableObject {
    package static var inWords: String { "a schema" }

    package static func componentsKey(in format: DescriptionFormat) -> String {
        format == .swagger2 ? "definitions" : "schemas"
    }

    package static func readObject(
        _ node: Node, _ what: @autoclosure () -> String, by reader: inout OpenAPIReader
    ) -> SchemaObject? {
        reader.schema(node, what())?.inlineValue
    }

    package static func read(
        _ node: Node, _ what: @autoclosure () -> String, by reader: inout OpenAPIReader
    ) -> Referable<SchemaObject>? {
        reader.schema(node, what())
    }
}

extension SchemaObject {
    package func completed(
        by resolver: inout ReferenceResolver, _ diagnostics: inout Diagnostics
    ) -> SchemaObject {
        guard let reference = propertiesReference else { return self }
        var schema = self
        schema.propertiesReference = nil
        let others = resolver.resolve(reference, as: SchemaProperties.self, &diagnostics)
        schema.properties += others?.value.properties ?? []
        return schema
    }
}

extension OpenAPIResponse: ReferableObject {
    package static var inWords: String { "a response" }

    package static func componentsKey(in format: DescriptionFormat) -> String {
        "responses"
    }

    package static func readObject(
        _ node: Node, _ what: @autoclosure () -> String, by reader: inout OpenAPIReader
    ) -> OpenAPIResponse? {
        reader.response(node, what())
    }
}

extension OpenAPIParameter: ReferableObject {
    package static var inWords: String { "a parameter" }

    package static func componentsKey(in format: DescriptionFormat) -> String {
        "parameters"
    }

    package static func readObject(
        _ node: Node, _ what: @autoclosure () -> String, by reader: inout OpenAPIReader
    ) -> OpenAPIParameter? {
        reader.parameter(node, what())
    }
}

extension ExampleObject: ReferableObject {
    package static var inWords: String { "an example" }

    package static func componentsKey(in format: DescriptionFormat) -> String {
        "examples"
    }

    package static func readObject(
        _ node: Node, _ what: @autoclosure () -> String, by reader: inout OpenAPIReader
    ) -> ExampleObject? {
        reader.example(node, what())
    }
}

extension OpenAPIRequestBody: ReferableObject {
    package static var inWords: String { "a request body" }

    package static func componentsKey(in format: DescriptionFormat) -> String {
        "requestBodies"
    }

    package static func readObject(
        _ node: Node, _ what: @autoclosure () -> String, by reader: inout OpenAPIReader
    ) -> OpenAPIRequestBody? {
        reader.requestBody(node, what())
    }
}

extension HeaderObject: ReferableObject {
    package static var inWords: String { "a header" }

    package static func componentsKey(in format: DescriptionFormat) -> String {
        "headers"
    }

    package static func readObject(
        _ node: Node, _ what: @autoclosure () -> String, by reader: inout OpenAPIReader
    ) -> HeaderObject? {
        reader.header(node, what())
    }
}

extension SecuritySchemeObject: ReferableObject {
    package static var inWords: String { "a security scheme" }

    package static func componentsKey(in format: DescriptionFormat) -> String {
        format == .swagger2 ? "securityDefinitions" : "securitySchemes"
    }

    package static func readObject(
        _ node: Node, _ what: @autoclosure () -> String, by reader: inout OpenAPIReader
    ) -> SecuritySchemeObject? {
        reader.securityScheme(node, what())
    }
}

extension CallbackObject: ReferableObject {
    package static var inWords: String { "a callback" }

    package static func componentsKey(in format: DescriptionFormat) -> String {
        "callbacks"
    }

    package static func readObject(
        _ node: Node, _ what: @autoclosure () -> String, by reader: inout OpenAPIReader
    ) -> CallbackObject? {
        reader.callback(node, what())
    }
}

extension PathItem: ReferableObject {
    package static var inWords: String { "a path item" }

    package static func componentsKey(in format: DescriptionFormat) -> String {
        "pathItems"
    }

    package static func readObject(
        _ node: Node, _ what: @autoclosure () -> String, by reader: inout OpenAPIReader
    ) -> PathItem? {
        reader.pathItem(node, what())?.inlineValue
    }

    package static func read(
        _ node: Node, _ what: @autoclosure () -> String, by reader: inout OpenAPIReader
    ) -> Referable<PathItem>? {
        reader.pathItem(node, what())
    }
}

extension MediaTypeObject: ReferableObject {
    package static var inWords: String { "a media type" }

    package static func componentsKey(in format: DescriptionFormat) -> String {
        "mediaTypes"
    }

    package static func readObject(
        _ node: Node, _ what: @autoclosure () -> String, by reader: inout OpenAPIReader
    ) -> MediaTypeObject? {
        reader.mediaType(node, what())
    }
}

extension Operation: ReferableObject {
    package static var inWords: String { "an operation" }

    /// No version keeps operations there.
    package static func componentsKey(in format: DescriptionFormat) -> String { "paths" }

    /// The method is that of the place where the reference stands.
    package static func readObject(
        _ node: Node, _ what: @autoclosure () -> String, by reader: inout OpenAPIReader
    ) -> Operation? {
        reader.operation(node, Located("", at: node.range))
    }
}
