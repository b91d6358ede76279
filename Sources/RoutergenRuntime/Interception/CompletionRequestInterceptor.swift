import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An interceptor that answers with completion handlers, as those of Alamofire do. Each handler is called once;
/// a second call changes nothing.
public protocol CompletionRequestInterceptor: RequestInterceptor {
    /// The request that is sent in the place of another one; by default it is the same.
    func adapt(
        _ urlRequest: URLRequest, for session: Session,
        completion: @escaping @Sendable (Result<URLRequest, any Error>) -> Void)

    /// Decides about a request that failed; by default it is not retried.
    func retry(
        _ request: Request, for session: Session, dueTo error: any Error,
        completion: @escaping @Sendable (RetryResult) -> Void)
}

extension CompletionRequestInterceptor {
    /// The request as it is.
    public func adapt(
        _ urlRequest: URLRequest, for session: Session,
        completion: @escaping @Sendable (Result<URLRequest, any Error>) -> Void
    ) {
        completion(.success(urlRequest))
    }

    /// Does not retry.
    public func retry(
        _ request: Request, for session: Session, dueTo error: any Error,
        completion: @escaping @Sendable (RetryResult) -> Void
    ) {
        completion(.doNotRetry)
    }

    /// Waits for the completion handler.
    public func adapt(
        _ urlRequest: URLRequest, using state: RequestAdapterState
    ) async throws -> URLRequest {
        try await Completion.value(whenCancelled: .failure(CancellationError())) { completion in
            adapt(urlRequest, for: state.session, completion: completion)
        }.get()
    }

    /// Waits for the completion handler.
    public func retry(
        _ request: Request, for session: Session, dueTo error: RouterError
    ) async -> RetryResult {
        await Completion.value(whenCancelled: .doNotRetry) { completion in
            retry(request, for: session, dueTo: error as any Error, completion: completion)
        }
    }
}
