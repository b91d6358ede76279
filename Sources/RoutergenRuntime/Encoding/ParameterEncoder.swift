import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Puts an `Encodable` value into a request.
public protocol ParameterEncoder: Sendable {
    /// The request with the parameters; the request itself where they are nil.
    ///
    /// - Throws: `RouterError` when the parameters cannot be encoded.
    func encode<Parameters: Encodable & Sendable>(
        _ parameters: Parameters?, into request: URLRequest
    ) throws -> URLRequest
}

extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
    /// A form, in the query or the body as the method says.
    public static var urlEncodedForm: Self { .default }

    /// A form by an encoder of your own.
    public static func urlEncodedForm(
        encoder: URLEncodedFormEncoder = URLEncodedFormEncoder(),
        destination: URLEncodedFormParameterEncoder.Destination = .methodDependent
    ) -> Self {
        Self(encoder: encoder, destination: destination)
    }
}

extension ParameterEncoder where Self == JSONParameterEncoder {
    /// JSON with sorted keys.
    public static var json: Self { .default }

    /// JSON by an encoder of your own.
    public static func json(encoder: JSONEncoder) -> Self { Self(encoder: encoder) }
}

extension ParameterEncoder where Self == PropertyListParameterEncoder {
    /// An XML property list.
    public static var propertyList: Self { .default }
}

extension URLRequest {
    /// The request with a value as its body; the request itself where there is none.
    func settingBody<Value>(
        _ value: Value?, contentType: String, _ encode: (Value) throws -> Data
    ) throws -> URLRequest {
        guard let value else { return self }
        var request = self
        do {
            request.setBody(try encode(value), contentType: contentType)
        } catch {
            throw RouterError(
                .encodingFailed("the \(Value.self) is no \(contentType)"), underlyingError: error)
        }
        return request
    }
}
