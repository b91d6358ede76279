import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    /// Remembers the examples that a schema gives for its values.
    mutating func noteExamples(of schema: SchemaObject, as use: SchemaUse) {
        guard examples != nil else { return }
        noteExamples(examplesWithin(schema), of: schema.range, as: use, .either)
    }

    /// Remembers the examples of a body or an answer.
    mutating func noteExamples(
        of media: MediaTypeObject, as use: SchemaUse, _ direction: ExampleSite.Direction
    ) {
        guard examples != nil, let schema = media.schema else { return }
        let nodes = [media.example].compactMap { $0 } + values(of: media.examples)
        noteExamples(nodes, of: schema.range, as: use, direction)
    }

    /// Remembers the examples of a parameter.
    mutating func noteExamples(of parameter: OpenAPIParameter, as use: SchemaUse) {
        // The schema of a Swagger parameter is the parameter itself, which is no schema for others.
        guard examples != nil, document.format != .swagger2,
            case .schema(let schema) = parameter.value
        else { return }
        let nodes = [parameter.example].compactMap { $0 } + values(of: parameter.examples)
        noteExamples(nodes, of: schema.range, as: use, .either)
    }

    /// The examples whose types are part of the model.
    func foundExamples(_ model: APIModel, renamed names: [TypeID: TypeID]) -> [ExampleSite] {
        let declared = Set(model.types.map(\.id))
        return (examples?.sites ?? []).compactMap { site in
            var site = site
            site.type = site.type.mapNames { names[$0] ?? $0 }
            // An alternative may have become a part of the union around it.
            if let id = site.type.declaredType, !declared.contains(id) { return nil }
            return site
        }
    }

    private mutating func noteExamples(
        _ nodes: [Node], of schema: SourceRange, as use: SchemaUse,
        _ direction: ExampleSite.Direction
    ) {
        for node in nodes {
            examples?.add(
                ExampleSite(
                    type: use.valueType, value: node, schema: schema, direction: direction))
        }
    }

    /// The examples of a schema and of the parts that make it up without being types of their own.
    private func examplesWithin(_ schema: SchemaObject) -> [Node] {
        let alternatives = alternatives(of: schema)
        let parts = schema.allOf + (alternatives.count == 1 ? alternatives : [])
        return schema.examples
            + parts.compactMap(\.inlineValue).flatMap { examplesWithin($0) }
    }

    private mutating func values(of examples: [Named<Referable<ExampleObject>>]) -> [Node] {
        examples.compactMap { example in
            var ignored = Diagnostics()
            return resolver.resolve(example.value, &ignored)?.value.value
        }
    }
}
