import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What went wrong with a request, and everything that is known about it.
///
/// The runtime throws no other error. Errors of your own code (a validator, a serializer, an
/// `asURLRequest()`) are its `underlyingError`.
public struct RouterError: Error, Sendable {
    /// What went wrong.
    public var reason: Reason
    /// The route that was asked for; nil for requests that were not made from one.
    public var route: Route?
    /// The request as it was sent.
    public var request: URLRequest?
    /// The head of the answer, if one came.
    public var response: HTTPURLResponse?
    /// The body of the answer, as far as it came.
    public var data: Data?
    /// The error that caused this one.
    public var underlyingError: (any Error)?
    /// The body of the answer, decoded, where the description gives a type for it.
    public var body: (any JSONModel)?

    /// Makes an error.
    public init(
        _ reason: Reason, route: Route? = nil, request: URLRequest? = nil,
        response: HTTPURLResponse? = nil, data: Data? = nil, underlyingError: (any Error)? = nil,
        body: (any JSONModel)? = nil
    ) {
        self.reason = reason
        self.route = route
        self.request = request
        self.response = response
        self.data = data
        self.underlyingError = underlyingError
        self.body = body
    }

    /// The kinds of failure, in the order in which a request can meet them.
    public enum Reason: Sendable {
        /// The configuration of an API needs a value that was not given.
        case missingConfiguration(name: String, api: String)
        /// The text is no URL with a scheme and a host.
        case invalidURL(String)
        /// The method is no token (RFC 9110).
        case invalidMethod(String)
        /// The name or the value of a header has characters that HTTP does not allow.
        case invalidHeader(name: String)
        /// The value cannot be sent at its place.
        case invalidParameter(name: String, problem: String)
        /// The method allows no body.
        case bodyNotAllowed(HTTPMethod)
        /// The parameters or the body could not be encoded.
        case encodingFailed(String)
        /// A file of the body could not be read.
        case fileUnreadable(URL)
        /// A download could not be written to this file, or moved there.
        case fileNotWritten(URL)
        /// `asURLRequest()` of your own type threw `underlyingError`.
        case requestCreationFailed
        /// An adapter of your own threw `underlyingError`.
        case adaptationFailed
        /// The request, or the task that waited for it, was cancelled.
        case cancelled
        /// The exchange failed below HTTP.
        case transport(TransportError)
        /// The answer has a status that is no success.
        case unacceptableStatus(Int)
        /// The answer has a content type that was not asked for; nil when it has none.
        case unacceptableContentType(String?, acceptable: [String])
        /// A validation of your own refused the answer; the underlying error says why.
        case validationFailed
        /// A retrier of your own answered a failure with `underlyingError`.
        indirect case retryFailed(dueTo: RouterError)
        /// The server's own status in its envelope is no success.
        case envelope(code: EnvelopeCode?, message: String?)
        /// The body of the answer is longer than so many bytes, which is what the session takes.
        case bodyTooLarge(limit: Int)
        /// The answer has no body where one is needed.
        case missingBody
        /// The body of the answer is not what was expected.
        case decodingFailed(String)
        /// The pages of a list would never end; the text says why.
        case endlessPages(String)
        /// A serializer or a transformation of your own threw `underlyingError`.
        case serializationFailed
    }

    /// An error for a configuration value that has no default.
    public static func missingConfiguration(_ name: String, of api: String) -> RouterError {
        RouterError(.missingConfiguration(name: name, api: api))
    }
}

extension RouterError {
    /// Whether the request was cancelled by the program.
    public var isExplicitlyCancelled: Bool {
        if case .cancelled = reason { true } else { false }
    }

    /// Whether connecting, or waiting for the next byte, took too long.
    public var isTimeout: Bool { transportError?.kind == .timedOut }

    /// Whether the answer was refused by a validation.
    public var isResponseValidationError: Bool {
        switch reason {
        case .unacceptableStatus, .unacceptableContentType, .validationFailed: true
        default: false
        }
    }

    /// Whether the answer could not be read.
    public var isResponseSerializationError: Bool {
        switch reason {
        case .missingBody, .decodingFailed, .serializationFailed: true
        default: false
        }
    }

    /// The status code of the answer, if one came.
    public var responseCode: Int? { response?.statusCode }

    /// What the transport says, where it failed.
    public var transportError: TransportError? {
        if case .transport(let error) = reason { error } else { nil }
    }

    /// The URL of the request.
    public var url: URL? { request?.url }

    /// The same error with what was not known where it was made.
    func adding(
        route: Route?, request: URLRequest?, response: HTTPURLResponse? = nil, data: Data? = nil
    ) -> RouterError {
        var error = self
        error.route = error.route ?? route
        error.request = error.request ?? request
        error.response = error.response ?? response
        error.data = error.data ?? data
        return error
    }

    /// The error itself where it is one of ours, otherwise one that it is the cause of.
    static func wrapping(_ error: any Error, as reason: Reason) -> RouterError {
        (error as? RouterError) ?? RouterError(reason, underlyingError: error)
    }
}
