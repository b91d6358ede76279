#if os(Linux)
    import CCurl
    import Foundation

    /// The transport of Linux: libcurl's multi interface on one thread.
    ///
    /// - Connections are kept and used again; HTTP/2 is used over TLS where the server offers it.
    /// - Certificates are verified.
    /// - Answers are decompressed with whatever libcurl was built with (gzip, deflate, brotli,
    ///   zstd). `Accept-Encoding` lists those unless the request has its own.
    /// - No cookie is stored and none is added; `Cookie` and `Set-Cookie` are headers like others.
    /// - Framing belongs to the transport: `Content-Length` and `Transfer-Encoding` of a request are
    ///   replaced by what fits its body.
    /// - A request on a kept connection that the server has closed in the meantime is sent again
    ///   on a new one, with its whole body, as long as no byte of an answer has come.
    /// - `URLRequest.timeoutInterval` limits the time without a byte in either direction, connecting
    ///   included, with fractions; zero and less mean no limit. Time spent in `pause()`, and in
    ///   waiting for a turn, does not count.
    /// - Trailers are dropped.
    ///
    /// The thread starts with the first request. It ends when the transport has been released and
    /// every request is over.
    public final class CurlTransport: Transport {
        private let loop: CurlLoop

        /// Makes a transport; nothing is connected before the first request.
        public init(configuration: Configuration = Configuration()) {
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
            RedirectFollower.start(request, receiver: receiver) { [loop] request, receiver in
                loop.start(request, receiver: receiver)
            }
        }
    }

    extension CurlTransport {
        /// What can be chosen once for a transport.
        public struct Configuration: Sendable {
            /// How many requests to one scheme, host and port run at a time; further ones wait for
            /// their turn. The default is 64, and less than 1 counts as 1.
            public var maximumRequestsPerOrigin: Int
            /// Which proxy is used. The default is the environment's.
            public var proxy: Proxy
            /// A PEM file with the certificate authorities to trust; nil, the default, trusts those
            /// of the system.
            public var certificateAuthorities: URL?

            /// Makes a configuration.
            public init(
                maximumRequestsPerOrigin: Int = 64, proxy: Proxy = .environment,
                certificateAuthorities: URL? = nil
            ) {
                self.maximumRequestsPerOrigin = maximumRequestsPerOrigin
                self.proxy = proxy
                self.certificateAuthorities = certificateAuthorities
            }
        }

        /// A proxy for all requests of a transport.
        public enum Proxy: Sendable, Hashable {
            /// What `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy` say.
            case environment
            /// None, whatever the environment says.
            case none
            /// This one, such as `http://proxy.example.com:8080`.
            case url(String)
        }
    }
#endif
