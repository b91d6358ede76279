import RoutergenSyntax

extension OpenAPIReader {
    /// OpenAPI 3.2, "OpenAPI Object".
    mutating func readOpenAPI3(_ mapping: Mapping, into document: inout OpenAPIDocument) {
        checkKeys(mapping, .document)
        if let node = mapping["$self"], let text = node.scalar?.string { baseURI = text }
        document.servers = mapping["servers"].map { servers($0) } ?? []
        let schemas = readPaths(of: mapping, into: &document)
        document.webhooks = mapping["webhooks"].map { pathItems($0, "'webhooks'") } ?? []
        document.components = mapping["components"].map { components($0, schemas) } ?? Components()
        let hasContents = ["paths", "webhooks", "components"].contains { mapping[$0] != nil }
        let needsPaths = format == .openAPI30
        if mapping["paths"] == nil, needsPaths || !hasContents {
            _ = expected("paths", of: mapping, .document, at: document.version.range)
        }
    }

    /// The schemas of `components`, read on a thread of their own.
    private struct SchemasApart: Sendable {
        var schemas: [Component<SchemaObject>]
        var unreadable: [UnreadableComponent]
        var diagnostics: Diagnostics
    }

    /// How many schemas there must be to be read on a thread of their own, which takes as long to begin as
    /// it takes to read some of them.
    private static let schemasApartFrom = 50

    /// Reads the paths and, at the same time, the schemas of `components` where there are many: nothing of
    /// the one concerns the other. Nil where the schemas are still to be read.
    private mutating func readPaths(
        of mapping: Mapping, into document: inout OpenAPIDocument
    ) -> SchemasApart? {
        guard let section = mapping["components"]?.mapping?.entry("schemas"),
            section.value.mapping?.entries.count ?? 0 >= Self.schemasApartFrom
        else {
            document.paths = mapping["paths"].map { paths($0) } ?? []
            return nil
        }
        let (format, baseURI) = (self.format, self.baseURI)
        let (found, schemas) = concurrently {
            mapping["paths"].map { paths($0) } ?? []
        } _: {
            var reader = OpenAPIReader(format: format)
            reader.baseURI = baseURI
            let schemas: [Component<SchemaObject>] = reader.components(
                section, "/components/schemas", "schemas")
            return SchemasApart(
                schemas: schemas, unreadable: reader.unreadable, diagnostics: reader.diagnostics)
        }
        document.paths = found
        return schemas
    }

    private mutating func take(_ apart: SchemasApart) -> [Component<SchemaObject>] {
        diagnostics.report(apart.diagnostics)
        unreadable += apart.unreadable
        return apart.schemas
    }

    /// OpenAPI 3.2, "Components Object".
    private mutating func components(_ node: Node, _ apart: SchemasApart?) -> Components {
        var components = Components()
        guard let mapping = mapping(node, "'components'") else { return components }
        checkKeys(mapping, .components)
        for entry in mapping.entries {
            let path = "/components/\(entry.key)"
            switch entry.key {
            case "schemas":
                components.schemas =
                    apart.map { take($0) } ?? self.components(entry, path, "schemas")
            case "responses": components.responses = self.components(entry, path, "responses")
            case "parameters": components.parameters = self.components(entry, path, "parameters")
            case "examples": components.examples = self.components(entry, path, "examples")
            case "requestBodies":
                components.requestBodies = self.components(entry, path, "request bodies")
            case "headers": components.headers = self.components(entry, path, "headers")
            case "securitySchemes":
                components.securitySchemes = self.components(entry, path, "security schemes")
            case "callbacks": components.callbacks = self.components(entry, path, "callbacks")
            case "pathItems": components.pathItems = self.components(entry, path, "path items")
            case "mediaTypes": components.mediaTypes = self.components(entry, path, "media types")
            default: break
            }
        }
        return components
    }
}
