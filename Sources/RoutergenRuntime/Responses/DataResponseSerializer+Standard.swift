import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// The serializers of the runtime. None of them decodes an empty body: that is an error, unless the status
// (204, 205, 304) or the method (HEAD) says that there is none, and then `data` and `string` are empty.

extension DataResponseSerializerProtocol where Self == DataResponseSerializer<Data> {
    /// The body as it came.
    public static var data: Self {
        Self { request, response, data, error in
            reading(request, response, data, error, whenEmpty: Data()) { $0 }
        }
    }
}

extension DataResponseSerializerProtocol where Self == DataResponseSerializer<String> {
    /// The body as text.
    ///
    /// - Parameter encoding: nil takes the charset of the answer's content type, or else UTF-8.
    public static func string(encoding: String.Encoding? = nil) -> Self {
        Self { request, response, data, error in
            reading(request, response, data, error, whenEmpty: "") { data in
                try TextDecoding.text(
                    of: data, contentType: response?.contentType, encoding: encoding)
            }
        }
    }
}

extension DataResponseSerializerProtocol {
    /// The body as a model, decoded from the value at a key path.
    public static func model<Value: JSONModel>(
        of type: Value.Type = Value.self, at keyPath: [String] = []
    ) -> Self where Self == DataResponseSerializer<Value> {
        Self { request, response, data, error in
            reading(request, response, data, error) { data in
                do {
                    return try Value(jsonData: data, at: keyPath)
                } catch {
                    throw RouterError(
                        .decodingFailed("the answer is no \(Value.self)"), underlyingError: error)
                }
            }
        }
    }
}

extension DataResponseSerializerProtocol {
    /// The body as a `Decodable` value.
    public static func decodable<Value: Decodable & Sendable>(
        of type: Value.Type = Value.self, decoder: any DataDecoder = JSONDecoder()
    ) -> Self where Self == DataResponseSerializer<Value> {
        Self { request, response, data, error in
            reading(request, response, data, error) { data in
                do {
                    return try decoder.decode(Value.self, from: data)
                } catch {
                    throw RouterError(
                        .decodingFailed("the answer is no \(Value.self)"), underlyingError: error)
                }
            }
        }
    }
}

extension DataResponseSerializerProtocol where Self == DataResponseSerializer<PropertyList> {
    /// The body as a property list of any form.
    public static var propertyList: Self {
        Self { request, response, data, error in
            reading(request, response, data, error) { data in
                do {
                    return try PropertyListDecoder().decode(PropertyList.self, from: data)
                } catch {
                    throw RouterError(
                        .decodingFailed("the answer is no property list"), underlyingError: error)
                }
            }
        }
    }
}

/// What all serializers do first: pass on an error, and see whether there is a body.
private func reading<Value: Sendable>(
    _ request: URLRequest?, _ response: HTTPURLResponse?, _ data: Data?, _ error: (any Error)?,
    whenEmpty empty: Value? = nil, _ read: (Data) throws -> Value
) -> Result<Value, any Error> {
    if let error { return .failure(error) }
    guard let data, !data.isEmpty else {
        if let empty, allowsEmptyBody(request, response) { return .success(empty) }
        return .failure(RouterError(.missingBody))
    }
    return Result { try read(data) }
}

/// Whether an answer rightly has no body: 204, 205, 304 and the answer to HEAD (RFC 9110).
private func allowsEmptyBody(_ request: URLRequest?, _ response: HTTPURLResponse?) -> Bool {
    if request?.method == .head { return true }
    return response.map { [204, 205, 304].contains($0.statusCode) } ?? false
}

extension Request {
    /// What the data serializer says about an answer, for use in serializers of your own.
    public static func serializeResponseData(
        response: HTTPURLResponse?, data: Data?, error: (any Error)?
    ) -> Result<Data, any Error> {
        reading(nil, response, data, error, whenEmpty: Data()) { $0 }
    }
}
