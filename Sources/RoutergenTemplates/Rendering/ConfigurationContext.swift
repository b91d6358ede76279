import RoutergenSwift

extension RenderConfiguration {
    var templateContext: MustacheValue {
        .declaration(
            documentation,
            [
                "name": .string(name),
                "initializer": initializer.templateContext,
                "serverInitializer": serverInitializer.map(\.templateContext) ?? .null,
                "standardBaseURL": MustacheValue(standardBaseURL),
                "envelope": MustacheValue(envelope),
                "missingValue": MustacheValue(missingValue),
                "standardDocumentation": .strings(standardDocumentation),
                "apiLiteral": .string(apiLiteral),
            ].adding(MustacheValue.list("properties", .items(properties, \.templateContext))))
    }
}

extension RenderServerInitializer {
    var templateContext: MustacheValue {
        .declaration(
            documentation,
            MustacheValue.parameters(parameters).adding(MustacheValue.arguments(arguments)))
    }
}

extension RenderServer {
    var templateContext: MustacheValue {
        .object(
            ["name": .string(name)].adding(
                MustacheValue.list("cases", .items(cases, \.templateContext)),
                MustacheValue.list("variables", .items(variables, \.templateContext))))
    }
}

extension RenderServerCase {
    var templateContext: MustacheValue {
        .declaration(
            documentation,
            ["name": .string(name), "reference": .string(reference), "url": .string(url)]
                .adding(MustacheValue.parameters(parameters), MustacheValue.bindings(bindings)))
    }
}

extension RenderServerVariable {
    var templateContext: MustacheValue {
        .declaration(
            documentation,
            ["name": .string(name)].adding(
                MustacheValue.list("cases", .items(cases, \.templateContext))))
    }
}

extension RenderProperty {
    var templateContext: MustacheValue {
        .declaration(
            documentation, attribute: attribute,
            [
                "introducer": .string(introducer),
                "name": .string(name),
                "type": .string(type),
                "storage": storage.map(\.templateContext) ?? .null,
                "hasStorage": .bool(storage != nil),
            ])
    }
}

extension RenderStorage {
    var templateContext: MustacheValue {
        .object([
            "access": .string(access),
            "name": .string(name),
            "type": .string(type),
            "getter": .string(getter),
            "setter": MustacheValue(setter),
        ])
    }
}

extension RenderInitializer {
    var templateContext: MustacheValue {
        .declaration(
            documentation,
            MustacheValue.parameters(parameters).adding(
                MustacheValue.list("assignments", .items(assignments, \.templateContext))))
    }
}

extension RenderAssignment {
    var templateContext: MustacheValue {
        .object(["target": .string(target), "value": .string(value)])
    }
}
