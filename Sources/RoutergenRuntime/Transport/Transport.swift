/// What carries requests over a network.
///
/// A session talks to its transport and to nothing else, so that tests can put a stub in its place.
/// `CurlTransport` is the default on Linux, `URLSessionTransport` on Apple platforms.
public protocol Transport: Sendable {
    /// Starts to send a request and returns at once.
    ///
    /// The transport tells the receiver what happens, one call at a time and in order, on a queue or
    /// thread of its own; a receiver must not block it.
    ///
    /// - Returns: A handle that stops or pauses the exchange.
    func start(_ request: TransportRequest, receiver: any TransportReceiver) -> any TransportTask
}
