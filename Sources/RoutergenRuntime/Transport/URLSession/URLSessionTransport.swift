import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The transport of Apple platforms: `URLSession`.
///
/// No cache and no stored credentials: what a request says is what is sent, and a 401 is an answer like any
/// other. Cookies and limits of time work as in `CurlTransport`.
///
/// It also runs on Linux, where `CurlTransport` is the better choice. There, `URLSession` of
/// swift-corelibs-foundation
/// - ends the process when a chunked answer has trailers, and when a connection closes within the
///   head of an answer,
/// - cannot reach IPv6 literals and sends no body with `GET`,
/// - joins repeated headers, and forgets their order,
/// - can neither trust authorities of its own nor check pins, and refuses to connect where it should,
/// - reads the stream of a body on the one queue of all sessions of the process, so it must not block,
/// - tells no figures about connections,
/// - cannot stop reading: during `pause()`, what arrives is kept in memory, and what a server sends without any pause
///   keeps it from ending the task that is cancelled,
/// - leaks some bytes for each request, depending on the length of its URL.
public final class URLSessionTransport: Transport, CookieKeeping {
    /// The cookies of this transport; nil where it keeps none.
    public let cookies: CookieStorage?
    private let core: URLSessionCore

    /// Makes a transport with an ephemeral session.
    public convenience init(configuration: TransportConfiguration = TransportConfiguration()) {
        self.init(configuration, session: configuration.sessionConfiguration)
    }

    /// Makes a transport with a session of its own, for what `TransportConfiguration` does not know.
    ///
    /// - Parameters:
    ///   - sessionConfiguration: Its cache, cookie storage and credential storage are not used.
    ///   - configuration: Cookies and trust; the rest of it does not count.
    public convenience init(
        sessionConfiguration: URLSessionConfiguration,
        configuration: TransportConfiguration = TransportConfiguration()
    ) {
        self.init(configuration, session: sessionConfiguration)
    }

    private init(_ configuration: TransportConfiguration, session: URLSessionConfiguration) {
        cookies = configuration.storesCookies ? CookieStorage() : nil
        core = URLSessionCore(configuration, session: session)
    }

    /// Starts to send a request; see `Transport`.
    ///
    /// The receiver is called on a serial queue of the transport.
    public func start(_ request: TransportRequest, receiver: any TransportReceiver)
        -> any TransportTask
    {
        RedirectFollower.start(request, receiver: receiver, cookies: cookies) {
            [core] request, receiver in
            core.start(request, receiver: receiver)
        }
    }
}
