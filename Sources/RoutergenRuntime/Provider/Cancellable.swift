/// A request that can be cancelled, as a `Provider` hands it out.
public protocol Cancellable: Sendable {
    /// Whether `cancel()` was called.
    var isCancelled: Bool { get }
    /// Cancels the request. Its completion handler gets an error whose `isExplicitlyCancelled` is true, unless it has
    /// been called already.
    func cancel()
}
