import RoutergenSyntax

/// OpenAPI 3.2, "OAuth Flow Object".
package struct OAuthFlow: Sendable {
    /// OpenAPI 3.2, "OAuth Flows Object"; Swagger 2.0 calls client credentials `application` and the
    /// authorization code `accessCode`.
    package enum Kind: String, Sendable, CaseIterable {
        case implicit
        case password
        case clientCredentials
        case authorizationCode
        /// OpenAPI 3.2.
        case deviceAuthorization
    }

    package var kind: Kind
    package var authorizationURL: String?
    package var tokenURL: String?
    package var refreshURL: String?
    /// Scopes and what they are for.
    package var scopes: [Named<String>] = []
    package var range: SourceRange
}
