import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A key that an API hands out.
public struct APIKey: AuthenticationCredential, Hashable {
    /// The key.
    public var key: String

    /// Makes a key.
    public init(_ key: String) {
        self.key = key
    }

    /// Never: keys do not expire.
    public var requiresRefresh: Bool { false }
}

extension APIKey: CustomStringConvertible {
    /// Three stars, in the place of the key.
    public var description: String { "***" }
}

/// Sends a key as a header, as a query item or as a cookie.
public struct APIKeyAuthenticator: Authenticator {
    /// Where the key goes.
    public enum Location: Sendable, Hashable {
        /// Into a header of that name.
        case header(String)
        /// Into a query item of that name.
        case query(String)
        /// Into a cookie of that name.
        case cookie(String)
    }

    private let location: Location

    /// Makes an authenticator.
    public init(location: Location) {
        self.location = location
    }

    /// Adds the key, in the place of another one of that name.
    public func apply(
        _ credential: APIKey, to urlRequest: inout URLRequest, requirement: SecurityRequirement?
    ) {
        switch location {
        case .header(let name):
            urlRequest.setValue(credential.key, forHTTPHeaderField: name)
        case .query(let name):
            urlRequest.url = urlRequest.url.flatMap { $0.replacingItem(name, by: credential.key) }
        case .cookie(let name):
            let others = urlRequest.cookies.filter { $0.name != name }
            urlRequest.cookies = others + [(name, credential.key)]
        }
    }

    /// The same key.
    public func refresh(_ credential: APIKey, for session: Session) async throws -> APIKey {
        credential
    }

    /// False: there is no other key to try.
    public func didRequest(
        _ urlRequest: URLRequest, with response: HTTPURLResponse,
        failDueToAuthenticationError error: RouterError
    ) -> Bool {
        false
    }

    /// Whether the request has this key.
    public func isRequest(_ urlRequest: URLRequest, authenticatedWith credential: APIKey) -> Bool {
        var other = urlRequest
        apply(credential, to: &other, requirement: nil)
        return other == urlRequest
    }
}

extension SecuritySchemeInterceptor where Self == AuthenticationInterceptor<APIKeyAuthenticator> {
    /// Sends a key.
    public static func apiKey(_ key: String, in location: APIKeyAuthenticator.Location) -> Self {
        Self(authenticator: APIKeyAuthenticator(location: location), credential: APIKey(key))
    }
}

extension URL {
    /// The URL with one query item of a name, behind the others.
    fileprivate func replacingItem(_ name: String, by value: String) -> URL? {
        guard var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else {
            return nil
        }
        let name = name.percentEncoded
        let others = components.percentEncodedQuery?.split(separator: "&") ?? []
        let kept = others.filter { item in item.prefix { $0 != "=" } != name }
        let own = "\(name)=\(value.percentEncoded)"
        components.percentEncodedQuery = (kept + [own[...]]).joined(separator: "&")
        return components.url
    }
}

extension URLRequest {
    /// The items of the `Cookie` header (RFC 6265, section 4.2).
    fileprivate var cookies: [(name: String, value: String)] {
        get {
            (value(forHTTPHeaderField: "Cookie") ?? "").split(separator: ";").map { pair in
                let parts = pair.split(separator: "=", maxSplits: 1)
                let texts = parts.map { $0.trimmingCharacters(in: .whitespaces) }
                return (texts.first ?? "", texts.dropFirst().first ?? "")
            }
        }
        set {
            let text = newValue.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
            setValue(text, forHTTPHeaderField: "Cookie")
        }
    }
}
