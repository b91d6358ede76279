import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a `Provider` makes of a route before it sends it: the request, and what answers it where it is stubbed.
public struct Endpoint: Sendable {
    /// What the description says about the route.
    public let route: Route
    /// The request, before plugins and interceptors see it.
    public var urlRequest: URLRequest
    /// What answers the request where it is stubbed.
    public var sampleAnswer: StubAnswer

    /// Makes an endpoint.
    ///
    /// - Parameter sampleAnswer: nil takes the first example of the description, or else an empty 200.
    public init(route: Route, urlRequest: URLRequest, sampleAnswer: StubAnswer? = nil) {
        self.route = route
        self.urlRequest = urlRequest
        self.sampleAnswer =
            sampleAnswer ?? route.samples.first.map(StubAnswer.sample) ?? .empty(200)
    }

    /// The URL.
    public var url: String { urlRequest.url?.absoluteString ?? "" }
    /// The method.
    public var method: HTTPMethod { urlRequest.method ?? .get }
    /// The headers.
    public var httpHeaderFields: [String: String]? { urlRequest.allHTTPHeaderFields }

    /// The same endpoint with further headers, in the place of others of their names.
    public func adding(newHTTPHeaderFields fields: [String: String]) -> Endpoint {
        var endpoint = self
        for (name, value) in fields {
            endpoint.urlRequest.setValue(value, forHTTPHeaderField: name)
        }
        return endpoint
    }

    /// The same endpoint with another answer for stubs.
    public func replacing(sampleAnswer: StubAnswer) -> Endpoint {
        var endpoint = self
        endpoint.sampleAnswer = sampleAnswer
        return endpoint
    }
}
