import RoutergenModel
import RoutergenSyntax

// The fields of forms and the parts of multipart bodies.
extension OpenAPILowering {
    mutating func formContent(
        _ media: MediaTypeObject, _ name: MediaTypeName, at place: Place
    ) -> RequestBody.Content {
        guard let schema = media.schema else { return .type(.dictionary(.string)) }
        guard let resolved = resolver.resolve(schema, &diagnostics) else { return .type(.json) }
        let merged = merged(resolved.value)
        guard case .object = kind(of: merged) else {
            return .type(
                name.isMultipart && holdsFiles(merged)
                    ? .dictionary(.file)
                    : use(schema, at: place).type)
        }
        let place = self.name(of: resolved.target).map { Place($0) } ?? place
        if additionalType(merged, at: place) != nil {
            degrade(
                "form-additional-fields", "only the fields that the form names can be sent",
                at: merged.range)
        }
        var parts: [RequestBody.Part] = []
        for (property, field) in zip(merged.properties, fields(of: merged, at: place))
        where !field.isReadOnly {
            let encoding = media.encoding.first { $0.name.value == property.name.value }?.value
            if name.isMultipart {
                parts += multipartParts(field, property.value, encoding, at: place)
            } else {
                parts.append(formPart(field, encoding))
            }
        }
        return .fields(parts)
    }

    /// Whether the fields of an object that does not list them are files.
    private mutating func holdsFiles(_ schema: SchemaObject) -> Bool {
        guard case .dictionary = kind(of: schema),
            case .schema(let value)? = schema.additionalProperties
        else { return false }
        return schemaIsBinary(value)
    }

    private func part(_ field: Field) -> RequestBody.Part {
        var field = field
        // A form has no `null`: a field that must be there has a value.
        if field.null == .noValue, case .optional(let value) = field.type { field.type = value }
        var source = Parameter.Source.argument(defaultValue: field.defaultValue)
        if !field.type.isOptional, let constant = field.constant { source = .constant(constant) }
        field.null = nil
        field.constant = nil
        return RequestBody.Part(field: field, source: source)
    }

    // MARK: - application/x-www-form-urlencoded

    /// OpenAPI 3.2, "Encoding Object": a style where one is given, else the media type decides, which is
    /// JSON for objects.
    private func formPart(_ field: Field, _ encoding: EncodingObject?) -> RequestBody.Part {
        var part = part(field)
        if let serialization = encoding?.serialization {
            part.style = style(serialization, .query, part.field.type)
            part.allowsReserved = serialization.allowsReserved
        } else if let type = encoding?.contentType, MediaTypeName(type.value).isJSON {
            part.style = .json
        } else {
            part.style = standardStyle(of: part.field.type)
        }
        return part
    }

    private func standardStyle(of type: TypeReference) -> Parameter.Style {
        switch form(of: type) {
        case .simple: return .standard
        case .object, .open: return .json
        case .list:
            guard case .array(let element) = unaliased(type) else { return .json }
            return form(of: element) == .simple ? .standard : .jsonElements
        }
    }

    // MARK: - multipart

    /// The part of a field, and the headers that it may have.
    private mutating func multipartParts(
        _ field: Field, _ schema: Referable<SchemaObject>, _ encoding: EncodingObject?,
        at place: Place
    ) -> [RequestBody.Part] {
        var part = part(field)
        let contentType =
            encoding?.contentType.map { ($0.value, $0.range) }
            ?? contentMediaType(of: schema).map { ($0.value, $0.range) }
        if let file = fileType(schema) {
            part.field.type = field.type.isOptional ? .optional(file) : file
            let name = contentType.flatMap { singleType($0.0) }
            // What a file is anyway that does not say what it is.
            if let name, name.essence != "application/octet-stream" { part.mediaType = name.text }
        } else if let serialization = encoding?.serialization, document.format != .openAPI30 {
            // In 3.0 styles are for the other kind of form.
            part.style = style(serialization, .query, field.type)
        } else if let (text, range) = contentType, let type = singleType(text) {
            setMediaType(type, of: &part, at: range)
        }
        let headers = (encoding?.headers ?? []).compactMap { header in
            headerPart(header, of: part, at: place)
        }
        return [part] + headers
    }

    /// The media type, where it is one and not several or a range of them.
    private func singleType(_ text: String) -> MediaTypeName? {
        let name = MediaTypeName(text)
        return text.contains(",") || name.isWildcard ? nil : name
    }

    private mutating func contentMediaType(
        of schema: Referable<SchemaObject>
    ) -> Located<String>? {
        var ignored = Diagnostics()
        return resolver.resolve(schema, &ignored)?.value.contentMediaType
    }

    /// Writes a value in a media type, where that is not the one of its type anyway.
    private mutating func setMediaType(
        _ name: MediaTypeName, of part: inout RequestBody.Part, at range: SourceRange
    ) {
        let type = part.field.type
        var element = type.unwrapped
        if case .array(let inner) = unaliased(type) { element = inner }
        switch form(of: element) {
        case .simple where name.isJSON:
            part.style = form(of: type) == .list ? .jsonElements : .json
            part.mediaType = name.text
        case .simple: part.mediaType = name.essence == "text/plain" ? nil : name.text
        case .list, .object, .open:
            guard name.isJSON else { return degradePart(name, of: &part, at: range) }
            part.mediaType = name.text == "application/json" ? nil : name.text
        }
    }

    /// What only a caller knows how to write is a file.
    private mutating func degradePart(
        _ name: MediaTypeName, of part: inout RequestBody.Part, at range: SourceRange
    ) {
        degrade(
            "part-as-data",
            "'\(part.field.name.wire)' in '\(name.text)' is given as a file", at: range)
        if let unused = part.field.type.declaredType { types.withdraw(unused) }
        var file = TypeReference.file
        if case .list = form(of: part.field.type) { file = .array(.file) }
        part.field.type = part.field.type.isOptional ? .optional(file) : file
        part.source = .argument(defaultValue: nil)
        part.mediaType = name.text
    }

    /// OpenAPI 3.2, "Encoding Object", `headers`: the content type is said elsewhere.
    private mutating func headerPart(
        _ header: Named<Referable<HeaderObject>>, of part: RequestBody.Part, at place: Place
    ) -> RequestBody.Part? {
        guard header.name.value.lowercased() != "content-type",
            var header = self.header(header, at: place)
        else { return nil }
        if part.field.type.isOptional { header.type = .optional(header.type.unwrapped) }
        return RequestBody.Part(
            field: Field(
                name: header.name, documentation: header.documentation, type: header.type),
            source: .argument(defaultValue: nil), headerOf: part.field.name.wire)
    }

    /// The type of a part that is a file or several.
    private mutating func fileType(_ schema: Referable<SchemaObject>) -> TypeReference? {
        var ignored = Diagnostics()
        guard let value = resolver.resolve(schema, &ignored)?.value else { return nil }
        let merged = merged(value)
        if isBinary(merged) { return .file }
        if case .array(.schema(let items)?) = kind(of: merged), schemaIsBinary(items) {
            return .array(.file)
        }
        return nil
    }
}
