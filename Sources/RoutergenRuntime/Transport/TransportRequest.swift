import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a session hands to a transport.
public struct TransportRequest: Sendable {
    /// Method, URL, headers and `timeoutInterval`; its own body is ignored in favour of `body`.
    public var urlRequest: URLRequest
    /// What is sent behind the headers.
    public var body: TransportBody
    /// Whether the transport follows redirects itself; otherwise a 3xx is an answer like any other.
    public var followsRedirects: Bool

    /// Makes a request for a transport.
    public init(urlRequest: URLRequest, body: TransportBody = .none, followsRedirects: Bool = true)
    {
        self.urlRequest = urlRequest
        self.body = body
        self.followsRedirects = followsRedirects
    }
}
