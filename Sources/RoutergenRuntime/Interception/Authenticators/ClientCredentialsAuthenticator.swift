import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// OAuth 2 between machines: the application gets tokens in its own name (RFC 6749, section 4.4).
public struct ClientCredentialsAuthenticator: Authenticator {
    private let client: OAuth2Client
    private let scopes: [String]

    /// Makes an authenticator.
    ///
    /// - Parameter scopes: what tokens are asked for; empty leaves it to the server.
    public init(client: OAuth2Client, scopes: [String] = []) {
        self.client = client
        self.scopes = scopes
    }

    /// A token from the server.
    ///
    /// - Throws: `RouterError`, or `AuthenticationError.tokenRefused`.
    public func obtain(for session: Session) async throws -> AccessToken {
        var fields = [(name: "grant_type", value: "client_credentials")]
        if !scopes.isEmpty { fields.append(("scope", scopes.joined(separator: " "))) }
        return try await client.token(fields, for: session)
    }

    /// Another token from the server.
    ///
    /// - Throws: `RouterError`, or `AuthenticationError.tokenRefused`.
    public func refresh(_ credential: AccessToken, for session: Session) async throws -> AccessToken
    {
        try await obtain(for: session)
    }
}

extension SecuritySchemeInterceptor
where Self == AuthenticationInterceptor<ClientCredentialsAuthenticator> {
    /// Gets tokens in the application's own name, the first one when it is needed.
    public static func clientCredentials(_ client: OAuth2Client, scopes: [String] = []) -> Self {
        Self(authenticator: ClientCredentialsAuthenticator(client: client, scopes: scopes))
    }
}
