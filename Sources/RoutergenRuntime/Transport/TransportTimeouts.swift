import Foundation

/// How long the parts of an exchange may take, in seconds with fractions.
///
/// A limit that is nil is the default that its property names. Zero, negative and infinite values mean no
/// limit.
public struct TransportTimeouts: Sendable, Hashable {
    /// Looking up the name, connecting and the TLS handshake together, for each attempt; nil: like `idle`.
    ///
    /// `URLSession` does not say when a connection stands; there, only `idle` applies.
    public var connect: TimeInterval?
    /// The time without a byte in either direction; nil: `URLRequest.timeoutInterval`.
    ///
    /// Time spent in `pause()`, and in waiting for a turn, does not count.
    public var idle: TimeInterval?
    /// Everything from `start` to the end, redirects, pauses and waiting for a turn included; nil: no limit.
    public var total: TimeInterval?

    /// Makes limits; by default, only the request's own `timeoutInterval` applies.
    public init(
        connect: TimeInterval? = nil, idle: TimeInterval? = nil, total: TimeInterval? = nil
    ) {
        self.connect = connect
        self.idle = idle
        self.total = total
    }
}

extension Duration {
    /// A timeout as the clock takes it; nil where it is no limit.
    ///
    /// Bounded, so that adding it to a clock cannot overflow.
    init?(timeout seconds: TimeInterval?) {
        guard let seconds, seconds > 0, seconds.isFinite else { return nil }
        self = .seconds(min(seconds, 1e9))
    }

    /// In seconds.
    var timeInterval: TimeInterval { self / .seconds(1) }
}
