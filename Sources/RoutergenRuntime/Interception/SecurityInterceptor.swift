import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Authenticates each route as its description asks (`Route.security`), by the names of the security schemes.
///
///     let security = SecurityInterceptor([
///         "apiKey": .apiKey("k-123", in: .header("X-API-Key")),
///         "oauth": .clientCredentials(OAuth2Client(tokenURL: url, clientID: "me", clientSecret: "…")),
///     ])
///     let session = Session(interceptor: security)
///
/// Of a route's alternatives the first is taken all of whose schemes are here, or else the first of which some are:
/// the rest may come from the configuration of the API. An alternative without schemes is taken when there is no
/// other one. Requests that are not made from a route, and routes that need nothing, are left alone.
public struct SecurityInterceptor: RequestInterceptor {
    private let interceptors: [String: any SecuritySchemeInterceptor]

    /// Makes an interceptor.
    ///
    /// - Parameter interceptors: by the names that the description gives the schemes.
    public init(_ interceptors: [String: any SecuritySchemeInterceptor]) {
        self.interceptors = interceptors
    }

    /// Adds the credentials that the route asks for.
    ///
    /// - Throws: what the interceptor of a scheme throws.
    public func adapt(
        _ urlRequest: URLRequest, using state: RequestAdapterState
    ) async throws -> URLRequest {
        var urlRequest = urlRequest
        for requirement in requirements(of: state.route) {
            guard let interceptor = interceptors[requirement.scheme] else { continue }
            urlRequest = try await interceptor.authenticate(
                urlRequest, for: requirement, using: state)
        }
        return urlRequest
    }

    /// What the interceptors of the route's schemes say, in their order.
    public func retry(
        _ request: Request, for session: Session, dueTo error: RouterError
    ) async -> RetryResult {
        for requirement in requirements(of: request.route) {
            guard let interceptor = interceptors[requirement.scheme] else { continue }
            let result = await interceptor.retry(request, for: session, dueTo: error)
            guard case .doNotRetry = result else { return result }
        }
        return .doNotRetry
    }

    private func requirements(of route: Route?) -> [SecurityRequirement] {
        let alternatives = route?.security.filter { !$0.isEmpty } ?? []
        let isHere = { (requirement: SecurityRequirement) in
            interceptors[requirement.scheme] != nil
        }
        return alternatives.first { $0.allSatisfy(isHere) }
            ?? alternatives.first { $0.contains(where: isHere) } ?? []
    }
}
