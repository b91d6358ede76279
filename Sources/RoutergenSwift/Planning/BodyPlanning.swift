import RoutergenModel
import RoutergenSyntax

extension Planner {
    func bodyStatements(
        _ body: RequestBody, _ arguments: EndpointArguments, _ diagnostics: inout Diagnostics
    ) -> [RenderStatement] {
        let statements = contentStatements(body, arguments, &diagnostics)
        guard let mediaType = body.mediaType, !statements.isEmpty else { return statements }
        let value = RenderArgument(SwiftLiteral.string(mediaType))
        switch (body.encoding, body.content) {
        case (.multipart, _): return statements + [call("multipartType", [value])]
        // Their statements say it.
        case (.json, .type), (.jsonLines, .type), (.text, .type): return statements
        default:
            let name = RenderArgument(SwiftLiteral.string("Content-Type"))
            return statements + [call("header", [name, value])]
        }
    }

    private func contentStatements(
        _ body: RequestBody, _ arguments: EndpointArguments, _ diagnostics: inout Diagnostics
    ) -> [RenderStatement] {
        switch body.content {
        case .type(let type):
            guard let value = arguments.values[.body] else { return [] }
            let calls = wholeBody(body, type, value, &diagnostics)
            let hasFields = body.encoding == .form || body.encoding == .multipart
            guard hasFields, !body.isRequired || catalog.isOptional(type) else {
                return calls.map(RenderStatement.call)
            }
            return [.branches([RenderBranch(condition: "let \(value)", calls: calls)])]
        case .fields(let parts):
            return bodyInPlace(body, parts, arguments, &diagnostics)
        }
    }

    /// A body that the caller gives as one value.
    private func wholeBody(
        _ body: RequestBody, _ type: TypeReference, _ value: String,
        _ diagnostics: inout Diagnostics
    ) -> [RenderCall] {
        let contentType = contentTypeArguments(body.mediaType)
        switch body.encoding {
        case .json: return [RenderCall("json", [RenderArgument(value)] + contentType)]
        case .jsonLines: return [RenderCall("jsonLines", [RenderArgument(value)] + contentType)]
        case .propertyList: return [RenderCall("propertyList", [RenderArgument(value)])]
        case .text: return [RenderCall("text", [RenderArgument(value)] + contentType)]
        case .data where catalog.value(type) == .file:
            return [RenderCall("file", [RenderArgument(value)])]
        case .data(let mediaType):
            return [
                RenderCall(
                    "data",
                    [
                        RenderArgument(value),
                        RenderArgument(label: "contentType", SwiftLiteral.string(mediaType)),
                    ])
            ]
        case .form: return fieldCalls("form", of: type, value, body, &diagnostics)
        case .multipart: return fieldCalls("multipart", of: type, value, body, &diagnostics)
        }
    }

    private func contentTypeArguments(_ mediaType: String?) -> [RenderArgument] {
        mediaType.map { [RenderArgument(label: "contentType", SwiftLiteral.string($0))] } ?? []
    }

    /// The fields of an object, one statement each: `request.form("name", credentials.name)`; the runtime
    /// finds those of a dictionary and of what is known only when there is a value.
    private func fieldCalls(
        _ method: String, of type: TypeReference, _ value: String, _ body: RequestBody,
        _ diagnostics: inout Diagnostics
    ) -> [RenderCall] {
        guard let (declaration, shape) = catalog.object(type),
            let typeNames = names[declaration.id]
        else {
            if hasFields(type) { return [RenderCall(method, [RenderArgument(value)])] }
            diagnostics.error(
                "body-not-object",
                "a \(method) body is made of fields, and \(spelling(type)) has none",
                at: body.origin)
            return []
        }
        return zip(shape.fields, typeNames.fields).enumerated().map { index, pair in
            let (field, fieldNames) = pair
            let isBoxed = isBoxed(field, at: index, of: declaration.id)
            let property = readable(field, fieldNames, isBoxed: isBoxed)
            return fieldCall(
                method, RequestBody.Part(field: field, source: .argument(defaultValue: nil)),
                value: "\(value).\(property)")
        }
    }

    /// Whether a value that is no object of known fields can have fields all the same.
    private func hasFields(_ type: TypeReference) -> Bool {
        switch catalog.value(type) {
        case .dictionary, .json: true
        case .named(let id):
            if case .union? = catalog[id]?.shape { true } else { false }
        default: false
        }
    }

    /// The property of a field behind a dot, or the storage of a deprecated one, which generated code
    /// reads without a warning.
    private func readable(_ field: Field, _ fieldNames: FieldNames, isBoxed: Bool) -> String {
        field.documentation.isDeprecated
            ? storageGetter(field, fieldNames, isBoxed: isBoxed) : fieldNames.property.member
    }

    private func fieldCall(
        _ method: String, _ part: RequestBody.Part, value: String
    ) -> RenderCall {
        let field = part.field
        let start = [RenderArgument(SwiftLiteral.string(field.name.wire)), RenderArgument(value)]
        if let partName = part.headerOf {
            let owner = RenderArgument(label: "of", SwiftLiteral.string(partName))
            return RenderCall("partHeader", start + [owner])
        }
        // A property list has moments of its own.
        guard method != "propertyList" else { return RenderCall(method, start) }
        let format = formatArguments(field.type, part.source)
        guard format.isEmpty else {
            return RenderCall(
                method, start + format + (method == "form" ? styleArguments(part.style) : []))
        }
        return RenderCall(
            method,
            start + styleArguments(part.style) + contentTypeArguments(part.mediaType)
                + reservedArguments(part.allowsReserved))
    }

    /// A body whose fields are arguments of the route.
    private func bodyInPlace(
        _ body: RequestBody, _ parts: [RequestBody.Part], _ arguments: EndpointArguments,
        _ diagnostics: inout Diagnostics
    ) -> [RenderStatement] {
        let numbered = parts.enumerated()
        switch body.encoding {
        case .json:
            return [
                .object(
                    numbered.compactMap { index, part in
                        jsonField(part, value: arguments.values[.part(index)])
                    })
            ]
        case .form: return start("form", of: body) + fieldStatements("form", parts, arguments)
        case .multipart:
            return start("multipart", of: body) + fieldStatements("multipart", parts, arguments)
        case .propertyList: return fieldStatements("propertyList", parts, arguments)
        case .text, .data, .jsonLines:
            diagnostics.error(
                "body-not-in-place",
                "a body of text or data has no fields; it needs a type",
                at: body.origin)
            return []
        }
    }

    /// `request.form()`, where the body is needed and the caller may give no field of it.
    private func start(_ method: String, of body: RequestBody) -> [RenderStatement] {
        guard body.isRequired, case .fields(let parts) = body.content, !parts.isEmpty,
            parts.allSatisfy({ catalog.isOptional($0.field.type) && $0.isArgument })
        else { return [] }
        return [call(method, [])]
    }

    /// One statement for each field that is an argument, a constant or a configuration value.
    private func fieldStatements(
        _ method: String, _ parts: [RequestBody.Part], _ arguments: EndpointArguments
    ) -> [RenderStatement] {
        parts.enumerated().compactMap { index, part in
            let value = arguments.values[.part(index)] ?? parameterValue(of: part.source)
            return value.map { .call(fieldCall(method, part, value: $0)) }
        }
    }

    /// `json.field("name", name)`
    private func jsonField(_ part: RequestBody.Part, value: String?) -> RenderCall? {
        let expression =
            switch part.source {
            case .argument: value
            case .constant(.null): "\(names.outer("JSON")).null"
            case .constant(.array), .constant(.object):
                jsonConstant(part.constant)
            case .constant(let literal): jsonSource(literal)
            case .configuration(let name): configurationValue(name)
            }
        let format = formatArguments(part.field.type, part.source).map { RenderArgument($0.value) }
        return expression.map {
            RenderCall(
                "field",
                [RenderArgument(SwiftLiteral.string(part.field.name.wire)), RenderArgument($0)]
                    + format)
        }
    }
}

extension RequestBody.Part {
    /// Whether the caller gives the value.
    fileprivate var isArgument: Bool {
        if case .argument = source { true } else { false }
    }

    /// The fixed value; null for anything else.
    fileprivate var constant: Literal {
        if case .constant(let literal) = source { literal } else { .null }
    }
}
