import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

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

/// A running exchange.
public protocol TransportTask: Sendable {
    /// Stops the exchange; the receiver hears `.cancelled` unless it has already heard the end.
    func cancel()
    /// Stops reading from the network until `resume()`, so that the sender has to wait.
    func pause()
    /// Goes on reading after `pause()`.
    func resume()
}

/// What a session hands to a transport.
public struct TransportRequest: Sendable {
    /// Method, URL, headers and `timeoutInterval`; its own body is ignored in favour of `body`.
    public var urlRequest: URLRequest
    /// What is sent behind the headers.
    public var body: TransportBody
    /// Whether the transport follows redirects itself; otherwise a 3xx is an answer like any other.
    public var followsRedirects: Bool

    /// Makes a request for a transport.
    public init(urlRequest: URLRequest, body: TransportBody = .none, followsRedirects: Bool = true)
    {
        self.urlRequest = urlRequest
        self.body = body
        self.followsRedirects = followsRedirects
    }
}

/// The body of a request, as a transport sends it; every form can be sent again from the start.
public enum TransportBody: Sendable {
    /// No body.
    case none
    /// Bytes in memory.
    case data(Data)
    /// The contents of a file, read while they are sent.
    case file(URL)
}

/// The head of an answer.
public struct TransportResponse: Sendable {
    /// The URL that answered, after redirects.
    public var url: URL
    /// The status code of the final answer; 1xx answers are not reported.
    public var statusCode: Int
    /// Such as `HTTP/1.1`; empty when the transport does not say.
    public var httpVersion: String
    /// The headers in the order in which they came; a repeated header stays repeated.
    public var headers: [(name: String, value: String)]

    /// Makes the head of an answer.
    public init(
        url: URL, statusCode: Int, httpVersion: String = "HTTP/1.1",
        headers: [(name: String, value: String)] = []
    ) {
        self.url = url
        self.statusCode = statusCode
        self.httpVersion = httpVersion
        self.headers = headers
    }
}

/// Who hears what happens to a request.
public protocol TransportReceiver: AnyObject, Sendable {
    /// The head of the final answer has arrived.
    func transportDidReceive(_ response: TransportResponse)
    /// A piece of the body has arrived.
    func transportDidReceive(_ data: Data)
    /// `sent` of `total` bytes of the request body are out; `total` is nil when it is not known.
    func transportDidSend(_ sent: Int64, of total: Int64?)
    /// The exchange is over: called exactly once, last.
    func transportDidComplete(_ failure: TransportError?)
}

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
