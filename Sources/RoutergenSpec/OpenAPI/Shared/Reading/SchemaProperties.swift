import RoutergenSyntax

/// What `$ref` in place of the properties of a schema leads to.
struct SchemaProperties: ReferableObject {
    var properties: [Named<Referable<SchemaObject>>]

    /// No version keeps such mappings under a name.
    static let kind = ObjectKind<SchemaProperties>(
        "a mapping from names to schemas", in: "properties"
    ) { node, what, reader in
        guard node.mapping != nil else {
            reader.wrongKind(what(), expected: "a mapping from names to schemas", node)
            return nil
        }
        return SchemaProperties(properties: reader.namedSchemas(node, "properties"))
    }
}
