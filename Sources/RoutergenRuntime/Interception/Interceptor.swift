import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Several adapters and retriers in one.
///
/// Adapters are asked in the order of the list, each with what the one before it has made. Retriers are asked in
/// the order of the list, until one says anything but `.doNotRetry`. What is given as an interceptor is asked
/// behind what is given as an adapter or as a retrier only.
public struct Interceptor: RequestInterceptor {
    /// Asked in this order.
    public let adapters: [any RequestAdapter]
    /// Asked in this order.
    public let retriers: [any RequestRetrier]

    /// Makes an interceptor of others.
    public init(
        adapters: [any RequestAdapter] = [], retriers: [any RequestRetrier] = [],
        interceptors: [any RequestInterceptor] = []
    ) {
        self.adapters = adapters + interceptors
        self.retriers = retriers + interceptors
    }

    /// Makes an interceptor of one adapter and one retrier.
    public init(adapter: any RequestAdapter, retrier: any RequestRetrier) {
        self.init(adapters: [adapter], retriers: [retrier])
    }

    /// What the last adapter makes.
    public func adapt(
        _ urlRequest: URLRequest, using state: RequestAdapterState
    ) async throws -> URLRequest {
        var adapted = urlRequest
        for adapter in adapters { adapted = try await adapter.adapt(adapted, using: state) }
        return adapted
    }

    /// What the first retrier says that has something to say.
    public func retry(
        _ request: Request, for session: Session, dueTo error: RouterError
    ) async -> RetryResult {
        for retrier in retriers {
            let result = await retrier.retry(request, for: session, dueTo: error)
            guard case .doNotRetry = result else { return result }
        }
        return .doNotRetry
    }
}
