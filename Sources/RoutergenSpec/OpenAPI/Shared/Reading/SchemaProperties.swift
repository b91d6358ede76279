import RoutergenSyntax

/// What `$ref` in place of the properties of a schema leads to.
struct SchemaProperties: ReferableObject {
    var properties: [Named<Referable<SchemaObject>>]

    package static var inWords: String { "a mapping from names to schemas" }

    /// No version keeps such mappings there.
    package static func componentsKey(in format: DescriptionFormat) -> String { "properties" }

    package static func readObject(
        _ node: Node, _ what: @autoclosure () -> String, by reader: inout OpenAPIReader
    ) -> SchemaProperties? {
        guard node.mapping != nil else {
            reader.wrongKind(what(), expected: inWords, node)
            return nil
        }
        return SchemaProperties(properties: reader.namedSchemas(node, "properties"))
    }
}
