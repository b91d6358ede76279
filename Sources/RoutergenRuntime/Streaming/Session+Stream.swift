import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Requests whose answers are handed on while they come.
extension Session {
    /// Makes a streamed request for a URL. It starts with its first reader, or with `resume()`.
    ///
    /// - Parameters:
    ///   - headers: set in addition to those of the session, or in their place.
    ///   - interceptor: adapts and retries the request behind the session's interceptor.
    ///   - requestModifier: changes the request before its parameters are encoded.
    public func streamRequest(
        _ url: some URLConvertible, method: HTTPMethod = .get, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
    ) -> DataStreamRequest {
        streamRequest(nil, interceptor) { try urlRequest(url, method, headers, requestModifier) }
    }

    /// Makes a streamed request with an `Encodable` value as its parameters.
    public func streamRequest<Parameters: Encodable & Sendable>(
        _ url: some URLConvertible, method: HTTPMethod = .get, parameters: Parameters?,
        encoder: any ParameterEncoder = .urlEncodedForm, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
    ) -> DataStreamRequest {
        streamRequest(nil, interceptor) {
            try encoder.encode(
                parameters, into: urlRequest(url, method, headers, requestModifier))
        }
    }

    /// Makes a streamed request from something that stands for a request.
    public func streamRequest(
        _ convertible: some URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
    ) -> DataStreamRequest {
        streamRequest(nil, interceptor) { try convertible.asURLRequest() }
    }

    /// Makes a streamed request for a route, with the configuration that the session has for its API.
    /// The answer is validated by the description of the route.
    public func streamRequest<Route: Router>(
        _ route: Route, interceptor: (any RequestInterceptor)? = nil
    ) -> DataStreamRequest {
        streamRequest(route.route, interceptor) {
            try urlRequest(for: route, with: try self.configuration(of: Route.self))
        }
    }

    private func streamRequest(
        _ route: Route?, _ interceptor: (any RequestInterceptor)?,
        _ make: () throws -> URLRequest
    ) -> DataStreamRequest {
        let request = DataStreamRequest(
            session: self, route: route, initialRequest: initialRequest(route: route, make),
            interceptor: interceptor)
        if route != nil, configuration.validatesRoutes { request.validate() }
        return request
    }
}
