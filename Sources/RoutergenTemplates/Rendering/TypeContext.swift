import RoutergenSwift

extension RenderType {
    var templateContext: MustacheValue {
        var members: [String: MustacheValue] = [
            "name": .string(name), "file": .string(file), "structure": .null,
            "openEnumeration": .null, "closedEnumeration": .null, "union": .null, "alias": .null,
            "newType": .null, "tuple": .null, "conformances": .strings(conformances),
        ]
        switch shape {
        case .structure(let structure):
            members["structure"] = structure.templateContext
        case .tuple(let tuple):
            members["tuple"] = tuple.templateContext
        case .enumeration(let enumeration):
            let key =
                enumeration.unknownCase == nil ? "closedEnumeration" : "openEnumeration"
            members[key] = enumeration.templateContext
        case .union(let union):
            members["union"] = union.templateContext
        case .alias(let alias):
            members["alias"] = .object(["target": .string(alias.target)])
        case .newType(let newType):
            members["newType"] = .object(["rawType": .string(newType.rawType)])
        }
        return .declaration(documentation, members)
    }
}

extension RenderStructure {
    var templateContext: MustacheValue {
        .object(
            [
                "isModel": .bool(isModel),
                "nameLiteral": .string(nameLiteral),
                "initializer": initializer.templateContext,
            ].adding(
                MustacheValue.list("properties", .items(properties, \.templateContext)),
                MustacheValue.list("reads", .items(reads, \.templateContext)),
                MustacheValue.list("writes", .items(writes, \.templateContext))))
    }
}

extension RenderEnumeration {
    var templateContext: MustacheValue {
        .object(
            [
                "rawType": .string(rawType),
                "unknownCase": MustacheValue(unknownCase),
                "caseList": .string(cases.map { ".\($0.reference)" }.joined(separator: ", ")),
            ].adding(MustacheValue.list("cases", .items(cases, \.templateContext))))
    }
}

extension RenderEnumerationCase {
    var templateContext: MustacheValue {
        .declaration(
            documentation,
            [
                "name": .string(name),
                "reference": .string(reference),
                "value": .string(value),
                "needsValue": .bool(needsValue),
            ])
    }
}

extension RenderUnion {
    var templateContext: MustacheValue {
        .object(
            [
                "tag": MustacheValue(tag),
                "unknownCase": .string(unknownCase),
            ].adding(MustacheValue.list("variants", .items(variants, \.templateContext))))
    }
}

extension RenderVariant {
    var templateContext: MustacheValue {
        .declaration(
            documentation,
            [
                "name": .string(name),
                "reference": .string(reference),
                "type": .string(type),
                "tagValue": .string(tagValue),
                "isIndirect": .bool(isIndirect),
            ])
    }
}
