import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Requests whose answers go into files.
extension Session {
    /// Downloads what is at a URL.
    ///
    /// - Parameters:
    ///   - parameters: nil sends none.
    ///   - encoding: where the parameters go and how they are written.
    ///   - headers: set in addition to those of the session, or in their place.
    ///   - interceptor: adapts and retries the request behind the session's interceptor.
    ///   - shouldAutomaticallyResume: whether the request starts by itself; nil leaves that to
    ///     `SessionConfiguration.startsRequestsImmediately`.
    ///   - requestModifier: changes the request before its parameters are encoded.
    ///   - destination: where the file goes; nil leaves it in the temporary folder, under a name of its own.
    public func download(
        _ url: some URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil,
        requestModifier: RequestModifier? = nil,
        to destination: DownloadRequest.Destination? = nil
    ) -> DownloadRequest {
        download(nil, interceptor, nil, destination, shouldAutomaticallyResume) {
            try encoding.encode(
                urlRequest(url, method, headers, requestModifier), with: parameters)
        }
    }

    /// Downloads what a request asks for.
    public func download(
        _ convertible: some URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil,
        shouldAutomaticallyResume: Bool? = nil,
        to destination: DownloadRequest.Destination? = nil
    ) -> DownloadRequest {
        download(nil, interceptor, nil, destination, shouldAutomaticallyResume) {
            try convertible.asURLRequest()
        }
    }

    /// Downloads the answer of a route, with the configuration that the session has for its API. The answer is
    /// validated by the description of the route.
    public func download<Route: Router>(
        _ route: Route, interceptor: (any RequestInterceptor)? = nil,
        shouldAutomaticallyResume: Bool? = nil,
        to destination: DownloadRequest.Destination? = nil
    ) -> DownloadRequest {
        download(route.route, interceptor, nil, destination, shouldAutomaticallyResume) {
            try urlRequest(for: route, with: try self.configuration(of: Route.self))
        }
    }

    /// Goes on with a download that was cut off, from its `resumeData`. The data has no headers of the first
    /// request; an interceptor adds those that prove who asks.
    ///
    /// Where the file has changed on the server, or its part here is gone, it is downloaded from the beginning.
    public func download(
        resumingWith data: Data, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil,
        to destination: DownloadRequest.Destination? = nil
    ) -> DownloadRequest {
        let partial = Result { () throws(RouterError) in try PartialDownload(data) }
        return download(nil, interceptor, partial.value, destination, shouldAutomaticallyResume) {
            try urlRequest(try partial.get().url, .get, headers, nil)
        }
    }

    private func download(
        _ route: Route?, _ interceptor: (any RequestInterceptor)?, _ partial: PartialDownload?,
        _ destination: DownloadRequest.Destination?, _ startsAutomatically: Bool?,
        _ make: () throws -> URLRequest
    ) -> DownloadRequest {
        let request = DownloadRequest(
            session: self, initialRequest: initialRequest(route: route, make), route: route,
            interceptor: interceptor, partial: partial, destination: destination)
        if route != nil, configuration.validatesRoutes { request.validate() }
        return start(request, automatically: startsAutomatically)
    }
}
