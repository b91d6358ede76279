import Foundation

// The body. Statements of one kind add to it; a statement of another kind replaces it.
extension RequestBuilder {
    /// Sends a value as JSON; `nil` sends no body.
    ///
    /// A number that JSON cannot express (`NaN`, an infinite one) is refused.
    public mutating func json(_ value: (some JSONModel)?) {
        guard let value else { return }
        json { value.write(json: &$0) }
    }

    /// Sends JSON that is written in place.
    public mutating func json(_ write: (inout JSONWriter) -> Void) {
        var writer = JSONWriter()
        write(&writer)
        if let error = writer.error {
            fail(.encodingFailed("the body is no JSON"), underlyingError: error)
        }
        body = .data(writer.data(), contentType: MediaType.json)
    }

    /// Adds a field to an `application/x-www-form-urlencoded` body; `nil` and an empty array add nothing.
    public mutating func form(
        _ name: String, _ value: some ParameterValue, style: ParameterStyle = .standard
    ) {
        form(name, value.content(in: style), style: style)
    }

    /// Adds the fields of an object to an `application/x-www-form-urlencoded` body.
    public mutating func form(_ value: some ParameterValue, style: ParameterStyle = .standard) {
        switch value.parameterContent {
        case .fields(let fields):
            for field in fields { form(field.name, field.content, style: style) }
        case .absent: break
        case .text, .list: refuseBodyWithoutFields(value)
        }
    }

    mutating func form(_ name: String, _ content: ParameterContent, style: ParameterStyle) {
        var bytes: [UInt8] = []
        if case .form(let earlier) = body { bytes = earlier }
        body = .none  // lets go of the buffer, so that it is not copied
        bytes.appendItems(named: name, content, style: style)
        body = .form(bytes)
    }

    /// Adds a field to a `multipart/form-data` body; `nil` adds nothing.
    ///
    /// Each element of an array becomes a part of its own. Objects are sent as `application/json`.
    public mutating func multipart(_ name: String, _ value: some ParameterValue) {
        if case .text(let text) = value.parameterContent {
            multipart([MultipartBody.Part(name: name, text: text)])
        } else {
            multipart(MultipartBody.parts(named: name, value.jsonOfAnyKind))
        }
    }

    /// Adds a file to a `multipart/form-data` body; `nil` adds nothing.
    public mutating func multipart(_ name: String, _ file: FilePart?) {
        multipart(file.map { [.init(name: name, file: $0)] } ?? [])
    }

    /// Adds files of one name to a `multipart/form-data` body; `nil` adds nothing.
    public mutating func multipart(_ name: String, _ files: [FilePart]?) {
        multipart((files ?? []).map { .init(name: name, file: $0) })
    }

    /// Adds the fields of an object to a `multipart/form-data` body.
    public mutating func multipart(_ value: some ParameterValue) {
        switch value.jsonOfAnyKind {
        case .object(let object):
            for (name, value) in object { multipart(MultipartBody.parts(named: name, value)) }
        case .null: break
        case .bool, .number, .string, .array: refuseBodyWithoutFields(value)
        }
    }

    private mutating func refuseBodyWithoutFields(_ value: some ParameterValue) {
        fail(.encodingFailed("the body is a \(type(of: value)), which has no fields"))
    }

    mutating func multipart(_ parts: [MultipartBody.Part]) {
        guard parts.allSatisfy({ HTTPHeader.isFieldValue($0.file.contentType) }) else {
            return fail(.invalidHeader(name: "Content-Type"))
        }
        var multipart = MultipartBody()
        if case .multipart(let earlier) = body { multipart = earlier }
        multipart.parts += parts
        body = .multipart(multipart)
    }

    /// Sends a value as an XML property list; `nil` sends no body.
    public mutating func propertyList<Value: Encodable>(_ value: Value?) {
        guard let value else { return }
        do throws(RouterError) {
            body = .data(try PropertyListBody.encoded(value), contentType: MediaType.propertyList)
        } catch {
            fail(error.reason, underlyingError: error.underlyingError)
        }
    }

    /// Adds a field to an XML property list; `nil` adds nothing.
    public mutating func propertyList<Value: Encodable & Sendable>(_ name: String, _ value: Value?)
    {
        guard let value else { return }
        var fields: [String: any Encodable & Sendable] = [:]
        if case .propertyList(let earlier) = body { fields = earlier }
        fields[name] = value
        body = .propertyList(fields)
    }

    /// Sends text as `text/plain` in UTF-8; `nil` sends no body.
    public mutating func text(_ text: String?) {
        guard let text else { return }
        body = .data(Data(text.utf8), contentType: MediaType.text)
    }

    /// Sends bytes; `nil` sends no body.
    public mutating func data(_ data: Data?, contentType: String) {
        guard let data else { return }
        body = .data(data, contentType: contentType)
    }
}
