import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Changes requests before they are sent, in every attempt anew: adds a token, a signature, a header.
///
/// The session's adapter is asked first, then the request's own; each gets what the one before it has made. In a
/// list (`Interceptor`), they are asked in its order. The first error ends the chain.
public protocol RequestAdapter: Sendable {
    /// The request that is sent in the place of another one.
    ///
    /// It is called on no particular queue, and may wait; when the request is cancelled, so is the task that
    /// calls it.
    ///
    /// - Throws: any error; one that is no `RouterError` becomes the `underlyingError` of one with
    ///   `.adaptationFailed`. Retriers are asked about it.
    func adapt(
        _ urlRequest: URLRequest, using state: RequestAdapterState
    ) async throws -> URLRequest
}
