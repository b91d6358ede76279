import Foundation

/// How long the parts of a request took, and what it moved.
public struct TransportMetrics: Sendable, Hashable {
    /// One for each request that was sent, in order: every redirect that was followed adds one, and so does a
    /// request that was repeated without `Expect`.
    public var exchanges: [Exchange]

    /// Makes metrics.
    public init(exchanges: [Exchange] = [], redirectCount: Int = 0) {
        self.exchanges = exchanges
        self.redirectCount = redirectCount
    }

    /// How many redirects were followed.
    public var redirectCount: Int

    /// All exchanges together, in seconds.
    public var total: TimeInterval { exchanges.reduce(0) { $0 + $1.total } }

    /// The figures of one request and its answer. What a transport cannot tell is nil, and so is a phase that
    /// did not take place, such as connecting where a kept connection was used. Times are in seconds.
    public struct Exchange: Sendable, Hashable {
        /// Where the request went.
        public var url: URL
        /// How long it waited for its turn before anything was done.
        public var queued: TimeInterval?
        /// Looking up the host's name.
        public var nameLookup: TimeInterval?
        /// Connecting by TCP, to the proxy where there is one.
        public var connect: TimeInterval?
        /// The TLS handshake.
        public var secureConnection: TimeInterval?
        /// From the end of `queued` to the first byte of the answer.
        public var firstByte: TimeInterval?
        /// Everything, `queued` included.
        public var total: TimeInterval
        /// Bytes of the request's body that were sent.
        public var bodyBytesSent: Int64?
        /// Bytes of the answer's body as they came, before decompression.
        public var bodyBytesReceived: Int64?
        /// Bytes of the request's head.
        public var headerBytesSent: Int64?
        /// Bytes of the heads and trailers of the answers.
        public var headerBytesReceived: Int64?
        /// Whether the connection was kept from an earlier request, or is shared with one.
        public var isReusedConnection: Bool?
        /// Such as `HTTP/1.1` or `HTTP/2`.
        public var httpVersion: String?
        /// The address of the other end, such as `192.0.2.7` or `2001:db8::7`.
        public var remoteAddress: String?
        /// The port of the other end.
        public var remotePort: Int?

        /// Makes figures of which only the total is known.
        public init(url: URL, total: TimeInterval) {
            self.url = url
            self.total = total
        }
    }
}
