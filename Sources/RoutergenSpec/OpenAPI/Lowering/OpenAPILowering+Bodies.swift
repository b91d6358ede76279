import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    /// What a request may carry: first the media type that says most, then those that carry something
    /// else. The same value in another notation, such as XML beside JSON, is no choice that a caller needs.
    ///
    /// - Parameter word: what names the type of an inline schema, behind the name of the operation.
    mutating func bodies(
        _ resolved: Resolved<OpenAPIRequestBody>, at place: Place, named word: String = "Request"
    ) -> [RequestBody] {
        let object = resolved.value
        let own =
            self.name(of: resolved.target).map { Place(Place.capitalized($0)) }
            ?? place.child(word)
        var found: [LoweredBody] = []
        for content in object.content {
            guard let media = resolver.resolve(content.value, &diagnostics)?.value else { continue }
            let name = MediaTypeName(content.name.value)
            found.append(body(media, name, content.name.range, object, at: own))
        }
        let ranked = withFilesTogether(found).enumerated().sorted { left, right in
            (left.element.rank, left.offset) < (right.element.rank, right.offset)
        }
        var kept: [LoweredBody] = []
        for body in ranked.map(\.element) where !kept.contains(where: { says(body, sameAs: $0) }) {
            kept.append(body)
        }
        for body in kept {
            guard case .data(let mediaType) = body.body.encoding, !body.isFile else { continue }
            degrade(
                "body-as-data", "a body of '\(mediaType)' is given as bytes", at: body.body.origin)
        }
        return kept.map { body in
            var body = body.body
            if case .data(let types) = body.encoding, body.content == .type(.file) {
                body.documentation.text = text(
                    summary: body.documentation.text, description: "A file of \(inWords(types)).")
            }
            return body
        }
    }

    /// `image/png, image/jpeg` → `` `image/png` or `image/jpeg` ``
    func inWords(_ mediaTypes: String) -> String {
        let words = mediaTypes.split(separator: ",").map { "`\($0.drop(while: \.isWhitespace))`" }
        return words == ["`*/*`"] ? "any media type" : words.joined(separator: " or ")
    }

    /// A body with what decides about it.
    private struct LoweredBody {
        var body: RequestBody
        var name: MediaTypeName
        /// Bytes by nature, so that nothing is lost when they are given as bytes.
        var isFile = false
        /// Whether the schema describes objects or arrays, which text and bytes only write otherwise.
        var isStructured = false

        var rank: Int {
            if name.essence == "application/json" { return 0 }
            if case .file = body.content.innermost { return 6 }
            if name.isJSON { return 1 }
            if name.isMultipart { return 2 }
            if name.isForm { return 3 }
            if name.isWildcard { return 4 }
            if name.isText { return 5 }
            return isFile ? 6 : 7
        }
    }

    /// Files of several media types are one body, whose type the file names.
    private func withFilesTogether(_ bodies: [LoweredBody]) -> [LoweredBody] {
        let files = bodies.filter(\.isFile)
        guard files.count > 1, var first = files.first else { return bodies }
        first.body.encoding = .data(mediaType: files.map(\.name.text).joined(separator: ", "))
        first.body.content = .type(.file)
        return bodies.filter { !$0.isFile } + [first]
    }

    // MARK: - One media type

    private mutating func body(
        _ media: MediaTypeObject, _ name: MediaTypeName, _ range: SourceRange,
        _ object: OpenAPIRequestBody, at place: Place
    ) -> LoweredBody {
        let body = RequestBody(
            documentation: Documentation(
                text: text(summary: nil, description: object.description)),
            encoding: .json, content: .type(.json), isRequired: object.isRequired, origin: range)
        var lowered = LoweredBody(
            body: body, name: name, isStructured: isStructured(media.schema))
        if name.isMultipart || name.isForm {
            setForm(media, of: &lowered, at: place)
        } else if name.isJSONSequence {
            lowered.body.encoding = .jsonLines
            lowered.body.mediaType = name.text
            lowered.body.content = .type(.array(itemType(media, at: place)))
        } else if isFile(media, name) {
            lowered.isFile = true
            lowered.body.encoding = .data(mediaType: name.text)
            lowered.body.content = .type(name.isWildcard ? .file : .bytes)
        } else if name.isJSON || name.isWildcard && !name.isText {
            let use = use(media.schema, at: place)
            noteExamples(of: media, as: use, .request)
            // Of a body that must be there the caller gives a value, even where `null` would do.
            lowered.body.content = .type(use.type)
            if !name.isWildcard, name.text != "application/json" {
                lowered.body.mediaType = name.text
            }
        } else if name.isText {
            setText(of: &lowered)
        } else {
            lowered.body.encoding = .data(mediaType: name.text)
            lowered.body.content = .type(.bytes)
        }
        return lowered
    }

    private mutating func isStructured(_ schema: Referable<SchemaObject>?) -> Bool {
        guard let schema else { return false }
        var ignored = Diagnostics()
        guard let value = resolver.resolve(schema, &ignored)?.value else { return false }
        let merged = merged(value)
        switch kind(of: merged) {
        case .array, .tuple, .dictionary, .object, .union: return true
        case .any, .scalar, .enumeration, .single, .scalars: return false
        }
    }

    private func setText(of lowered: inout LoweredBody) {
        let name = lowered.name
        lowered.body.encoding = .text
        lowered.body.content = .type(.string)
        if name.essence != "text/plain", !name.isWildcard { lowered.body.mediaType = name.text }
    }

    /// Whether a body is bytes: by its media type, by its schema, or because a range of media types
    /// has no schema that says more than text.
    private mutating func isFile(_ media: MediaTypeObject, _ name: MediaTypeName) -> Bool {
        if name.isBinary || schemaIsBinary(media.schema) { return true }
        guard name.isWildcard, !name.isJSON, !name.isText else { return false }
        guard let schema = media.schema else { return true }
        return use(schema, at: Place("")).type == .string
    }

    /// OpenAPI 3.2, "Sequential Media Types": `itemSchema`, or the items of an array.
    private mutating func itemType(_ media: MediaTypeObject, at place: Place) -> TypeReference {
        if let items = media.itemSchema { return use(items, at: place.child("Item")).valueType }
        let type = use(media.schema, at: place).type
        if case .array(let element) = unaliased(type) { return element }
        return type
    }

    mutating func schemaIsBinary(_ schema: Referable<SchemaObject>?) -> Bool {
        guard let schema else { return false }
        var ignored = Diagnostics()
        guard let value = resolver.resolve(schema, &ignored)?.value else { return false }
        let merged = merged(value)
        return isBinary(merged)
    }

    // MARK: - Forms

    /// A form is made of fields, each an argument of its own; only what has no known fields is given
    /// as one value.
    private mutating func setForm(
        _ media: MediaTypeObject, of lowered: inout LoweredBody, at place: Place
    ) {
        let name = lowered.name
        lowered.body.encoding = name.isForm ? .form : .multipart
        if name.isMultipart, name.essence != "multipart/form-data" {
            lowered.body.mediaType = name.text
        }
        lowered.body.content = formContent(media, name, at: place)
        guard case .type(let type) = lowered.body.content else { return }
        switch form(of: type) {
        case .object, .open: break
        case .list, .simple:
            degrade(
                "form-without-fields",
                "a body of '\(name.essence)' is made of fields, and this one has none; it is given "
                    + "as \(name.isForm ? "text" : "a file")",
                at: lowered.body.origin)
            lowered.body.encoding = name.isForm ? .text : .data(mediaType: name.text)
            lowered.body.mediaType = name.isForm ? name.text : nil
            lowered.body.content = .type(name.isForm ? .string : .file)
            lowered.isFile = name.isMultipart
        }
    }

    // MARK: - Choosing

    /// Whether a body carries nothing that the better one does not carry.
    private func says(_ body: LoweredBody, sameAs better: LoweredBody) -> Bool {
        switch body.body.encoding {
        case .data: return !body.isFile || better.isFile || body.isStructured
        case .text:
            return body.isStructured || better.body.encoding == .text
                || better.body.content == .type(.string)
        case .form, .multipart:
            if holdsFiles(body.body.content), better.body.encoding != .multipart { return false }
            return fieldNames(of: body.body.content) == fieldNames(of: better.body.content)
        case .json, .jsonLines, .propertyList: return body.body.content == better.body.content
        }
    }

    private func holdsFiles(_ content: RequestBody.Content) -> Bool {
        switch content {
        case .type(let type): type.innermost == .file
        case .fields(let parts): parts.contains { $0.field.type.innermost == .file }
        }
    }

    /// The fields that a caller gives; nil where they are not known.
    private func fieldNames(of content: RequestBody.Content) -> Set<String>? {
        switch content {
        case .fields(let parts):
            return Set(parts.filter { $0.headerOf == nil }.map(\.field.name.wire))
        case .type(let type):
            guard case .named(let id) = unaliased(type),
                case .object(let shape)? = types[id]?.shape
            else { return nil }
            return Set(shape.fields.filter { !$0.isReadOnly }.map(\.name.wire))
        }
    }
}

extension RequestBody.Content {
    fileprivate var innermost: TypeReference? {
        if case .type(let type) = self { type.innermost } else { nil }
    }
}
