import RoutergenSyntax

/// OpenAPI 3.2, "Security Scheme Object"; Swagger 2.0, "Security Scheme Object", whose `basic` is
/// `http` with the scheme `basic`.
package struct SecuritySchemeObject: Sendable {
    package enum Kind: Sendable {
        case apiKey(name: Located<String>, location: OpenAPIParameter.Location)
        /// A scheme of `Authorization` (RFC 9110, section 16.4.1), in lower case: `bearer`.
        case http(scheme: Located<String>, bearerFormat: String?)
        case oauth2([OAuthFlow])
        case openIDConnect(url: Located<String>?)
        /// A certificate of the client. OpenAPI 3.1.
        case mutualTLS
    }

    package var kind: Kind
    package var description: String?
    /// OpenAPI 3.2.
    package var isDeprecated = false
    package var extensions: [Mapping.Entry] = []
    package var range: SourceRange
}
