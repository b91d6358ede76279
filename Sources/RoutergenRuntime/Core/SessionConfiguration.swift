import Foundation

/// What applies to all requests of a session.
public struct SessionConfiguration: Sendable {
    /// Headers that are sent where a request does not set them itself; `HTTPHeaders.default` by default.
    public var headers: HTTPHeaders
    /// How long to wait for a connection, or for the next byte, in seconds; 60 by default.
    ///
    /// It applies to requests made from a URL or a router. A route's own timeout goes first, and a
    /// `URLRequest` keeps its `timeoutInterval`.
    public var timeout: TimeInterval
    /// How long looking up a name, connecting and the TLS handshake may take together, in seconds; nil, the default,
    /// leaves it to the other limits. `URLSession` has no such limit.
    public var connectTimeout: TimeInterval?
    /// How long a request may take altogether, in seconds; nil, the default, sets no limit.
    public var totalTimeout: TimeInterval?
    /// Whether a request starts by itself, as by default: with its first handler, or a twentieth of a second after it
    /// was made where it has none by then. Otherwise it waits for `resume()`, or for somebody who awaits it.
    public var startsRequestsImmediately: Bool
    /// Whether redirects are followed; true by default.
    public var followsRedirects: Bool
    /// Headers that carry credentials although their names do not say so, in any case; none by default. A redirect
    /// to another origin drops them, as it drops `Authorization`, cookies and headers like `X-API-Key`.
    public var credentialHeaders: Set<String>
    /// Whether answers to routes are validated by their descriptions, as by default; `validate()` is asked for
    /// otherwise. The typed client does it in any case.
    public var validatesRoutes: Bool
    /// How often a request is tried again at most, whatever retriers say; 20 by default.
    public var maximumRetryCount: Int
    /// How many bytes of an answer are collected in memory; a longer one ends its request with `.bodyTooLarge`. nil, the
    /// default, sets no limit. Downloads and streams have none.
    public var maximumResponseSize: Int?
    /// The queue of completion handlers that name none.
    ///
    /// By default it is the main queue on Apple platforms, where handlers mostly update a user interface,
    /// and a serial queue of its own elsewhere, where programs seldom run a main loop; there, pass
    /// `queue: .main` to a handler that belongs on the main queue.
    public var completionQueue: DispatchQueue

    /// Makes a configuration.
    public init(
        headers: HTTPHeaders = .default, timeout: TimeInterval = 60,
        connectTimeout: TimeInterval? = nil, totalTimeout: TimeInterval? = nil,
        startsRequestsImmediately: Bool = true,
        followsRedirects: Bool = true, credentialHeaders: Set<String> = [],
        validatesRoutes: Bool = true, maximumRetryCount: Int = 20,
        maximumResponseSize: Int? = nil,
        completionQueue: DispatchQueue? = nil
    ) {
        self.headers = headers
        self.timeout = timeout
        self.connectTimeout = connectTimeout
        self.totalTimeout = totalTimeout
        self.startsRequestsImmediately = startsRequestsImmediately
        self.followsRedirects = followsRedirects
        self.credentialHeaders = credentialHeaders
        self.validatesRoutes = validatesRoutes
        self.maximumRetryCount = maximumRetryCount
        self.maximumResponseSize = maximumResponseSize
        self.completionQueue = completionQueue ?? SessionConfiguration.defaultCompletionQueue
    }

    #if canImport(Darwin)
        private static let defaultCompletionQueue = DispatchQueue.main
    #else
        private static let defaultCompletionQueue = DispatchQueue(label: "routergen.completion")
    #endif
}
