import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An adapter and a retrier in one; what it does not say changes nothing and retries nothing.
public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}

extension RequestInterceptor {
    /// The request as it is.
    public func adapt(
        _ urlRequest: URLRequest, using state: RequestAdapterState
    ) async throws -> URLRequest {
        urlRequest
    }

    /// Does not retry.
    public func retry(
        _ request: Request, for session: Session, dueTo error: RouterError
    ) async -> RetryResult {
        .doNotRetry
    }
}
