import Foundation

/// What a retrier says.
public enum RetryResult: Sendable {
    /// Try again at once.
    case retry
    /// Try again after so many seconds.
    case retryWithDelay(TimeInterval)
    /// Nothing to say: the next retrier is asked, and after the last one the request fails.
    case doNotRetry
    /// The request fails with this error; no other retrier is asked. One that is no `RouterError` becomes the
    /// `underlyingError` of one with `.retryFailed`.
    case doNotRetryWithError(any Error)

    /// Whether there is another attempt.
    public var isRetry: Bool {
        switch self {
        case .retry, .retryWithDelay: true
        case .doNotRetry, .doNotRetryWithError: false
        }
    }
}
