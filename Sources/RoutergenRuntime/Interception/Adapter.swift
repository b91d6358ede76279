import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An adapter made of a closure.
///
///     let signing = Adapter { urlRequest, _ in
///         var urlRequest = urlRequest
///         urlRequest.setValue(try await sign(urlRequest), forHTTPHeaderField: "X-Signature")
///         return urlRequest
///     }
public struct Adapter: RequestInterceptor {
    /// Makes the request that is sent.
    public typealias Adapt =
        @Sendable (URLRequest, RequestAdapterState) async throws -> URLRequest
    /// Hands the request that is sent to a completion handler, once.
    public typealias AdaptHandler =
        @Sendable (
            URLRequest, Session,
            _ completion: @escaping @Sendable (Result<URLRequest, any Error>) -> Void
        ) -> Void

    private let adapt: Adapt

    /// Makes an adapter.
    public init(_ adapt: @escaping Adapt) {
        self.adapt = adapt
    }

    /// Makes an adapter that answers with a completion handler.
    public init(_ handler: @escaping AdaptHandler) {
        adapt = { urlRequest, state in
            try await Completion.value(whenCancelled: .failure(CancellationError())) { completion in
                handler(urlRequest, state.session, completion)
            }.get()
        }
    }

    /// What the closure makes.
    public func adapt(
        _ urlRequest: URLRequest, using state: RequestAdapterState
    ) async throws -> URLRequest {
        try await adapt(urlRequest, state)
    }
}
