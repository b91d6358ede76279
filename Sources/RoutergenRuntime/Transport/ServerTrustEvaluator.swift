import Foundation

/// What makes a server trustworthy.
///
/// A transport that cannot check it refuses to connect, with `.serverTrustFailed`.
public struct ServerTrustEvaluator: Sendable, Hashable {
    /// A PEM file with certificates, to one of which the server's chain must lead, in place of the
    /// authorities of the system; nil for those. They may be authorities of your own or, as a pin, the
    /// certificate of an intermediate authority or of the server itself.
    public var certificates: URL?
    /// Keys, one of which the server's own certificate must have; empty for any.
    public var publicKeys: [PublicKeyPin]
    /// Whether the chain, its dates and the host's name are verified.
    ///
    /// Without, `certificates` do not count, and only `publicKeys` protect from a stranger.
    public var performsDefaultValidation: Bool

    /// Makes an evaluator; by default, one that verifies the chain, its dates and the host's name.
    public init(
        certificates: URL? = nil, publicKeys: [PublicKeyPin] = [],
        performsDefaultValidation: Bool = true
    ) {
        self.certificates = certificates
        self.publicKeys = publicKeys
        self.performsDefaultValidation = performsDefaultValidation
    }

    /// Verifies the chain, its dates and the host's name.
    public static let `default` = ServerTrustEvaluator()

    /// Trusts anybody: for servers of tests on the own machine.
    public static let disabled = ServerTrustEvaluator(performsDefaultValidation: false)

    /// Trusts a chain that leads to one of the certificates in a PEM file.
    public static func certificates(_ file: URL) -> ServerTrustEvaluator {
        ServerTrustEvaluator(certificates: file)
    }

    /// Trusts a server whose own certificate has one of the keys. Name a second one that is kept in reserve:
    /// who loses the only key locks everybody out.
    ///
    /// - Parameter performsDefaultValidation: false trusts the keys alone, as for certificates that servers
    ///   issue themselves.
    public static func publicKeys(
        _ pins: [PublicKeyPin], performsDefaultValidation: Bool = true
    ) -> ServerTrustEvaluator {
        ServerTrustEvaluator(
            publicKeys: pins, performsDefaultValidation: performsDefaultValidation)
    }

    /// Whether it trusts less than everybody trusts, so that a connection without TLS must not be made.
    var isPinned: Bool { certificates != nil || !publicKeys.isEmpty }
}
