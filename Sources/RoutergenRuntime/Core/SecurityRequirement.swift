/// The need for one security scheme, as a description states it for a route.
///
/// A name alone is enough where there are no scopes: `[["token"]]`.
public struct SecurityRequirement: Sendable, Hashable {
    /// The name of the scheme in the description; it need not be described there.
    public var scheme: String
    /// The scopes that a token must have (OAuth 2 and OpenID Connect), or the roles that the user
    /// must have; empty where the description names none.
    public var scopes: [String]

    /// Makes a requirement.
    public init(_ scheme: String, scopes: [String] = []) {
        self.scheme = scheme
        self.scopes = scopes
    }
}

extension SecurityRequirement: ExpressibleByStringLiteral {
    /// A scheme without scopes.
    public init(stringLiteral scheme: String) { self.init(scheme) }
}
