import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// OAuth 2 for a user who has signed in: old tokens are exchanged for new ones (RFC 6749, section 6).
///
/// How the first token is had, in a browser as a rule, is the application's affair.
public struct RefreshTokenAuthenticator: Authenticator {
    private let client: OAuth2Client
    private let onRefresh: @Sendable (AccessToken) -> Void

    /// Makes an authenticator.
    ///
    /// - Parameter onRefresh: called with each new token, so that the application can keep it.
    public init(
        client: OAuth2Client, onRefresh: @escaping @Sendable (AccessToken) -> Void = { _ in }
    ) {
        self.client = client
        self.onRefresh = onRefresh
    }

    /// A new token. The old refresh token stays where the server gives no new one.
    ///
    /// - Throws: `RouterError`, or `AuthenticationError`: `.missingCredential` where there is no refresh token,
    ///   `.tokenRefused` where the user has to sign in again.
    public func refresh(_ credential: AccessToken, for session: Session) async throws -> AccessToken
    {
        guard let refreshToken = credential.refreshToken else {
            throw AuthenticationError.missingCredential
        }
        var token = try await client.token(
            [("grant_type", "refresh_token"), ("refresh_token", refreshToken)], for: session)
        token.refreshToken = token.refreshToken ?? refreshToken
        token.leeway = credential.leeway
        onRefresh(token)
        return token
    }
}

extension SecuritySchemeInterceptor
where Self == AuthenticationInterceptor<RefreshTokenAuthenticator> {
    /// Exchanges tokens of a signed-in user for new ones.
    public static func refreshToken(
        _ token: AccessToken, client: OAuth2Client,
        onRefresh: @escaping @Sendable (AccessToken) -> Void = { _ in }
    ) -> Self {
        Self(
            authenticator: RefreshTokenAuthenticator(client: client, onRefresh: onRefresh),
            credential: token)
    }
}
