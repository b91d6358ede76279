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
    ///   - shouldAutomaticallyResume: whether the request starts by itself; nil leaves that to
    ///     `SessionConfiguration.startsRequestsImmediately`.
    ///   - requestModifier: changes the request before its parameters are encoded.
    @_disfavoredOverload
    public func request<Parameters: Encodable & Sendable>(
        _ url: some URLConvertible, method: HTTPMethod = .get, parameters: Parameters?,
        encoder: any ParameterEncoder = .urlEncodedForm, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil,
        requestModifier: RequestModifier? = nil
    ) -> DataRequest {
        let request = make(route: nil, interceptor: interceptor) {
            try encoder.encode(
                parameters, into: urlRequest(url, method, headers, requestModifier))
        }
        return start(request, automatically: shouldAutomaticallyResume)
    }
}
