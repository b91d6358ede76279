import Foundation

/// Tries requests again whose connection broke, as happens when a device changes its network.
///
/// It is a `RetryPolicy` for that one failure: no status is tried again.
public struct ConnectionLostRetryPolicy: RequestInterceptor {
    private let policy: RetryPolicy

    /// Makes a policy; see `RetryPolicy` for the parameters.
    public init(
        retryLimit: Int = 2, exponentialBackoffBase: Double = 2,
        exponentialBackoffScale: Double = 0.5,
        retryableHTTPMethods: Set<HTTPMethod> = RetryPolicy.defaultRetryableHTTPMethods
    ) {
        policy = RetryPolicy(
            retryLimit: retryLimit, exponentialBackoffBase: exponentialBackoffBase,
            exponentialBackoffScale: exponentialBackoffScale,
            retryableHTTPMethods: retryableHTTPMethods, retryableHTTPStatusCodes: [],
            retryableTransportErrors: [.connectionLost])
    }

    /// Decides about a request that failed.
    public func retry(
        _ request: Request, for session: Session, dueTo error: RouterError
    ) async -> RetryResult {
        await policy.retry(request, for: session, dueTo: error)
    }
}
