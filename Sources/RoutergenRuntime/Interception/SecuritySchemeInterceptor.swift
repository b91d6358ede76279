import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An interceptor that authenticates requests for one security scheme; `SecurityInterceptor` decides when.
public protocol SecuritySchemeInterceptor: RequestInterceptor {
    /// Adds credentials to a request, whatever its route says.
    ///
    /// - Parameter requirement: what the route asks for; nil for requests of another kind.
    /// - Throws: any error, which ends the attempt.
    func authenticate(
        _ urlRequest: URLRequest, for requirement: SecurityRequirement?,
        using state: RequestAdapterState
    ) async throws -> URLRequest
}
