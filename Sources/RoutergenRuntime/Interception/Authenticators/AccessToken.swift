import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A token for `Authorization: Bearer` (RFC 6750), with what an OAuth 2 server says about it (RFC 6749,
/// section 5.1).
public struct AccessToken: AuthenticationCredential, Hashable {
    /// The token.
    public var token: String
    /// When it expires; nil where nobody says.
    public var expirationDate: Date?
    /// What a new token can be had for; nil where there is none.
    public var refreshToken: String?
    /// How long before its end a token counts as expired, in seconds; 30 by default.
    public var leeway: TimeInterval

    /// Makes a token.
    public init(
        _ token: String, expirationDate: Date? = nil, refreshToken: String? = nil,
        leeway: TimeInterval = 30
    ) {
        self.token = token
        self.expirationDate = expirationDate
        self.refreshToken = refreshToken
        self.leeway = leeway
    }

    /// Whether the token has expired, or soon will.
    public var requiresRefresh: Bool {
        expirationDate.map { $0.timeIntervalSinceNow < leeway } ?? false
    }
}

extension AccessToken: CustomStringConvertible {
    /// When the token expires, without the token.
    public var description: String {
        expirationDate.map { "*** until \(DateFormat.rfc3339.string(from: $0) ?? "?")" } ?? "***"
    }
}

// Wherever a token comes from, it is sent in one way.
extension Authenticator where Credential == AccessToken {
    /// Sets `Authorization: Bearer …`.
    public func apply(
        _ credential: AccessToken, to urlRequest: inout URLRequest,
        requirement: SecurityRequirement?
    ) {
        urlRequest.setValue(credential.headerValue, forHTTPHeaderField: "Authorization")
    }

    /// Whether the header has this token.
    public func isRequest(
        _ urlRequest: URLRequest, authenticatedWith credential: AccessToken
    ) -> Bool {
        urlRequest.value(forHTTPHeaderField: "Authorization") == credential.headerValue
    }
}

extension AccessToken {
    fileprivate var headerValue: String { "Bearer \(token)" }
}
