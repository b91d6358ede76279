import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The transport of Apple platforms: `URLSession`.
///
/// No cache, no stored cookies and no stored credentials: what a request says is what is sent, and
/// a 401 is an answer like any other. `URLRequest.timeoutInterval` limits the time without a byte,
/// with fractions, as in `CurlTransport`.
///
/// It also runs on Linux, where `CurlTransport` is the better choice. There, `URLSession` of
/// swift-corelibs-foundation
/// - ends the process when a chunked answer has trailers, and when a connection closes within the
///   head of an answer,
/// - cannot reach IPv6 literals and sends no body with `GET`,
/// - joins repeated headers, and forgets their order,
/// - cannot stop reading: during `pause()`, what arrives is kept in memory,
/// - leaks some bytes for each request, depending on the length of its URL.
public final class URLSessionTransport: Transport {
    private let core: URLSessionCore

    /// Makes a transport with an ephemeral session.
    public convenience init() {
        self.init(configuration: .ephemeral)
    }

    /// Makes a transport with a session of its own.
    ///
    /// - Parameter configuration: Proxies, connection limits and so on. Its cache, cookie storage
    ///   and credential storage are not used.
    public init(configuration: URLSessionConfiguration) {
        core = URLSessionCore(configuration: configuration)
    }

    /// Starts to send a request; see `Transport`.
    ///
    /// The receiver is called on a serial queue of the transport.
    public func start(_ request: TransportRequest, receiver: any TransportReceiver)
        -> any TransportTask
    {
        RedirectFollower.start(request, receiver: receiver) { [core] request, receiver in
            core.start(request, receiver: receiver)
        }
    }
}
