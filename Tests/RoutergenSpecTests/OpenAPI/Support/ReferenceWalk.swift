import RoutergenSpec
import RoutergenSyntax

/// Visits every object of a document and follows every reference, each target once.
struct ReferenceWalk {
    private(set) var resolver: ReferenceResolver
    private(set) var diagnostics = Diagnostics()
    /// How many references were followed.
    private(set) var count = 0
    private var seen: Set<Seen> = []

    private struct Seen: Hashable {
        var target: ReferenceTarget
        var kind: ObjectIdentifier
    }

    init(_ resolver: ReferenceResolver) {
        self.resolver = resolver
    }

    mutating func walk(_ document: OpenAPIDocument) {
        for item in document.paths + document.webhooks { visit(pathItem: item.value) }
        let components = document.components
        for component in components.schemas { visit(component.object) }
        for component in components.responses { visit(component.object) }
        for component in components.parameters { visit(component.object) }
        for component in components.requestBodies { visit(component.object) }
        for component in components.headers { visit(component.object) }
        for component in components.callbacks { visit(component.object) }
        for component in components.pathItems { visit(pathItem: component.object) }
    }

    mutating func reportUnused() {
        resolver.reportUnused(&diagnostics)
    }

    /// The object, unless it was visited before.
    private mutating func follow<Value: ReferableObject>(_ object: Referable<Value>) -> Value? {
        if object.reference != nil { count += 1 }
        guard let resolved = resolver.resolve(object, &diagnostics) else { return nil }
        if let target = resolved.target {
            let key = Seen(target: target, kind: ObjectIdentifier(Value.self))
            guard seen.insert(key).inserted else { return nil }
        }
        return resolved.value
    }
}

extension ReferenceWalk {
    private mutating func visit(pathItem: Referable<PathItem>) {
        if pathItem.reference != nil { count += 1 }
        guard let item = resolver.resolve(pathItem: pathItem, &diagnostics) else { return }
        if let target = item.target {
            let key = Seen(target: target, kind: ObjectIdentifier(PathItem.self))
            guard seen.insert(key).inserted else { return }
        }
        for operation in item.value.operations {
            for parameter in item.value.parameters + operation.parameters { visit(parameter) }
            for callback in operation.callbacks { visit(callback.value) }
            let resolved = resolver.resolve(operation, in: item.value, &diagnostics)
            if let body = resolved.requestBody { visit(Referable.inline(body.value)) }
            for response in resolved.responses { visit(Referable.inline(response.response.value)) }
            if let body = operation.requestBody { visit(body) }
            for response in operation.responses { visit(response.response) }
        }
    }

    private mutating func visit(_ object: Referable<CallbackObject>) {
        for item in follow(object)?.pathItems ?? [] { visit(pathItem: item.value) }
    }

    private mutating func visit(_ object: Referable<OpenAPIParameter>) {
        guard let parameter = follow(object) else { return }
        visit(parameter.value)
        for example in parameter.examples { _ = follow(example.value) }
    }

    private mutating func visit(_ object: Referable<HeaderObject>) {
        if let header = follow(object) { visit(header.value) }
    }

    private mutating func visit(_ value: ParameterValue) {
        switch value {
        case .schema(let schema): visit(schema)
        case .content(let content): visit(content.value)
        case .unspecified: break
        }
    }

    private mutating func visit(_ object: Referable<OpenAPIRequestBody>) {
        for content in follow(object)?.content ?? [] { visit(content.value) }
    }

    private mutating func visit(_ object: Referable<OpenAPIResponse>) {
        guard let response = follow(object) else { return }
        if let schema = response.schema { visit(schema) }
        for content in response.content { visit(content.value) }
        for header in response.headers { visit(header.value) }
    }

    private mutating func visit(_ object: Referable<MediaTypeObject>) {
        guard let mediaType = follow(object) else { return }
        if let schema = mediaType.schema { visit(schema) }
        for example in mediaType.examples { _ = follow(example.value) }
        for encoding in mediaType.encoding {
            for header in encoding.value.headers { visit(header.value) }
        }
    }

    private mutating func visit(_ object: Referable<SchemaObject>) {
        guard let schema = follow(object) else { return }
        for part in Self.parts(of: schema) { visit(part) }
        for entry in schema.discriminator?.mapping ?? [] {
            _ = resolver.resolve(mapping: entry.value, &diagnostics)
        }
    }

    private static func parts(of schema: SchemaObject) -> [Referable<SchemaObject>] {
        var parts = schema.allOf + schema.oneOf + schema.anyOf + schema.prefixItems
        for named in schema.properties + schema.patternProperties + schema.definitions {
            parts.append(named.value)
        }
        for remaining in [schema.items, schema.additionalProperties, schema.unevaluatedProperties] {
            if case .schema(let part)? = remaining { parts.append(part) }
        }
        for part in [schema.not, schema.propertyNames, schema.contentSchema] {
            if let part { parts.append(part) }
        }
        if let reference = schema.reference { parts.append(.reference(reference)) }
        return parts
    }
}
