import Foundation

/// Says whether a request that failed is tried again.
///
/// The session's retrier is asked first, then the request's own; in a list (`Interceptor`), in its order. The first
/// answer but `.doNotRetry` counts. Retriers are asked once for each attempt that failed: below HTTP, in an
/// adapter, in a validation, or with a status from 400 on that is no success of the route, validated or not. They
/// are not asked about a request that was cancelled, that ran out of its total time, that could not be made, whose
/// route forbids it (`Route.allowsRetry`), or that has been tried `SessionConfiguration.maximumRetryCount` times
/// again.
public protocol RequestRetrier: Sendable {
    /// Decides about a request.
    ///
    /// It is called on no particular queue, and may wait; when the request is cancelled, so is the task that calls
    /// it.
    ///
    /// - Parameters:
    ///   - request: the request, with the head of the answer that failed.
    ///   - error: why the attempt failed, with everything that is known.
    func retry(
        _ request: Request, for session: Session, dueTo error: RouterError
    ) async -> RetryResult
}
