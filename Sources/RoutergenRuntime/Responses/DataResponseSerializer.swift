import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Reads a value from an answer.
public protocol DataResponseSerializerProtocol<SerializedObject>: Sendable {
    /// What is read.
    associatedtype SerializedObject: Sendable

    /// Reads the value.
    ///
    /// - Parameter error: why the request failed; a serializer that has nothing to say about it throws it.
    /// - Throws: any error; one that is no `RouterError` becomes the `underlyingError` of one.
    func serialize(
        request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
    ) throws -> SerializedObject
}

/// A serializer made of a closure.
///
///     let image = DataResponseSerializer<Image> { request, response, data, error in
///         if let error { return .failure(error) }
///         guard let data, let image = Image(data: data) else { return .failure(ImageError.damaged) }
///         return .success(image)
///     }
public struct DataResponseSerializer<Value: Sendable>: DataResponseSerializerProtocol {
    /// Reads the value; it is called once for each handler, on a background queue.
    public typealias Serialize =
        @Sendable (URLRequest?, HTTPURLResponse?, Data?, (any Error)?) -> Result<Value, any Error>

    /// The closure.
    public let serializeResponse: Serialize

    /// Makes a serializer.
    public init(_ serializeResponse: @escaping Serialize) {
        self.serializeResponse = serializeResponse
    }

    /// Reads the value.
    public func serialize(
        request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
    ) throws -> Value {
        try serializeResponse(request, response, data, error).get()
    }
}
