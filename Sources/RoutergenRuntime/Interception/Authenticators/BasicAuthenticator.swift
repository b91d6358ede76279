import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension BasicCredential: AuthenticationCredential {
    /// Never: names and passwords do not expire.
    public var requiresRefresh: Bool { false }
}

/// Sends `Authorization: Basic …` (RFC 7617) with every request, without waiting to be asked for it.
public struct BasicAuthenticator: Authenticator {
    /// Makes an authenticator.
    public init() {}

    /// Sets the header.
    public func apply(
        _ credential: BasicCredential, to urlRequest: inout URLRequest,
        requirement: SecurityRequirement?
    ) {
        urlRequest.setValue(credential.headerValue, forHTTPHeaderField: "Authorization")
    }

    /// The same credential.
    public func refresh(
        _ credential: BasicCredential, for session: Session
    ) async throws -> BasicCredential {
        credential
    }

    /// False: there is no other credential to try.
    public func didRequest(
        _ urlRequest: URLRequest, with response: HTTPURLResponse,
        failDueToAuthenticationError error: RouterError
    ) -> Bool {
        false
    }

    /// Whether the header has this credential.
    public func isRequest(
        _ urlRequest: URLRequest, authenticatedWith credential: BasicCredential
    ) -> Bool {
        urlRequest.value(forHTTPHeaderField: "Authorization") == credential.headerValue
    }
}

extension SecuritySchemeInterceptor where Self == AuthenticationInterceptor<BasicAuthenticator> {
    /// Sends a name and a password.
    public static func basic(username: String, password: String) -> Self {
        Self(
            authenticator: BasicAuthenticator(),
            credential: BasicCredential(username: username, password: password))
    }
}
