import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension Session {
    /// Makes a request with an `Encodable` value as its parameters.
    ///
    ///     struct Login: Encodable { var name: String; var password: String }
    ///     session.request(url, method: .post, parameters: login, encoder: .json)
    ///
    /// A dictionary without `encoder:` goes through `URLEncoding`, as in the other form of this method.
    ///
    /// - Parameters:
    ///   - parameters: nil sends none.
    ///   - encoder: where the parameters go and how they are written.
    ///   - headers: set in addition to those of the session, or in their place.
    ///   - interceptor: adapts and retries the request behind the session's interceptor.
    @_disfavoredOverload
    public func request<Parameters: Encodable & Sendable>(
        _ url: some URLConvertible, method: HTTPMethod = .get, parameters: Parameters?,
        encoder: any ParameterEncoder = .urlEncodedForm, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil
    ) -> DataRequest {
        request(
            EncodedRequest(
                url: url, method: method, parameters: parameters, encoder: encoder,
                headers: headers, timeout: configuration.timeout), interceptor: interceptor)
    }
}

/// A request whose parameters are encoded when it is made, so that a mistake is the request's error.
struct EncodedRequest<Parameters: Encodable & Sendable>: URLRequestConvertible {
    var url: any URLConvertible
    var method: HTTPMethod
    var parameters: Parameters?
    var encoder: any ParameterEncoder
    var headers: HTTPHeaders?
    var timeout: TimeInterval

    func asURLRequest() throws -> URLRequest {
        var request = try URLRequest(url: url, method: method, headers: headers)
        request.timeoutInterval = timeout
        return try encoder.encode(parameters, into: request)
    }
}
