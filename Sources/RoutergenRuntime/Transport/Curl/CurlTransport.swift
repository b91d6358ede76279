#if os(Linux)
    import CCurl
    import Foundation

    /// The transport of Linux: libcurl's multi interface on one thread.
    ///
    /// - Connections are kept and used again; HTTP/2 is used over TLS where the server offers it.
    /// - Certificates are verified.
    /// - Answers are decompressed with whatever libcurl was built with (gzip, deflate, brotli,
    ///   zstd). `Accept-Encoding` lists those unless the request has its own.
    /// - Cookies are kept in memory, as `TransportConfiguration.storesCookies` says.
    /// - Framing belongs to the transport: `Content-Length` and `Transfer-Encoding` of a request are
    ///   replaced by what fits its body.
    /// - A request on a kept connection that the server has closed in the meantime is sent again
    ///   on a new one, with its whole body, as long as no byte of an answer has come.
    /// - Limits of time are exact to the millisecond.
    /// - A pin of a server's key or certificate is checked in the handshake, before anything is sent.
    ///
    /// The thread starts with the first request. It ends when the transport has been released and
    /// every request is over.
    public final class CurlTransport: Transport, AwaitedTransport, CookieKeeping {
        /// The cookies of this transport; nil where it keeps none.
        public let cookies: CookieStorage?
        private let loop: CurlLoop

        /// Makes a transport; nothing is connected before the first request.
        public init(configuration: TransportConfiguration = TransportConfiguration()) {
            cookies = configuration.storesCookies ? CookieStorage() : nil
            loop = CurlLoop(configuration: configuration)
        }

        deinit {
            loop.retire()
        }

        /// Starts to send a request; see `Transport`.
        ///
        /// The receiver is called on the transport's thread.
        public func start(_ request: TransportRequest, receiver: any TransportReceiver)
            -> any TransportTask
        {
            follow(request, receiver: receiver)
        }

        func startAwaited(
            _ request: TransportRequest, receiver: any TransportReceiver
        ) -> any TransportTask {
            var request = request
            request.isAwaited = true
            return follow(request, receiver: receiver)
        }

        private func follow(
            _ request: TransportRequest, receiver: any TransportReceiver
        ) -> any TransportTask {
            RedirectFollower.start(request, receiver: receiver, cookies: cookies) {
                [loop] request, receiver in
                loop.start(request, receiver: receiver)
            }
        }
    }
#endif
