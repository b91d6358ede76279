import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Each throws a `RouterError` with the whole answer.
extension Response {
    /// The answer, if its status is among those given.
    ///
    /// - Throws: `RouterError` with `.unacceptableStatus`.
    public func filter(statusCodes: some RangeExpression<Int>) throws -> Response {
        guard statusCodes.contains(statusCode) else {
            throw error(.unacceptableStatus(statusCode)).decodingBody()
        }
        return self
    }

    /// The answer, if it has this status.
    ///
    /// - Throws: `RouterError` with `.unacceptableStatus`.
    public func filter(statusCode: Int) throws -> Response {
        try filter(statusCodes: statusCode...statusCode)
    }

    /// The answer, if its status is from 200 to 299.
    ///
    /// - Throws: `RouterError` with `.unacceptableStatus`.
    public func filterSuccessfulStatusCodes() throws -> Response {
        try filter(statusCodes: 200...299)
    }

    /// The answer, if its status is from 200 to 399.
    ///
    /// - Throws: `RouterError` with `.unacceptableStatus`.
    public func filterSuccessfulStatusAndRedirectCodes() throws -> Response {
        try filter(statusCodes: 200...399)
    }

    /// The body as JSON of any form.
    ///
    /// - Parameter failsOnEmptyData: false makes `null` of an empty body.
    /// - Throws: `RouterError` with `.missingBody` or `.decodingFailed`.
    public func mapJSON(failsOnEmptyData: Bool = true) throws -> JSON {
        if data.isEmpty {
            guard failsOnEmptyData else { return .null }
            throw error(.missingBody)
        }
        do {
            return try JSON(jsonData: data)
        } catch let failure {
            throw error(.decodingFailed("the answer is no JSON"), underlyingError: failure)
        }
    }

    /// The body as text, by the charset of its content type or else as UTF-8, or a text in its JSON.
    ///
    /// - Parameter keyPath: where the text is in the JSON, such as `photo.tags.0`; nil takes the whole body.
    /// - Throws: `RouterError` with `.decodingFailed`.
    public func mapString(atKeyPath keyPath: String? = nil) throws -> String {
        guard let keyPath else {
            do {
                return try TextDecoding.text(of: data, contentType: response?.contentType)
            } catch let failure {
                throw error(.decodingFailed("the answer is no text"), underlyingError: failure)
            }
        }
        guard let text = try json(at: keyPath).stringValue else {
            throw error(.decodingFailed("there is no text at '\(keyPath)'"))
        }
        return text
    }

    /// The body as a value, or a value in its JSON.
    ///
    /// Models of routergen are read by themselves, all others by a decoder.
    ///
    /// - Parameters:
    ///   - keyPath: where the value is in the JSON, such as `photos.0.owner`; nil takes the whole body.
    ///   - decoder: nil takes a `JSONDecoder`, and leaves models to read themselves.
    ///   - failsOnEmptyData: false decodes `{}`, or else `[]`, in the place of an empty body.
    /// - Throws: `RouterError` with `.missingBody` or `.decodingFailed`.
    public func map<Value: Decodable>(
        _ type: Value.Type = Value.self, atKeyPath keyPath: String? = nil,
        using decoder: (any DataDecoder)? = nil, failsOnEmptyData: Bool = true
    ) throws -> Value {
        if data.isEmpty {
            guard !failsOnEmptyData else { throw error(.missingBody) }
            for substitute in ["{}", "[]"] {
                let value = try? decode(type, Data(substitute.utf8), decoder)
                if let value { return value }
            }
            throw error(.missingBody)
        }
        let part = try keyPath.map { try json(at: $0).jsonData() } ?? data
        do {
            return try decode(type, part, decoder)
        } catch let failure {
            throw error(
                .decodingFailed("the answer is no \(Value.self)"), underlyingError: failure)
        }
    }

    private func decode<Value: Decodable>(
        _ type: Value.Type, _ data: Data, _ decoder: (any DataDecoder)?
    ) throws -> Value {
        if decoder == nil, let model = type as? any JSONModel.Type,
            let value = try model.init(jsonData: data) as? Value
        {
            return value
        }
        return try (decoder ?? JSONDecoder()).decode(type, from: data)
    }

    private func json(at keyPath: String) throws -> JSON {
        var json = try mapJSON()
        for key in keyPath.split(separator: ".") {
            let next = json[String(key)] ?? Int(key).flatMap { json[$0] }
            guard let next else { throw error(.decodingFailed("there is nothing at '\(keyPath)'")) }
            json = next
        }
        return json
    }
}
