import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Authenticates requests and refreshes their credential, once for all requests that wait for it.
///
/// A request gets the present credential. Where that `requiresRefresh`, or where the server refuses it, the
/// credential is refreshed and the request is sent (again); all other requests wait for that one refresh. A
/// request that the server refuses although it had the newest credential causes a refresh, and is given up once it
/// has been refused `retryLimit` times more. Requests that the authenticator makes to refresh are left alone.
///
/// Where `schemes` names security schemes, only requests of routes are authenticated that need one of them
/// (`Route.security`). To choose between alternatives of several schemes, use `SecurityInterceptor`.
public final class AuthenticationInterceptor<AuthenticatorType: Authenticator>: RequestInterceptor {
    /// What authenticates the requests.
    public typealias Credential = AuthenticatorType.Credential

    /// How many refreshes may begin in a time, so that a server that refuses everything is not flooded.
    public struct RefreshWindow: Sendable, Hashable {
        /// The time in seconds; 30 by default.
        public var interval: TimeInterval
        /// How many refreshes may begin in that time; 5 by default.
        public var maximumAttempts: Int

        /// Makes a window.
        public init(interval: TimeInterval = 30, maximumAttempts: Int = 5) {
            self.interval = interval
            self.maximumAttempts = maximumAttempts
        }
    }

    /// Knows how to authenticate.
    public let authenticator: AuthenticatorType
    /// The security schemes whose routes are authenticated; nil for every request.
    public let schemes: Set<String>?
    /// How often one request is tried again with a new credential; 1 by default.
    public let retryLimit: Int
    private let store: CredentialStore<Credential>

    /// Makes an interceptor.
    ///
    /// - Parameters:
    ///   - credential: nil where the authenticator gets the first one by itself.
    ///   - refreshWindow: nil sets no limit.
    public init(
        authenticator: AuthenticatorType, credential: Credential? = nil,
        schemes: Set<String>? = nil, refreshWindow: RefreshWindow? = RefreshWindow(),
        retryLimit: Int = 1
    ) {
        self.authenticator = authenticator
        self.schemes = schemes
        self.retryLimit = retryLimit
        store = CredentialStore(
            credential: credential,
            limit: refreshWindow.map { ($0.interval, $0.maximumAttempts) })
    }

    /// The present credential. Setting it changes what later requests send; a refresh that runs then counts for
    /// nothing.
    public var credential: Credential? {
        get { store.snapshot.credential }
        set { store.set(newValue) }
    }

    /// Adds the credential, which may have to be obtained or refreshed first.
    ///
    /// - Throws: `AuthenticationError`, or what the authenticator throws.
    public func adapt(
        _ urlRequest: URLRequest, using state: RequestAdapterState
    ) async throws -> URLRequest {
        let requirement = requirement(of: state.route)
        guard requirement != nil || schemes == nil else { return urlRequest }
        return try await authenticate(urlRequest, for: requirement, using: state)
    }

    /// Refreshes the credential where the server refused it.
    public func retry(
        _ request: Request, for session: Session, dueTo error: RouterError
    ) async -> RetryResult {
        guard let sent = request.lastRequest, let response = request.response,
            schemes == nil || requirement(of: request.route) != nil,
            !request.exemptions.contains(self),
            authenticator.didRequest(sent, with: response, failDueToAuthenticationError: error)
        else { return .doNotRetry }
        let snapshot = store.snapshot
        guard let credential = snapshot.credential else { return .doNotRetry }
        // Another request has refreshed it in the meantime.
        guard authenticator.isRequest(sent, authenticatedWith: credential) else { return .retry }
        guard request.countRefresh(by: self) <= retryLimit else { return .doNotRetry }
        do {
            _ = try await refreshed(for: session, since: snapshot)
            return .retry
        } catch {
            return .doNotRetryWithError(error)
        }
    }

    private func requirement(of route: Route?) -> SecurityRequirement? {
        route?.security.lazy.joined().first { self.schemes?.contains($0.scheme) ?? true }
    }

    private func refreshed(
        for session: Session, since snapshot: CredentialStore<Credential>.Snapshot
    ) async throws -> Credential {
        let exemption = AuthenticationExemption.current.adding(self)
        return try await store.refreshed(since: snapshot) { [authenticator] in
            try await AuthenticationExemption.$current.withValue(exemption) {
                guard let old = snapshot.credential else {
                    return try await authenticator.obtain(for: session)
                }
                return try await authenticator.refresh(old, for: session)
            }
        }
    }
}

extension AuthenticationInterceptor: SecuritySchemeInterceptor {
    /// Adds the credential, which may have to be obtained or refreshed first.
    ///
    /// - Throws: `AuthenticationError`, or what the authenticator throws.
    public func authenticate(
        _ urlRequest: URLRequest, for requirement: SecurityRequirement?,
        using state: RequestAdapterState
    ) async throws -> URLRequest {
        guard !state.exemptions.contains(self) else { return urlRequest }
        let snapshot = store.snapshot
        let credential: Credential
        if let present = snapshot.credential, !present.requiresRefresh, !snapshot.isRefreshing {
            credential = present
        } else {
            credential = try await refreshed(for: state.session, since: snapshot)
        }
        var urlRequest = urlRequest
        authenticator.apply(credential, to: &urlRequest, requirement: requirement)
        return urlRequest
    }
}

extension Request {
    /// Counts a refresh of an interceptor, or an answer to a challenge, on behalf of this request.
    func countRefresh(by interceptor: AnyObject) -> Int {
        mutable.withLock { mutable in
            mutable.refreshes[ObjectIdentifier(interceptor), default: 0] += 1
            return mutable.refreshes[ObjectIdentifier(interceptor), default: 0]
        }
    }
}
