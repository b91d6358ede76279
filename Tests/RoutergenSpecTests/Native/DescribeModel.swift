import RoutergenModel

/// A model as text that reads at a glance and leaves nothing out but positions.
func describe(_ model: APIModel) -> String {
    var text = "api \(model.name)\(model.documentation.described)\n"
    for server in model.servers {
        let name = server.name.map { "\($0.described) " } ?? ""
        text += "server \(name)\(server.urlTemplate)\(server.documentation.described)\n"
        for variable in server.variables {
            let values = variable.allowedValues.isEmpty ? "" : " of \(variable.allowedValues)"
            text +=
                "  \(variable.name.described) = \(variable.defaultValue)\(values)"
                + "\(variable.documentation.described)\n"
        }
    }
    if let path = model.basePath { text += "base path \(path)\n" }
    for value in model.configuration {
        text +=
            "config \(value.name.described): \(value.type.described)"
            + "\(value.defaultValue.described)\(value.documentation.described)\n"
    }
    for parameter in model.commonParameters { text += "common \(parameter.described)\n" }
    for scheme in model.securitySchemes {
        text += "scheme \(scheme.name.described): \(scheme.kind)\(scheme.documentation.described)\n"
    }
    for group in model.groups {
        text += "group \(group.name?.described ?? "-")\(group.documentation.described)\n"
        for endpoint in group.endpoints { text += endpoint.described }
    }
    for type in model.types { text += type.described }
    return text
}

extension Documentation {
    fileprivate var described: String {
        let words = text.map { " \"\($0)\"" } ?? ""
        let deprecation = deprecationMessage.map { " deprecated: \($0)" } ?? " deprecated"
        return words + (isDeprecated ? deprecation : "")
    }
}

extension Name {
    fileprivate var described: String {
        override.map { "\(wire) as \($0)" } ?? wire
    }
}

extension Endpoint {
    fileprivate var described: String {
        var text = "  \(method) \(path.description) \(name.described)\(documentation.described)\n"
        for parameter in parameters { text += "    \(parameter.described)\n" }
        for needed in security {
            let words = needed.map { need in
                need.scheme + (need.scopes.isEmpty ? "" : "\(need.scopes)")
            }
            text += "    auth \(words.isEmpty ? "none" : words.joined(separator: " and "))\n"
        }
        for server in servers { text += "    server \(server.standardURL)\n" }
        text += body?.described ?? ""
        for response in responses {
            text += "    \(response.described)\n"
            for other in response.alternatives {
                text += "      or \(other.mediaType): \(other.content.described)\n"
            }
            for header in response.headers {
                text += "      header \(header.name.described): \(header.type.described)"
                text += "\(header.documentation.described)\n"
            }
        }
        if let envelope {
            text +=
                "    envelope \(envelope.data) \(envelope.code ?? "-") "
                + "\(envelope.message ?? "-") \(envelope.successCodes.map(\.described))\n"
        }
        if let timeout { text += "    timeout \(timeout)\n" }
        if let allowsRetry { text += "    retry \(allowsRetry)\n" }
        if let pagination { text += "    pages \(pagination.described)\n" }
        for sample in samples {
            text += "    sample \(sample.status) \(sample.mediaType) \(sample.body.text)\n"
        }
        return text
    }
}

extension Pagination {
    fileprivate var described: String {
        let list = items.isEmpty ? "the answer" : items.joined(separator: ".")
        return switch way {
        case .number(let argument, let size, let end):
            "by number \(argument)\(described(size, end)): \(list)"
        case .offset(let argument, let size, let end):
            "by offset \(argument)\(described(size, end)): \(list)"
        case .cursor(let argument, let next):
            "by cursor \(argument) from \(next.joined(separator: ".")): \(list)"
        case .link(let relation): "by link \(relation): \(list)"
        case .url(let next): "by URL from \(next.joined(separator: ".")): \(list)"
        }
    }

    private func described(_ size: String?, _ end: End?) -> String {
        let end =
            switch end {
            case .count(let path): " up to \(path.joined(separator: "."))"
            case .isLast(let path): " until \(path.joined(separator: "."))"
            case .hasMore(let path): " while \(path.joined(separator: "."))"
            case nil: ""
            }
        return (size.map { " size \($0)" } ?? "") + end
    }
}

extension Parameter {
    fileprivate var described: String {
        "\(location) \(name.described): \(type.described)\(source.described)"
            + (style == .standard ? "" : " style \(style)")
            + (allowsReserved ? " reserved" : "")
            + (example.map { " example \($0.described)" } ?? "") + documentation.described
    }
}

extension Parameter.Source {
    fileprivate var described: String {
        switch self {
        case .argument(let value): value.described
        case .constant(let value): " = const \(value.described)"
        case .configuration(let name): " = $\(name)"
        }
    }
}

extension RequestBody {
    fileprivate var described: String {
        let type = mediaType.map { " as \($0)" } ?? ""
        var text =
            "    body \(encoding)\(type)\(isRequired ? "" : " optional")\(documentation.described)"
        switch content {
        case .type(let type): text += " \(type.described)\n"
        case .fields(let parts):
            text += "\n"
            for part in parts {
                text +=
                    "      \(part.field.name.described): \(part.field.type.described)"
                    + part.source.described
                    + (part.style == .standard ? "" : " style \(part.style)")
                    + (part.mediaType.map { " as \($0)" } ?? "")
                    + (part.headerOf.map { " header of \($0)" } ?? "")
                    + (part.allowsReserved ? " reserved" : "")
                    + (part.field.example.map { " example \($0.described)" } ?? "")
                    + "\(part.field.documentation.described)\n"
            }
        }
        return text
    }
}

extension Response {
    fileprivate var described: String {
        let status =
            switch statuses {
            case .exactly(let code): " \(code)"
            case .range(let first): " \(first)XX"
            case .anySuccess: ""
            case .default: " default"
            }
        let type = mediaType.map { " as \($0)" } ?? ""
        return "\(isError ? "error" : "success")\(status): \(content.described)\(type)"
            + documentation.described
    }
}

extension Response.Content {
    fileprivate var described: String {
        switch self {
        case .nothing: "nothing"
        case .text: "text"
        case .data: "data"
        case .json(let type, let path):
            type.described + (path.isEmpty ? "" : " at \(path.joined(separator: "."))")
        }
    }
}

extension TypeDeclaration {
    fileprivate var described: String {
        let name = "\(name.described)"
        let docs = documentation.described
        switch shape {
        case .alias(let type): return "alias \(name) = \(type.described)\(docs)\n"
        case .tuple(let tuple):
            let elements = tuple.elements.enumerated().map { index, element in
                (element.name.map { "\($0.wire): " } ?? "") + element.type.described
                    + (index < tuple.requiredCount ? "" : " optional")
            }
            .joined(separator: ", ")
            let more = tuple.additionalElements.map { ", \($0.described)…" } ?? ""
            return "tuple \(name) = (\(elements)\(more))\(docs)\n"
        case .newType(let type): return "new \(name): \(type.described)\(docs)\n"
        case .object(let object):
            let others = object.additionalFields.map { "  others: \($0.described)\n" } ?? ""
            return object.fields.reduce("object \(name)\(docs)\n") { text, field in
                text + "  \(field.name.described): \(field.type.described)"
                    + (field.null.map { " null \($0)" } ?? "")
                    + (field.isLossy ? " lossy" : "")
                    + (field.isReadOnly ? " read-only" : "")
                    + (field.isWriteOnly ? " write-only" : "")
                    + (field.constant.map { " only \($0.described)" } ?? "")
                    + field.defaultValue.described
                    + (field.example.map { " example \($0.described)" } ?? "")
                    + "\(field.documentation.described)\n"
            } + others
        case .enumeration(let shape):
            let open = shape.isOpen.map { $0 ? " open" : " closed" } ?? ""
            return shape.cases.reduce("enum \(name): \(shape.rawType.described)\(open)\(docs)\n") {
                "\($0)  \($1.name.described) = \($1.value.described)\($1.documentation.described)\n"
            }
        case .union(let union):
            return union.variants.reduce("union \(name) by \(union.tag ?? "best fit")\(docs)\n") {
                "\($0)  \($1.name.described): \($1.type.described)\($1.documentation.described)\n"
            }
        }
    }
}

extension TypeReference {
    var described: String {
        switch self {
        case .string: "String"
        case .integer(.platform): "Int"
        case .integer(.bits32): "Int32"
        case .integer(.bits64): "Int64"
        case .integer(.unsigned64): "UInt64"
        case .number(.double): "Double"
        case .number(.single): "Float"
        case .boolean: "Bool"
        case .date(.rfc3339): "Date"
        case .date(let format): "Date(\(format))"
        case .day: "Day"
        case .url: "URL"
        case .uuid: "UUID"
        case .bytes: "Data"
        case .decimal: "Decimal"
        case .decimalText: "DecimalText"
        case .json: "JSON"
        case .file: "File"
        case .array(let element): "[\(element.described)]"
        case .dictionary(let value): "[String: \(value.described)]"
        case .optional(let wrapped): "\(wrapped.described)?"
        case .named(let id): id.name
        case .external(let name): name
        }
    }
}

extension Optional where Wrapped == Literal {
    fileprivate var described: String { map { " = \($0.described)" } ?? "" }
}

extension Literal {
    fileprivate var described: String {
        switch self {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let number): number
        case .string(let text): "\"\(text)\""
        case .array(let items): "[\(items.map(\.described).joined(separator: ", "))]"
        case .object(let entries):
            "{\(entries.map { "\($0.key): \($0.value.described)" }.joined(separator: ", "))}"
        }
    }
}
