import Foundation

/// A body that is made while it is sent, and that can be made again.
///
/// A transport opens a new stream for every attempt: at a redirect that keeps the body, and when a kept
/// connection turns out to be closed. It reads a little ahead of the network and then waits, on a thread
/// of its own, so `read` of the stream may block.
///
///     let log = TransportStream { try LogExportStream(since: yesterday) }
public struct TransportStream: Sendable {
    /// In bytes; nil where it is not known before the end. Then the body is sent in chunks (RFC 9112,
    /// section 7.1) or, over HTTP/2, in frames without an announced length.
    ///
    /// A stream that yields another number of bytes fails the request with `.bodyUnreadable`.
    public var length: Int64?
    /// Makes a stream that stands at the start of the body and is not open yet. What it throws fails the
    /// request with `.bodyUnreadable`.
    public var make: @Sendable () throws -> InputStream

    /// Makes a body from what makes its stream; the closure is called once for each attempt.
    public init(length: Int64? = nil, make: @escaping @Sendable () throws -> InputStream) {
        self.length = length
        self.make = make
    }
}
