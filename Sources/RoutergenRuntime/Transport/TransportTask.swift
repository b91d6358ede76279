/// A running exchange.
public protocol TransportTask: Sendable {
    /// Stops the exchange; the receiver hears `.cancelled` unless it has already heard the end.
    func cancel()
    /// Stops reading from the network until `resume()`, so that the sender has to wait.
    func pause()
    /// Goes on reading after `pause()`.
    func resume()
}
