/// Who signs in to a server, by a scheme that belongs to a connection, so that only a transport can speak it.
///
/// `CurlTransport` does where its libcurl can, `URLSessionTransport` on Apple platforms, too; elsewhere the request fails
/// with `.unsupported`. Other origins to which a redirect leads do not see it.
public struct ConnectionCredential: Sendable, Hashable {
    /// The schemes.
    public enum Scheme: Sendable, Hashable {
        /// NTLM, over HTTP/1.1 (MS-NLTP).
        case ntlm
        /// Negotiate (RFC 4559): by the tickets of Kerberos that the system has, or else by NTLM.
        case negotiate
    }

    /// The scheme.
    public var scheme: Scheme
    /// The name, which may have a domain before a backslash; empty for whom the system's tickets name.
    public var username: String
    /// The password.
    public var password: String

    /// Makes a credential.
    public init(_ scheme: Scheme, username: String, password: String) {
        self.scheme = scheme
        self.username = username
        self.password = password
    }
}

extension ConnectionCredential: CustomStringConvertible {
    /// Scheme and name without the password.
    public var description: String { "\(scheme) \(username):***" }
}
