import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Tries requests again that failed for reasons that pass, with growing pauses.
///
/// A request is tried again where all of this holds:
///
/// - it failed below HTTP with one of `retryableTransportErrors`, or has an answer with one of
///   `retryableHTTPStatusCodes`;
/// - sending it twice does no harm: its method is one of `retryableHTTPMethods`, or its route says so
///   (`Route.allowsRetry`), or it carries an idempotency key, or it never reached the server;
/// - it has been tried again less than `retryLimit` times;
/// - the pause ends before the `deadline`.
///
/// The pause is `exponentialBackoffBase` to the power of the retries so far, times `exponentialBackoffScale`, at
/// most `maximumDelay`, with a random part, so that many clients do not come back all at once. A `Retry-After`
/// header (RFC 9110, section 10.2.3) asks for another one; where it asks for more than `maximumRetryAfter`, the
/// request fails.
public struct RetryPolicy: RequestInterceptor {
    /// How often a request is tried again; 2 by default.
    public var retryLimit: Int
    /// 2 by default: the pauses double.
    public var exponentialBackoffBase: Double
    /// The first pause in seconds; 0.5 by default.
    public var exponentialBackoffScale: Double
    /// The longest pause of the policy's own, in seconds; 30 by default.
    public var maximumDelay: TimeInterval
    /// How much of a pause is random, from 0 to 1: with the default of 0.5, a pause of 2 s is one of 1 to 2 s.
    public var jitter: Double
    /// The longest pause that a server may ask for, in seconds; 60 by default.
    public var maximumRetryAfter: TimeInterval
    /// When no further attempt begins, in seconds from the start of the request; nil, the default, for never.
    public var deadline: TimeInterval?
    /// The methods that are tried again: by default the idempotent ones (RFC 9110, section 9.2.2) and `QUERY`.
    public var retryableHTTPMethods: Set<HTTPMethod>
    /// The statuses that are tried again; by default 408, 429, 500, 502, 503 and 504.
    public var retryableHTTPStatusCodes: Set<Int>
    /// The failures that are tried again; by default those of the network.
    public var retryableTransportErrors: Set<TransportError.Kind>
    /// The header of the idempotency keys that requests with other methods get, such as `Idempotency-Key`; nil, the
    /// default, gives none. The key is the same in every attempt. A header of that name that is there stays.
    public var idempotencyKeyHeader: String?

    /// From 0 up to 1.
    var randomNumber: @Sendable () -> Double = { .random(in: 0..<1) }
    var now: @Sendable () -> Date = { Date() }

    /// Makes a policy.
    public init(
        retryLimit: Int = 2, exponentialBackoffBase: Double = 2,
        exponentialBackoffScale: Double = 0.5, maximumDelay: TimeInterval = 30,
        jitter: Double = 0.5, maximumRetryAfter: TimeInterval = 60, deadline: TimeInterval? = nil,
        retryableHTTPMethods: Set<HTTPMethod> = RetryPolicy.defaultRetryableHTTPMethods,
        retryableHTTPStatusCodes: Set<Int> = RetryPolicy.defaultRetryableHTTPStatusCodes,
        retryableTransportErrors: Set<TransportError.Kind> = RetryPolicy
            .defaultRetryableTransportErrors,
        idempotencyKeyHeader: String? = nil
    ) {
        self.retryLimit = retryLimit
        self.exponentialBackoffBase = exponentialBackoffBase
        self.exponentialBackoffScale = exponentialBackoffScale
        self.maximumDelay = maximumDelay
        self.jitter = jitter
        self.maximumRetryAfter = maximumRetryAfter
        self.deadline = deadline
        self.retryableHTTPMethods = retryableHTTPMethods
        self.retryableHTTPStatusCodes = retryableHTTPStatusCodes
        self.retryableTransportErrors = retryableTransportErrors
        self.idempotencyKeyHeader = idempotencyKeyHeader
    }

    /// The idempotent methods (RFC 9110, section 9.2.2), and `QUERY`, which is safe.
    public static let defaultRetryableHTTPMethods: Set<HTTPMethod> = [
        .delete, .get, .head, .options, .put, .query, .trace,
    ]
    /// Request Timeout, Too Many Requests (RFC 6585) and the errors of servers that pass.
    public static let defaultRetryableHTTPStatusCodes: Set<Int> = [408, 429, 500, 502, 503, 504]
    /// Failures of the network; not those of certificates, URLs and answers.
    public static let defaultRetryableTransportErrors: Set<TransportError.Kind> = [
        .timedOut, .cannotFindHost, .cannotConnect, .connectionLost,
    ]

    /// Gives a request an idempotency key, where the policy says so and the method needs one.
    public func adapt(
        _ urlRequest: URLRequest, using state: RequestAdapterState
    ) async throws -> URLRequest {
        guard let header = idempotencyKeyHeader, !isIdempotent(urlRequest),
            urlRequest.value(forHTTPHeaderField: header) == nil
        else { return urlRequest }
        var urlRequest = urlRequest
        urlRequest.setValue(
            state.requestID.uuidString.lowercased(), forHTTPHeaderField: header)
        return urlRequest
    }

    /// Decides about a request that failed.
    public func retry(
        _ request: Request, for session: Session, dueTo error: RouterError
    ) async -> RetryResult {
        guard request.retryCount < retryLimit, isRetryable(error), isRepeatable(request, error),
            let delay = delay(before: request, dueTo: error)
        else { return .doNotRetry }
        if let deadline, (request.timeline.elapsed ?? 0) + delay > deadline { return .doNotRetry }
        return delay > 0 ? .retryWithDelay(delay) : .retry
    }

    private func isRetryable(_ error: RouterError) -> Bool {
        if let kind = error.transportError?.kind { return retryableTransportErrors.contains(kind) }
        return error.responseCode.map(retryableHTTPStatusCodes.contains) ?? false
    }

    /// Whether the request may be sent twice.
    private func isRepeatable(_ request: Request, _ error: RouterError) -> Bool {
        if request.route?.allowsRetry == true { return true }
        switch error.transportError?.kind {
        case .cannotFindHost, .cannotConnect: return true
        default: break
        }
        guard let sent = request.lastRequest else { return false }
        if isIdempotent(sent) { return true }
        return idempotencyKeyHeader.map { sent.value(forHTTPHeaderField: $0) != nil } ?? false
    }

    private func isIdempotent(_ urlRequest: URLRequest) -> Bool {
        retryableHTTPMethods.contains(urlRequest.method ?? .get)
    }

    /// The pause; nil where the server asks for too long a one.
    private func delay(before request: Request, dueTo error: RouterError) -> TimeInterval? {
        if let text = error.response?.value(forHTTPHeaderField: "Retry-After"),
            let wanted = RetryAfter.seconds(text, now: now())
        {
            return wanted <= maximumRetryAfter ? wanted : nil
        }
        let backoff =
            pow(exponentialBackoffBase, Double(request.retryCount))
            * exponentialBackoffScale
        let longest = backoff.clamped(to: 0...maximumDelay.clamped(to: 0...1e9))
        return longest * (1 - jitter.clamped(to: 0...1) * randomNumber())
    }
}

extension RequestInterceptor where Self == RetryPolicy {
    /// The policy with all its defaults.
    public static var retryPolicy: RetryPolicy { RetryPolicy() }
}
