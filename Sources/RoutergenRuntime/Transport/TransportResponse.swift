import Foundation

/// The head of an answer.
public struct TransportResponse: Sendable {
    /// The URL that answered, after redirects.
    public var url: URL
    /// The status code.
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
