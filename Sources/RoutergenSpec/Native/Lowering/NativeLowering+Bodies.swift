import RoutergenModel
import RoutergenSyntax

extension NativeLowering {
    mutating func body(_ body: NativeBody, method: Located<String>?) -> RequestBody? {
        if let method, ["GET", "HEAD", "TRACE"].contains(method.value) {
            diagnostics.error(
                "body-not-allowed", "a \(method.value) request has no body", at: body.keyRange,
                suggestion: method.value == "GET" ? "parameters go under 'query'" : nil)
        }
        var isRequired = true
        let content: RequestBody.Content
        switch body.content {
        case .bytes: content = .type(.bytes)
        case .fields(let fields):
            content = .fields(fields.compactMap { part($0, body.encoding) })
        case .type(let use):
            guard let type = bodyType(use, body.encoding) else { return nil }
            isRequired = !type.isOptional
            content = .type(type.unwrapped)
        }
        return RequestBody(
            documentation: documentation(body.attributes), encoding: body.encoding,
            content: content, isRequired: isRequired, origin: body.range)
    }

    private mutating func bodyType(
        _ use: NativeTypeUse, _ encoding: RequestBody.Encoding
    ) -> TypeReference? {
        guard let type = type(use) else { return nil }
        if isUnknown(type.unwrapped) { return nil }
        let isObject =
            switch wireShape(type) {
            case .object: true
            default: false
            }
        let mistake: String? =
            switch encoding {
            case .form where !isObject: "a form is an object"
            case .multipart where !isObject: "a multipart body is an object"
            case .form where isEmptyObject(type): "a form needs fields"
            case .multipart where isEmptyObject(type): "a multipart body needs fields"
            case .text where underlying(type.unwrapped) != .string: "a text is a 'String'"
            default: nil
            }
        if let mistake {
            diagnostics.error(
                "body-type", "\(mistake), found '\(type.spelling)'", at: use.expression.range)
            return nil
        }
        return type
    }

    /// A property list has dates of its own, so that a format would be lost.
    private mutating func checkPlainDate(_ type: TypeReference, at range: SourceRange) {
        guard case .date(let format) = underlying(type.unwrapped), format != .rfc3339 else {
            return
        }
        diagnostics.error(
            "format-in-property-list",
            "a property list has dates of its own, without a format", at: range)
    }

    private func isEmptyObject(_ type: TypeReference) -> Bool {
        guard case .named(let id) = underlying(type.unwrapped), case .object? = kinds[id.name]
        else { return false }
        return objectFields[id.name]?.isEmpty ?? false
    }

    private mutating func part(
        _ field: NativeField, _ encoding: RequestBody.Encoding
    ) -> RequestBody.Part? {
        let isForm = encoding == .form || encoding == .multipart
        let value = value(
            of: field, sendsText: isForm, allowsFiles: encoding == .multipart)
        guard let (type, source) = value else { return nil }
        var defaultValue: Literal?
        if case .argument(let value) = source { defaultValue = value }
        let shape = wireShape(type)
        if encoding == .form, case .nested = shape {
            diagnostics.error(
                "parameter-type",
                "a field of a form holds simple values, lists of them or objects, "
                    + "found '\(type.spelling)'",
                at: field.typeRange)
            return nil
        }
        if encoding == .propertyList { checkPlainDate(type, at: field.typeRange) }
        if let style = field.style { checkStyle(style, shape, type, nil) }
        return RequestBody.Part(
            field: Field(
                name: name(field.name, field.attributes),
                documentation: documentation(field.attributes), type: type,
                defaultValue: defaultValue, example: field.example.flatMap { example($0, type) }),
            source: source, style: field.style?.value ?? .standard)
    }
}
