import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    /// What a request carries: the media type that says most, the others as alternatives.
    ///
    /// - Parameter word: what names the type of an inline schema, behind the name of the operation.
    mutating func body(
        _ resolved: Resolved<OpenAPIRequestBody>, at place: Place, named word: String = "Request"
    ) -> RequestBody? {
        let object = resolved.value
        let own =
            resolved.target?.schemaName.map { Place(Place.capitalized($0)) }
            ?? place.child(word)
        var bodies: [(rank: Int, body: RequestBody)] = []
        for content in object.content {
            guard let media = resolver.resolve(content.value, &diagnostics)?.value else { continue }
            let name = MediaTypeName(content.name.value)
            bodies.append(
                (bodyRank(name), body(media, name, content.name.range, object, at: own)))
        }
        guard
            let best = bodies.enumerated().min(by: { left, right in
                (left.element.rank, left.offset) < (right.element.rank, right.offset)
            })
        else { return nil }
        var body = best.element.body
        if case .data(let mediaType) = body.encoding, !MediaTypeName(mediaType).isBinary,
            !MediaTypeName(mediaType).isWildcard
        {
            degrade(
                "body-as-data", "a body of '\(mediaType)' is given as bytes", at: body.origin)
        }
        body.alternatives = bodies.enumerated().filter { $0.offset != best.offset }
            .map(\.element.body)
        return body
    }

    private func bodyRank(_ name: MediaTypeName) -> Int {
        if name.essence == "application/json" { return 0 }
        if name.isJSON { return 1 }
        if name.isMultipart { return 2 }
        if name.isForm { return 3 }
        if name.isWildcard { return 4 }
        if name.isText { return 5 }
        return name.isBinary ? 6 : 7
    }

    private mutating func body(
        _ media: MediaTypeObject, _ name: MediaTypeName, _ range: SourceRange,
        _ object: OpenAPIRequestBody, at place: Place
    ) -> RequestBody {
        var body = RequestBody(
            documentation: Documentation(
                text: text(summary: nil, description: object.description)),
            encoding: .json, content: .type(.json), isRequired: object.isRequired, origin: range)
        let schema = schemaIsBinary(media.schema)
        if name.isMultipart || name.isForm {
            body.encoding = name.isForm ? .form : .multipart
            body.content = formContent(media, name, at: place)
        } else if name.isJSON || (name.isWildcard && !schema && media.schema != nil) {
            let use = use(media.schema, at: place)
            body.content = .type(use.type)
            body.isRequired = object.isRequired && !use.isNullable
            if !name.isWildcard, name.text != "application/json" { body.mediaType = name.text }
        } else if name.isText, !schema {
            body.encoding = .text
            body.content = .type(.string)
            if name.essence != "text/plain", !name.isWildcard { body.mediaType = name.text }
        } else {
            body.encoding = .data(mediaType: name.concrete)
            body.content = .type(.bytes)
        }
        return body
    }

    private mutating func schemaIsBinary(_ schema: Referable<SchemaObject>?) -> Bool {
        guard let schema else { return false }
        var ignored = Diagnostics()
        guard let value = resolver.resolve(schema, &ignored)?.value else { return false }
        return isBinary(merged(value))
    }

    // MARK: - Forms

    /// A form is made of fields, each an argument of its own; only what has no known fields is given
    /// as one value.
    private mutating func formContent(
        _ media: MediaTypeObject, _ name: MediaTypeName, at place: Place
    ) -> RequestBody.Content {
        guard let schema = media.schema else { return .type(.dictionary(.string)) }
        guard let resolved = resolver.resolve(schema, &diagnostics) else { return .type(.json) }
        let merged = merged(resolved.value)
        guard case .object = kind(of: merged) else {
            return .type(use(schema, at: place).type)
        }
        let place = resolved.target?.schemaName.map { Place($0) } ?? place
        var parts: [RequestBody.Part] = []
        for (property, field) in zip(merged.properties, fields(of: merged, at: place))
        where !field.isReadOnly {
            let encoding = media.encoding.first { $0.name.value == property.name.value }?.value
            parts.append(part(field, property.value, encoding, name, at: place))
        }
        return .fields(parts)
    }

    private mutating func part(
        _ field: Field, _ schema: Referable<SchemaObject>, _ encoding: EncodingObject?,
        _ name: MediaTypeName, at place: Place
    ) -> RequestBody.Part {
        var field = field
        var source = Parameter.Source.argument(defaultValue: field.defaultValue)
        if !field.type.isOptional, let constant = field.constant { source = .constant(constant) }
        field.null = nil
        field.constant = nil
        var part = RequestBody.Part(field: field, source: source)
        if name.isMultipart {
            if let file = fileType(schema) {
                part.field.type = field.type.isOptional ? .optional(file) : file
            }
            part.mediaType = encoding?.contentType.flatMap { mediaType($0.value, part.field.type) }
            part.headers = (encoding?.headers ?? []).compactMap { header($0, at: place) }
        } else if encoding?.contentType.map({ MediaTypeName($0.value).isJSON }) == true {
            part.style = .json
        } else {
            let serialization =
                encoding?.serialization ?? ParameterSerialization(style: .form, explodes: true)
            part.style = style(serialization, .query, form(of: field.type))
        }
        return part
    }

    /// The media type of a part where it is not what the type of the field implies.
    private func mediaType(_ text: String, _ type: TypeReference) -> String? {
        let name = MediaTypeName(text.split(separator: ",").first.map(String.init) ?? text)
        if type.unwrapped.isFile || name.isWildcard { return nil }
        switch form(of: type) {
        case .simple: return name.essence == "text/plain" ? nil : name.text
        case .list, .object, .open: return name.essence == "application/json" ? nil : name.text
        }
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

extension TypeReference {
    /// Whether this is a file or a list of files.
    fileprivate var isFile: Bool {
        switch self {
        case .file: true
        case .array(let element): element.isFile
        default: false
        }
    }
}
