import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a session hands to a transport.
public struct TransportRequest: Sendable {
    /// Method, URL, headers and `timeoutInterval`; its own body is ignored in favour of `body`.
    public var urlRequest: URLRequest { didSet { hasValidHeaders = false } }
    /// What is sent behind the headers.
    public var body: TransportBody
    /// How long everything may take.
    public var timeouts: TransportTimeouts
    /// Whether the transport follows redirects itself; otherwise a 3xx is an answer like any other.
    public var followsRedirects: Bool
    /// Judges every redirect that is to be followed; nil follows them all.
    public var redirectHandler: (any RedirectHandler)?
    /// Headers, in any case, that carry credentials, beside `Authorization`, cookies and those whose names say it,
    /// such as `X-API-Key`: a redirect to another origin drops them.
    public var credentialHeaders: Set<String>
    /// Who signs in, by a scheme that the transport speaks; nil, the default, for nobody.
    public var connectionCredential: ConnectionCredential?
    /// Decides whether a `CachingTransport` keeps the answer; nil leaves it to that.
    public var cachedResponseHandler: (any CachedResponseHandler)?
    /// The route that the request was made from, for stubs and logs; nil for requests of another kind.
    public var route: Route?

    /// Whether the thread that starts the request would do nothing but wait for its answer, so that a transport may
    /// use it for a moment.
    var isAwaited = false
    /// Whether the headers have been looked at already and can be sent; until the request is changed.
    var hasValidHeaders = false

    /// Makes a request for a transport.
    public init(
        urlRequest: URLRequest, body: TransportBody = .none,
        timeouts: TransportTimeouts = TransportTimeouts(), followsRedirects: Bool = true,
        redirectHandler: (any RedirectHandler)? = nil, credentialHeaders: Set<String> = [],
        route: Route? = nil
    ) {
        self.urlRequest = urlRequest
        self.body = body
        self.timeouts = timeouts
        self.followsRedirects = followsRedirects
        self.redirectHandler = redirectHandler
        self.credentialHeaders = credentialHeaders
        self.route = route
    }
}
