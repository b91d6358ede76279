import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The statuses whose answers rightly have no body (RFC 9110): 204, 205 and 304.
public let standardEmptyResponseCodes: Set<Int> = [204, 205, 304]
/// The methods whose answers rightly have no body (RFC 9110): HEAD.
public let standardEmptyRequestMethods: Set<HTTPMethod> = [.head]

/// What all serializers do first: pass on an error, see whether there is a body, and prepare it.
struct BodyReading: Sendable {
    var dataPreprocessor: any DataPreprocessor = .passthrough
    var emptyResponseCodes = standardEmptyResponseCodes
    var emptyRequestMethods = standardEmptyRequestMethods

    /// A serializer that reads what is there.
    ///
    /// - Parameter empty: the value of an answer that rightly has no body; without one, that is an error.
    func serializer<Value: Sendable>(
        whenEmpty empty: Value? = nil,
        _ read: @escaping @Sendable (Data, HTTPURLResponse?) throws -> Value
    ) -> DataResponseSerializer<Value> {
        DataResponseSerializer { request, response, data, error in
            self.read(request, response, data, error, whenEmpty: empty) { try read($0, response) }
        }
    }

    func read<Value>(
        _ request: URLRequest?, _ response: HTTPURLResponse?, _ data: Data?,
        _ error: (any Error)?, whenEmpty empty: Value? = nil, _ read: (Data) throws -> Value
    ) -> Result<Value, any Error> {
        if let error { return .failure(error) }
        guard let data, !data.isEmpty else {
            if let empty, allowsEmptyBody(request, response) { return .success(empty) }
            return .failure(RouterError(.missingBody))
        }
        return Result { try read(try dataPreprocessor.preprocess(data)) }
    }

    private func allowsEmptyBody(_ request: URLRequest?, _ response: HTTPURLResponse?) -> Bool {
        if let method = request?.method, emptyRequestMethods.contains(method) { return true }
        return response.map { emptyResponseCodes.contains($0.statusCode) } ?? false
    }
}

extension Request {
    /// What the data serializer says about an answer, for use in serializers of your own.
    public static func serializeResponseData(
        response: HTTPURLResponse?, data: Data?, error: (any Error)?
    ) -> Result<Data, any Error> {
        BodyReading().read(nil, response, data, error, whenEmpty: Data()) { $0 }
    }
}
