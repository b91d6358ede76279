import Foundation

// A body of several parts. A body to which no part is added is none.
extension RequestBuilder {
    /// Sends a `multipart/form-data` body even where no part is added to it.
    public mutating func multipart() {
        if case .multipart = body { return }
        body = .multipart(MultipartFormData())
    }

    /// Adds a field to a `multipart/form-data` body; `nil` adds nothing.
    ///
    /// Each element of an array becomes a part of its own. Objects are sent as `application/json`.
    ///
    /// - Parameters:
    ///   - style: any other than `.standard` writes the value as it does for a form, each item as a part of
    ///     text (OpenAPI 3.1, "Encoding Object").
    ///   - contentType: the media type of the parts; nil sends none for text and `application/json` for objects.
    public mutating func multipart(
        _ name: String, _ value: some ParameterValue, style: ParameterStyle = .standard,
        contentType: String? = nil
    ) {
        let content = value.content(in: style)
        var parts: [MultipartFormData.Part]
        if case .text(let text) = content {
            parts = [.init(name: name, text: text)]
        } else if style == .standard {
            parts = MultipartFormData.parts(named: name, value.jsonOfAnyKind)
        } else {
            parts = content.items(named: name, style: style).map { .init(name: $0, text: $1) }
        }
        if let contentType {
            for index in parts.indices { parts[index].contentType = contentType }
        }
        multipart(parts)
    }

    /// Adds a file to a `multipart/form-data` body; `nil` adds nothing.
    ///
    /// - Parameter contentType: the media type of a file that does not say its own.
    public mutating func multipart(
        _ name: String, _ file: FilePart?, contentType: String? = nil
    ) {
        multipart(name, file.map { [$0] }, contentType: contentType)
    }

    /// Adds files of one name to a `multipart/form-data` body; `nil` adds nothing.
    ///
    /// - Parameter contentType: the media type of files that do not say their own.
    public mutating func multipart(
        _ name: String, _ files: [FilePart]?, contentType: String? = nil
    ) {
        multipart(
            (files ?? []).map { file in
                var file = file
                if let contentType { file.setContentTypeUnlessGiven(contentType) }
                return MultipartFormData.Part(name: name, file: file)
            })
    }

    /// Adds files to a `multipart/form-data` body, in the order of their sorted names; `nil` adds nothing.
    public mutating func multipart(_ files: [String: FilePart]?) {
        for (name, file) in (files ?? [:]).sorted(by: { $0.key < $1.key }) {
            multipart(name, file)
        }
    }

    /// Adds the fields of an object to a `multipart/form-data` body.
    public mutating func multipart(_ value: some ParameterValue) {
        switch value.jsonOfAnyKind {
        case .object(let object):
            for (name, value) in object { multipart(MultipartFormData.parts(named: name, value)) }
        case .null: break
        case .bool, .number, .string, .array: fail(refusal(ofBody: value))
        }
    }

    /// Adds a header to the parts of a name that are there already; `nil` adds nothing.
    public mutating func partHeader(
        _ name: String, _ value: some ParameterValue, of partName: String,
        style: ParameterStyle = .standard
    ) {
        let content = value.content(in: style)
        guard !content.isNothing, case .multipart(var multipart) = body else { return }
        let text = content.joined(style)
        guard HTTPHeader.isToken(name), HTTPHeader.isFieldValue(text) else {
            return fail(.invalidHeader(name: name))
        }
        for index in multipart.parts.indices where multipart.parts[index].name == partName {
            multipart.parts[index].headers.add(name: name, value: text)
        }
        body = .multipart(multipart)
    }

    /// Gives a body of several parts another media type than `multipart/form-data`: `multipart/mixed`.
    ///
    /// The parts keep their names in `Content-Disposition: form-data`.
    public mutating func multipartType(_ mediaType: String) {
        guard case .multipart(var multipart) = body else { return }
        multipart.mediaType = mediaType
        body = .multipart(multipart)
    }

    mutating func multipart(_ parts: [MultipartFormData.Part]) {
        guard !parts.isEmpty else { return }
        var multipart = MultipartFormData()
        if case .multipart(let earlier) = body { multipart = earlier }
        for part in parts { multipart.append(part) }
        if let mistake = multipart.failure { return fail(mistake.reason) }
        body = .multipart(multipart)
    }
}
