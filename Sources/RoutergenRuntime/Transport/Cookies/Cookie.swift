import Foundation

/// A cookie (RFC 6265).
public struct Cookie: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// Its value, as it is sent.
    public var value: String
    /// The host that it is sent to, in small letters and without a dot before it.
    public var domain: String
    /// Whether it goes to that host only, and not to those below it.
    public var isHostOnly: Bool
    /// The path that it is sent to, and to everything below.
    public var path: String
    /// When it ends; nil: with the storage.
    public var expires: Date?
    /// Whether it is sent over TLS only.
    public var isSecure: Bool
    /// Whether scripts of a page must not see it.
    public var isHTTPOnly: Bool

    /// Makes a cookie; by default one for the whole of a host.
    public init(
        name: String, value: String, domain: String, isHostOnly: Bool = true, path: String = "/",
        expires: Date? = nil, isSecure: Bool = false, isHTTPOnly: Bool = false
    ) {
        self.name = name
        self.value = value
        self.domain = domain.lowercased()
        self.isHostOnly = isHostOnly
        self.path = path
        self.expires = expires
        self.isSecure = isSecure
        self.isHTTPOnly = isHTTPOnly
    }

    /// Whether it is over.
    public func hasExpired(by date: Date) -> Bool {
        expires.map { $0 <= date } ?? false
    }

    /// Whether a request to a URL carries it (RFC 6265, section 5.4).
    public func matches(_ url: URL) -> Bool {
        guard let origin = Origin(url), !isSecure || origin.scheme == "https" else { return false }
        let isHost =
            isHostOnly ? origin.host == domain : Self.host(origin.host, isWithin: domain)
        return isHost && Self.path(Self.path(of: url), isWithin: path)
    }

    /// Section 5.1.3: the domain itself, or a name below it. An address has nothing below it.
    static func host(_ host: String, isWithin domain: String) -> Bool {
        host == domain || (host.hasSuffix("." + domain) && !isAddress(host))
    }

    /// Section 5.1.4.
    private static func path(_ path: String, isWithin whole: String) -> Bool {
        path == whole
            || (path.hasPrefix(whole)
                && (whole.hasSuffix("/") || path.dropFirst(whole.count).first == "/"))
    }

    static func path(of url: URL) -> String {
        let path = URLComponents(url: url, resolvingAgainstBaseURL: true)?.percentEncodedPath ?? ""
        return path.isEmpty ? "/" : path
    }

    /// Whether a host is an IP address and no name.
    static func isAddress(_ host: String) -> Bool {
        host.contains(":") || host.allSatisfy { $0 == "." || ("0"..."9").contains($0) }
    }
}
