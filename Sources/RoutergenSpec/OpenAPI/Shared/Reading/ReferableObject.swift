import RoutergenSyntax

/// An object that a reference may lead to.
package protocol ReferableObject: Sendable {
    static var kind: ObjectKind<Self> { get }

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
        return kind.read(node, what, &reader).map { .inline($0) }
    }
}

// MARK: - Objects whose references the reader tells apart

extension SchemaObject: ReferableObject {
    package static let kind = ObjectKind<SchemaObject>(
        "a schema", in: "schemas", swagger: "definitions"
    ) { $2.schema($0, $1())?.inlineValue }

    package static func read(
        _ node: Node, _ what: @autoclosure () -> String, by reader: inout OpenAPIReader
    ) -> Referable<SchemaObject>? {
        reader.schema(node, what())
    }

    package func completed(
        by resolver: inout ReferenceResolver, _ diagnostics: inout Diagnostics
    ) -> SchemaObject {
        guard let reference = propertiesReference else { return self }
        let others = resolver.resolve(reference, as: SchemaProperties.self, &diagnostics)
        return changed {
            $0.propertiesReference = nil
            $0.properties += others?.value.properties ?? []
        }
    }
}

extension PathItem: ReferableObject {
    package static let kind = ObjectKind<PathItem>("a path item", in: "pathItems") {
        $2.pathItem($0, $1())?.inlineValue
    }

    package static func read(
        _ node: Node, _ what: @autoclosure () -> String, by reader: inout OpenAPIReader
    ) -> Referable<PathItem>? {
        reader.pathItem(node, what())
    }
}

// MARK: - The others

extension OpenAPIResponse: ReferableObject {
    package static let kind = ObjectKind<OpenAPIResponse>("a response", in: "responses") {
        $2.response($0, $1())
    }
}

extension OpenAPIParameter: ReferableObject {
    package static let kind = ObjectKind<OpenAPIParameter>("a parameter", in: "parameters") {
        $2.parameter($0, $1())
    }
}

extension ExampleObject: ReferableObject {
    package static let kind = ObjectKind<ExampleObject>("an example", in: "examples") {
        $2.example($0, $1())
    }
}

extension OpenAPIRequestBody: ReferableObject {
    package static let kind = ObjectKind<OpenAPIRequestBody>(
        "a request body", in: "requestBodies"
    ) { $2.requestBody($0, $1()) }
}

extension HeaderObject: ReferableObject {
    package static let kind = ObjectKind<HeaderObject>("a header", in: "headers") {
        $2.header($0, $1())
    }
}

extension SecuritySchemeObject: ReferableObject {
    package static let kind = ObjectKind<SecuritySchemeObject>(
        "a security scheme", in: "securitySchemes", swagger: "securityDefinitions"
    ) { $2.securityScheme($0, $1()) }
}

extension CallbackObject: ReferableObject {
    package static let kind = ObjectKind<CallbackObject>("a callback", in: "callbacks") {
        $2.callback($0, $1())
    }
}

extension MediaTypeObject: ReferableObject {
    package static let kind = ObjectKind<MediaTypeObject>("a media type", in: "mediaTypes") {
        $2.mediaType($0, $1())
    }
}

extension Operation: ReferableObject {
    /// No version keeps operations under a name. The method is that of the place where the reference
    /// stands.
    package static let kind = ObjectKind<Operation>("an operation", in: "paths") {
        node, _, reader in
        reader.operation(node, Located("", at: node.range))
    }
}
