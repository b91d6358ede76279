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
