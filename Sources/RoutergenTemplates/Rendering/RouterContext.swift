import RoutergenSwift

extension RenderRouter {
    var templateContext: MustacheValue {
        .declaration(
            documentation,
            [
                "name": .string(name),
                "qualifiedName": .string(qualifiedName),
                "file": .string(file),
                "configurationType": .string(configurationType),
            ].adding(
                MustacheValue.list("cases", .items(cases, \.templateContext)),
                MustacheValue.list("optionTypes", .items(optionTypes, \.templateContext)),
                MustacheValue.list(
                    "commonStatements", .items(commonStatements, \.templateContext))))
    }
}

extension RenderCase {
    var templateContext: MustacheValue {
        .declaration(
            documentation, attribute: attribute,
            [
                "name": .string(name),
                "reference": .string(reference),
                "route": route.templateContext,
            ].adding(
                MustacheValue.parameters(parameters), MustacheValue.bindings(bindings),
                MustacheValue.list("statements", .items(statements, \.templateContext))))
    }
}

extension RenderRoute {
    var templateContext: MustacheValue {
        .object(
            ["name": .string(name), "reference": .string(reference)]
                .adding(MustacheValue.arguments(arguments)))
    }
}

extension RenderOptionType {
    var templateContext: MustacheValue {
        .declaration(
            documentation,
            ["name": .string(name), "initializer": initializer.templateContext].adding(
                MustacheValue.list("properties", .items(properties, \.templateContext))))
    }
}

extension RenderStatement {
    var templateContext: MustacheValue {
        var members: [String: MustacheValue] = ["call": .null, "object": .null, "branches": .null]
        switch self {
        case .call(let call):
            members["call"] = call.templateContext
        case .object(let fields):
            members["object"] = .object(
                MustacheValue.list("fields", .items(fields, \.templateContext)))
        case .branches(let branches):
            members["branches"] = .list(.items(branches, \.templateContext))
        }
        return .object(members)
    }
}

extension RenderCall {
    var templateContext: MustacheValue {
        .object(["method": .string(method)].adding(MustacheValue.arguments(arguments)))
    }
}

extension RenderBranch {
    var templateContext: MustacheValue {
        .object(
            ["condition": .string(condition)].adding(
                MustacheValue.list("calls", .items(calls, \.templateContext))))
    }
}
