import Foundation

/// The SHA-256 digest of a public key as it stands in certificates (SubjectPublicKeyInfo, RFC 7469,
/// section 2.4).
///
/// One way to find it, for a server that is reached already:
///
///     openssl s_client -connect api.example.com:443 </dev/null | openssl x509 -pubkey -noout \
///         | openssl pkey -pubin -outform der | openssl dgst -sha256 -binary | base64
public struct PublicKeyPin: Sendable, Hashable, CustomStringConvertible {
    /// The 32 bytes of the digest.
    public let sha256: Data

    /// Reads a digest in base64, with or without `sha256/` before it; nil for anything else.
    public init?(_ text: String) {
        var digits = text[...]
        if digits.hasPrefix("sha256/") { digits = digits.dropFirst(7) }
        if digits.hasPrefix("/") { digits = digits.dropFirst() }
        // 32 bytes in base64 are 44 characters, and no decoder agrees with another about more of them.
        guard digits.utf8.count == 44, let digest = Data(base64Encoded: String(digits)),
            digest.count == 32
        else { return nil }
        sha256 = digest
    }

    /// Such as `sha256/r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=`.
    public var description: String { "sha256/" + sha256.base64EncodedString() }
}
