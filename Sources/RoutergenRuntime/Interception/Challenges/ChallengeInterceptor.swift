import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Answers servers that ask who one is: 401 with `WWW-Authenticate` (RFC 9110, section 11.6.1).
///
///     let session = Session(interceptor: ChallengeInterceptor { request, challenge in
///         challenge.previousFailureCount == 0
///             ? .useCredential(BasicCredential(username: "sea", password: "secret"))
///             : .performDefaultHandling
///     })
///
/// A request goes out without a credential first. What has answered a challenge is remembered, and later requests to the
/// same scheme, host and port bring it along. It is shown to nobody else: where a redirect has led to another origin,
/// nothing is answered. The safest of several challenges is asked about first: `Digest` with SHA-256, `Digest`,
/// all others but `Basic` in the server's order, and `Basic`.
///
/// It works over every transport, as attempts of the request: those that are never retried are not asked about.
public final class ChallengeInterceptor: SecuritySchemeInterceptor {
    /// Decides about a challenge.
    public typealias Decision =
        @Sendable (Request, AuthenticationChallenge) async -> AuthenticationChallenge.Answer

    private enum Known {
        case digest(DigestAuthorization)
        case fixed(String)
    }

    private let decide: Decision
    private let known = Protected<[Origin: Known]>([:])

    /// Makes an interceptor that asks a closure about each challenge.
    public init(_ decide: @escaping Decision) {
        self.decide = decide
    }

    /// Adds what has answered the challenge of the same origin.
    public func adapt(
        _ urlRequest: URLRequest, using state: RequestAdapterState
    ) async throws -> URLRequest {
        try await authenticate(urlRequest, for: nil, using: state)
    }

    /// Adds what has answered the challenge of the same origin.
    public func authenticate(
        _ urlRequest: URLRequest, for requirement: SecurityRequirement?,
        using state: RequestAdapterState
    ) async throws -> URLRequest {
        guard let origin = urlRequest.url.flatMap(Origin.init) else { return urlRequest }
        let value = known.withLock { known -> String? in
            switch known[origin] {
            case .digest(var digest):
                defer { known[origin] = .digest(digest) }
                return digest.value(for: urlRequest)
            case .fixed(let value): return value
            case nil: return nil
            }
        }
        guard let value else { return urlRequest }
        var urlRequest = urlRequest
        urlRequest.setValue(value, forHTTPHeaderField: "Authorization")
        return urlRequest
    }

    /// Asks about the challenges of an answer.
    public func retry(
        _ request: Request, for session: Session, dueTo error: RouterError
    ) async -> RetryResult {
        guard let response = request.response, response.statusCode == 401,
            let origin = request.lastRequest?.url.flatMap(Origin.init),
            response.url.flatMap(Origin.init) == origin
        else { return .doNotRetry }
        let challenges = request.challenges.sorted { Self.rank($0) < Self.rank($1) }
        guard !challenges.isEmpty else { return .doNotRetry }
        let failures = request.countRefresh(by: self) - 1
        for var challenge in challenges {
            challenge.previousFailureCount = failures
            switch await decide(request, challenge) {
            case .useCredential(let credential):
                guard let answer = Self.answer(to: challenge, with: credential) else { continue }
                known.withLock { $0[origin] = answer }
                return .retry
            case .useAuthorization(let value):
                known.withLock { $0[origin] = .fixed(value) }
                return .retry
            case .performDefaultHandling:
                return .doNotRetry
            case .cancelAuthenticationChallenge:
                return .doNotRetryWithError(RouterError(.cancelled))
            case .rejectProtectionSpace:
                continue
            }
        }
        return .doNotRetry
    }

    private static func rank(_ challenge: AuthenticationChallenge) -> Int {
        switch challenge.scheme {
        case "digest": -DigestAuthorization.strength(of: challenge)
        case "basic": 1
        default: 0
        }
    }

    private static func answer(
        to challenge: AuthenticationChallenge, with credential: BasicCredential
    ) -> Known? {
        switch challenge.scheme {
        case "basic": .fixed(credential.headerValue)
        case "digest": DigestAuthorization(challenge, credential: credential).map(Known.digest)
        default: nil
        }
    }
}

extension SecuritySchemeInterceptor where Self == ChallengeInterceptor {
    /// Answers `Digest` challenges (RFC 7616) with a name and a password, with MD5 or SHA-256, and no others, so that
    /// the password itself is never sent.
    public static func digest(username: String, password: String) -> Self {
        let credential = BasicCredential(username: username, password: password)
        return Self { _, challenge in
            guard challenge.scheme == "digest" else { return .rejectProtectionSpace }
            return challenge.previousFailureCount == 0
                ? .useCredential(credential) : .performDefaultHandling
        }
    }
}

extension Request {
    /// What the server of the present answer asks for; empty where that is not 401.
    fileprivate var challenges: [AuthenticationChallenge] {
        AuthenticationChallenge.challenges(
            in: mutable.withLock(\.headers).values(for: "WWW-Authenticate"))
    }
}
