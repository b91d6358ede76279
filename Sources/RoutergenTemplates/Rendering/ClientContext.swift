import RoutergenSwift

extension RenderClient {
    var templateContext: MustacheValue {
        .declaration(
            documentation,
            ["name": .string(name)].adding(
                MustacheValue.list("methods", .items(methods, \.templateContext))))
    }
}

extension RenderClientGroup {
    var templateContext: MustacheValue {
        .declaration(
            documentation,
            [
                "name": .string(name),
                "file": .string(file),
                "property": .string(property),
                "propertyDocumentation": .strings(propertyDocumentation),
            ].adding(MustacheValue.list("methods", .items(methods, \.templateContext))))
    }
}

extension RenderMethod {
    var templateContext: MustacheValue {
        .declaration(
            documentation, attribute: attribute,
            [
                "name": .string(name),
                "returnType": MustacheValue(returnType),
                "connection": .string(connection),
                "route": .string(route),
                "accessor": MustacheValue(accessor),
                "outcomes": outcomes.map(\.templateContext) ?? .null,
                "headers": headers.map(\.templateContext) ?? .null,
            ].adding(
                MustacheValue.parameters(parameters),
                MustacheValue.list("alternatives", .items(alternatives, \.templateContext))))
    }
}

extension RenderAlternative {
    var templateContext: MustacheValue {
        .declaration(
            documentation, attribute: attribute,
            [
                "name": .string(name),
                "returnType": MustacheValue(returnType),
                "mediaType": .string(mediaType),
                "accessor": .string(accessor),
            ])
    }
}

extension RenderHeaders {
    var templateContext: MustacheValue {
        .declaration(
            documentation,
            [
                "name": .string(name),
                "method": .string(method),
                "methodDocumentation": .strings(methodDocumentation),
                "methodAttribute": MustacheValue(methodAttribute),
                "returnType": .string(returnType),
                "result": .string(result),
            ].adding(
                MustacheValue.list("properties", .items(properties, \.templateContext)),
                MustacheValue.list("reads", .items(reads, \.templateContext))))
    }
}

extension RenderOutcomes {
    var templateContext: MustacheValue {
        .declaration(
            documentation,
            [
                "name": .string(name),
                "needsDefault": .bool(needsDefault),
            ].adding(MustacheValue.list("cases", .items(cases, \.templateContext))))
    }
}

extension RenderOutcome {
    var templateContext: MustacheValue {
        .declaration(
            documentation,
            [
                "name": .string(name),
                "reference": .string(reference),
                "type": MustacheValue(type),
                "pattern": .string(pattern),
                "value": MustacheValue(value),
            ])
    }
}
