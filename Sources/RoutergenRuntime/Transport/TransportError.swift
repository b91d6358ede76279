/// Why an exchange failed below HTTP.
public struct TransportError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kinds of failure that a program may want to tell apart.
    public enum Kind: String, Sendable, Hashable {
        /// `cancel()` was called.
        case cancelled
        /// Connecting, or waiting for the next byte, took too long.
        case timedOut
        /// The host name does not resolve.
        case cannotFindHost
        /// Nothing listens there, or the network does not lead there.
        case cannotConnect
        /// The connection broke before the answer was complete.
        case connectionLost
        /// The server's certificate was not accepted, or TLS failed otherwise.
        case secureConnectionFailed
        /// The server does not have what it is pinned to, or a pin cannot be checked.
        case serverTrustFailed
        /// What came back is not HTTP, or is damaged.
        case badServerResponse
        /// More redirects than the limit.
        case tooManyRedirects
        /// The URL or its scheme cannot be used.
        case unsupportedURL
        /// The body of the request could not be read.
        case bodyUnreadable
        /// The method or a header cannot be sent, such as a value with a line break.
        case invalidRequest
        /// The transport cannot do what its configuration asks for, and doing without could do harm.
        case unsupported
        /// Anything else; the message says what.
        case other
    }

    /// The kind of failure.
    public var kind: Kind
    /// What the transport says about it.
    public var message: String

    /// Makes a failure.
    public init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    /// The kind and the message.
    public var description: String { "\(kind.rawValue): \(message)" }
}
