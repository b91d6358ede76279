import RoutergenSyntax

/// The request body that Swagger's parameters in `body` and `formData` make.
///
/// Swagger 2.0, "Parameter Object": one body parameter, or any number of form parameters, in the
/// media types that the operation consumes.
struct SwaggerBody {
    private let consumes: [Located<String>]
    private let body: OpenAPIParameter?
    private let fields: [OpenAPIParameter]

    init(_ operation: Operation, _ parameters: [Resolved<OpenAPIParameter>]) {
        consumes = operation.consumes
        body = parameters.first { $0.value.location == .body }?.value
        fields = parameters.map(\.value).filter { $0.location == .formData }
    }

    /// Nil where the operation has no body.
    var requestBody: OpenAPIRequestBody? {
        if let body { return wholeBody(body) }
        return fields.first.map { form($0) }
    }

    // MARK: One value

    private func wholeBody(_ parameter: OpenAPIParameter) -> OpenAPIRequestBody {
        var body = OpenAPIRequestBody(range: parameter.range)
        body.description = parameter.description
        body.isRequired = parameter.isRequired
        body.name = parameter.name
        body.extensions = parameter.extensions
        let json = Located("application/json", at: parameter.range)
        body.content = (consumes.isEmpty ? [json] : consumes).map { type in
            var mediaType = MediaTypeObject(range: parameter.range)
            if case .schema(let schema) = parameter.value { mediaType.schema = schema }
            mediaType.example = parameter.example
            return Named(type, .inline(mediaType))
        }
        return body
    }

    // MARK: A form

    private func form(_ first: OpenAPIParameter) -> OpenAPIRequestBody {
        var body = OpenAPIRequestBody(range: first.range)
        body.isRequired = fields.contains(where: \.isRequired)
        body.content = formTypes(at: first.range).map { type in
            var mediaType = MediaTypeObject(range: first.range)
            mediaType.schema = .inline(schema(at: first.range))
            mediaType.encoding = encodings
            return Named(type, .inline(mediaType))
        }
        return body
    }

    /// The one media type of the form: files need parts (Swagger 2.0, `in: formData`).
    private func formTypes(at range: SourceRange) -> [Located<String>] {
        let multipart = "multipart/form-data"
        let urlEncoded = "application/x-www-form-urlencoded"
        let allowed = hasFile ? [multipart] : [multipart, urlEncoded]
        let given = consumes.filter { type in
            let essence = type.value.prefix { $0 != ";" }.lowercased()
            return allowed.contains(essence.filter { $0 != " " })
        }
        return given.isEmpty ? [Located(hasFile ? multipart : urlEncoded, at: range)] : given
    }

    private var hasFile: Bool {
        fields.contains { field in
            guard case .schema(.inline(let schema)) = field.value else { return false }
            return schema.format?.value == "binary"
        }
    }

    private func schema(at range: SourceRange) -> SchemaObject {
        var schema = SchemaKeywords(range: range)
        schema.types = .object
        schema.properties = fields.map { Named($0.name, property($0)) }
        schema.required = fields.filter(\.isRequired).map(\.name)
        return SchemaObject(schema)
    }

    private func property(_ field: OpenAPIParameter) -> Referable<SchemaObject> {
        guard case .schema(let schema) = field.value else {
            var text = SchemaKeywords(range: field.range)
            text.types = .string
            return .inline(SchemaObject(text))
        }
        guard case .inline(let inline) = schema else { return schema }
        let own = inline.changed {
            $0.description = inline.description ?? field.description
            $0.isDeprecated = inline.isDeprecated || field.isDeprecated
            $0.codeName = inline.codeName ?? field.codeName
        }
        return .inline(own)
    }

    private var encodings: [Named<EncodingObject>] {
        fields.compactMap { field in
            guard case .schema(.inline(let schema)) = field.value, schema.types.contains(.array)
            else { return nil }
            var encoding = EncodingObject(range: field.range)
            encoding.serialization = field.serialization
            return Named(field.name, encoding)
        }
    }
}
