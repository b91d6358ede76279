import Foundation

// The body. Statements of one kind add to it; a statement of another kind replaces it.
extension RequestBuilder {
    /// Sends a value as JSON; `nil` sends no body.
    ///
    /// A number that JSON cannot express (`NaN`, an infinite one) is refused.
    ///
    /// - Parameter contentType: nil is `application/json`.
    public mutating func json(_ value: (some JSONModel)?, contentType: String? = nil) {
        guard let value else { return }
        json(contentType: contentType) { value.write(json: &$0) }
    }

    /// Sends JSON that is written in place.
    ///
    /// - Parameter contentType: nil is `application/json`.
    public mutating func json(
        contentType: String? = nil, _ write: (inout JSONWriter) -> Void
    ) {
        body = .data(text(of: write), contentType: contentType ?? MediaType.json)
    }

    /// Sends values as JSON texts, one a line; `nil` sends no body.
    ///
    /// - Parameter contentType: such as `application/jsonl`. In `application/json-seq` each text begins with
    ///   a record separator, too (RFC 7464).
    public mutating func jsonLines(_ values: [some JSONModel]?, contentType: String) {
        guard let values else { return }
        let recordSeparator = Data(MediaType.isJSONSequence(contentType) ? [0x1E] : [])
        var lines = Data()
        for value in values {
            lines += recordSeparator + text(of: { value.write(json: &$0) }) + Data("\n".utf8)
        }
        body = .data(lines, contentType: contentType)
    }

    private mutating func text(of write: (inout JSONWriter) -> Void) -> Data {
        var writer = JSONWriter()
        write(&writer)
        if let error = writer.error {
            fail(.encodingFailed("the body is no JSON"), underlyingError: error)
        }
        return writer.data()
    }

    /// Sends a form even where no field is added to it.
    public mutating func form() {
        if case .form = body { return }
        body = .form([])
    }

    /// Adds a field to an `application/x-www-form-urlencoded` body; `nil` and an empty array add nothing,
    /// and a form to which nothing is added is no body.
    ///
    /// - Parameter allowReserved: whether reserved characters that cannot end the field are sent as they are.
    public mutating func form(
        _ name: String, _ value: some ParameterValue, style: ParameterStyle = .standard,
        allowReserved: Bool = false
    ) {
        form(name, value.content(in: style), style: style, allowReserved: allowReserved)
    }

    /// Adds the fields of an object to an `application/x-www-form-urlencoded` body.
    public mutating func form(_ value: some ParameterValue, style: ParameterStyle = .standard) {
        switch value.parameterContent {
        case .fields(let fields):
            for field in fields { form(field.name, field.content, style: style) }
        case .absent: break
        case .text, .list: fail(refusal(ofBody: value))
        }
    }

    mutating func form(
        _ name: String, _ content: ParameterContent, style: ParameterStyle,
        allowReserved: Bool = false
    ) {
        var bytes: [UInt8] = []
        var isForm = false
        if case .form(let earlier) = body { (bytes, isForm) = (earlier, true) }
        body = .none  // lets go of the buffer, so that it is not copied
        bytes.appendItems(
            named: name, content, style: style, escaping: allowReserved ? .query : .all)
        if isForm || !bytes.isEmpty { body = .form(bytes) }
    }

    func refusal(ofBody value: some ParameterValue) -> RouterError.Reason {
        .encodingFailed("the body is a \(type(of: value)), which has no fields")
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

    /// Sends text in UTF-8; `nil` sends no body.
    ///
    /// - Parameter contentType: nil is `text/plain; charset=utf-8`.
    public mutating func text(_ text: String?, contentType: String? = nil) {
        guard let text else { return }
        body = .data(Data(text.utf8), contentType: contentType ?? MediaType.text)
    }

    /// Sends the contents of a file with the media type that the file has; `nil` sends no body.
    public mutating func file(_ file: FilePart?) {
        guard let file else { return }
        body = .file(file)
    }

    /// Sends bytes; `nil` sends no body.
    public mutating func data(_ data: Data?, contentType: String) {
        guard let data else { return }
        body = .data(data, contentType: contentType)
    }
}
