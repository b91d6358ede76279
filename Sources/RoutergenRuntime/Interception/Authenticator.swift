import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What authenticates requests: a token, or a name and a password.
public protocol AuthenticationCredential: Sendable {
    /// Whether the credential is too old to be sent, so that it is refreshed first.
    var requiresRefresh: Bool { get }
}

/// Knows one way to authenticate requests; an `AuthenticationInterceptor` does the rest.
public protocol Authenticator<Credential>: Sendable {
    /// What authenticates the requests.
    associatedtype Credential: AuthenticationCredential

    /// Adds a credential to a request.
    ///
    /// - Parameter requirement: what the route asks for; nil for requests of another kind.
    func apply(
        _ credential: Credential, to urlRequest: inout URLRequest,
        requirement: SecurityRequirement?)

    /// The first credential, where none was given.
    ///
    /// - Throws: by default `AuthenticationError.missingCredential`.
    func obtain(for session: Session) async throws -> Credential

    /// A credential in the place of an old one. It is called once at a time, however many requests wait.
    ///
    /// Requests that it makes through `session` in its own task, or in child tasks, are not authenticated by the
    /// interceptor that calls it, and do not wait for it.
    ///
    /// - Throws: any error; the requests that wait fail with it.
    func refresh(_ credential: Credential, for session: Session) async throws -> Credential

    /// Whether a request failed because of its credential; by default that is status 401.
    func didRequest(
        _ urlRequest: URLRequest, with response: HTTPURLResponse,
        failDueToAuthenticationError error: RouterError
    ) -> Bool

    /// Whether a request was sent with this credential, rather than with an older one.
    func isRequest(_ urlRequest: URLRequest, authenticatedWith credential: Credential) -> Bool
}

extension Authenticator {
    /// There is no first credential.
    ///
    /// - Throws: `AuthenticationError.missingCredential`
    public func obtain(for session: Session) async throws -> Credential {
        throw AuthenticationError.missingCredential
    }

    /// Whether the status is 401 (RFC 9110, section 15.5.2).
    public func didRequest(
        _ urlRequest: URLRequest, with response: HTTPURLResponse,
        failDueToAuthenticationError error: RouterError
    ) -> Bool {
        response.statusCode == 401
    }
}

/// Why a request could not be authenticated.
public enum AuthenticationError: Error, Sendable, Hashable {
    /// There is no credential, and the authenticator cannot get one.
    case missingCredential
    /// There were more refreshes in a short time than the interceptor's `RefreshWindow` allows.
    case excessiveRefresh
    /// The server did not hand out a token; the text is what it says about it, without credentials.
    case tokenRefused(String)
}
