import Foundation

/// A retrier made of a closure.
///
///     let once = Retrier { request, _, _ in request.retryCount == 0 ? .retry : .doNotRetry }
public struct Retrier: RequestInterceptor {
    /// Decides about a request that failed.
    public typealias Retry = @Sendable (Request, Session, RouterError) async -> RetryResult
    /// Hands a decision to a completion handler, once.
    public typealias RetryHandler =
        @Sendable (
            Request, Session, any Error, _ completion: @escaping @Sendable (RetryResult) -> Void
        ) -> Void

    private let retry: Retry

    /// Makes a retrier.
    public init(_ retry: @escaping Retry) {
        self.retry = retry
    }

    /// Makes a retrier that answers with a completion handler.
    public init(_ handler: @escaping RetryHandler) {
        retry = { request, session, error in
            await Completion.value(whenCancelled: .doNotRetry) { completion in
                handler(request, session, error, completion)
            }
        }
    }

    /// What the closure says.
    public func retry(
        _ request: Request, for session: Session, dueTo error: RouterError
    ) async -> RetryResult {
        await retry(request, session, error)
    }
}
