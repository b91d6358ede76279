import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends `Authorization: Bearer …` (RFC 6750), with new tokens from a closure of yours.
public struct BearerAuthenticator: Authenticator {
    /// Makes a new token in the place of an old one, which is nil when there was none yet.
    public typealias Refresh = @Sendable (AccessToken?, Session) async throws -> AccessToken

    private let refresh: Refresh?

    /// Makes an authenticator.
    ///
    /// - Parameter refresh: nil where a token is for ever; then a refused request fails.
    public init(refresh: Refresh? = nil) {
        self.refresh = refresh
    }

    /// The first token.
    ///
    /// - Throws: what the closure throws.
    public func obtain(for session: Session) async throws -> AccessToken {
        guard let refresh else { throw AuthenticationError.missingCredential }
        return try await refresh(nil, session)
    }

    /// A new token.
    ///
    /// - Throws: what the closure throws.
    public func refresh(_ credential: AccessToken, for session: Session) async throws -> AccessToken
    {
        guard let refresh else { return credential }
        return try await refresh(credential, session)
    }

    /// Whether the server refused the token and there may be another one.
    public func didRequest(
        _ urlRequest: URLRequest, with response: HTTPURLResponse,
        failDueToAuthenticationError error: RouterError
    ) -> Bool {
        refresh != nil && response.statusCode == 401
    }
}

extension SecuritySchemeInterceptor where Self == AuthenticationInterceptor<BearerAuthenticator> {
    /// Sends a token that never changes.
    public static func bearer(_ token: String) -> Self {
        Self(authenticator: BearerAuthenticator(), credential: AccessToken(token))
    }

    /// Sends tokens from a closure, which is called for the first one and whenever a new one is needed.
    public static func bearer(
        _ token: AccessToken? = nil, refresh: @escaping BearerAuthenticator.Refresh
    ) -> Self {
        Self(authenticator: BearerAuthenticator(refresh: refresh), credential: token)
    }
}
