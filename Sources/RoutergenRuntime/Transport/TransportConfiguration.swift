import Foundation

/// What is chosen once for a transport.
public struct TransportConfiguration: Sendable {
    /// How many requests to one scheme, host and port run at a time over connections of their own, 64 by
    /// default; less than 1 counts as 1. Further ones wait for their turn.
    ///
    /// `CurlTransport` counts requests that share an HTTP/2 connection, too.
    public var maximumConnectionsPerHost: Int
    /// Which proxy is used; the environment's by default.
    public var proxy: Proxy
    /// Which version of HTTP is preferred; HTTP/2 over TLS where the server offers it, by default.
    /// `URLSession` always decides by itself.
    public var httpVersion: HTTPVersionPreference
    /// Whether cookies are kept in memory and sent back, as by default (RFC 6265). Each transport keeps its
    /// own; nothing is written to disk.
    public var storesCookies: Bool
    /// Whether answers are decompressed, as by default. `Accept-Encoding` then lists what the transport can
    /// decode, unless the request has its own.
    ///
    /// `URLSession` decompresses in any case; there, false asks the server not to compress.
    public var decompressesResponses: Bool
    /// A PEM file with the certificate authorities to trust, in place of those of the system; nil, the
    /// default, trusts those of the system.
    public var certificateAuthorities: URL?
    /// Whom to trust beyond that, host by host; nil, the default, makes no difference between hosts.
    public var serverTrustManager: ServerTrustManager?
    /// What is shown to servers that ask who calls, by host; none by default. `*.example.com` stands for any one label in
    /// place of the star.
    public var clientCertificates: [String: ClientCertificate]

    /// Makes a configuration.
    public init(
        maximumConnectionsPerHost: Int = 64, proxy: Proxy = .environment,
        httpVersion: HTTPVersionPreference = .http2, storesCookies: Bool = true,
        decompressesResponses: Bool = true, certificateAuthorities: URL? = nil,
        serverTrustManager: ServerTrustManager? = nil,
        clientCertificates: [String: ClientCertificate] = [:]
    ) {
        self.maximumConnectionsPerHost = maximumConnectionsPerHost
        self.proxy = proxy
        self.httpVersion = httpVersion
        self.storesCookies = storesCookies
        self.decompressesResponses = decompressesResponses
        self.certificateAuthorities = certificateAuthorities
        self.serverTrustManager = serverTrustManager
        self.clientCertificates = clientCertificates
    }

    /// A proxy for all requests of a transport.
    public enum Proxy: Sendable, Hashable {
        /// On Linux what `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy` say, on Apple platforms what
        /// the system's settings say.
        case environment
        /// None, whatever the environment says. `URLSession` on Linux cannot ignore its environment.
        case none
        /// This one, such as `http://proxy.example.com:8080`. `URLSession` on Linux cannot be given one and
        /// fails every request.
        case url(String)
    }

    /// A preference among the versions of HTTP.
    public enum HTTPVersionPreference: Sendable, Hashable {
        /// HTTP/1.1.
        case http1
        /// HTTP/2 over TLS where the server offers it, otherwise HTTP/1.1.
        case http2
        /// HTTP/2 also without TLS, where it cannot be negotiated: the server must speak it.
        case http2PriorKnowledge
    }
}

extension TransportConfiguration {
    /// What is shown at an origin that asks who calls; nil for nothing.
    func clientCertificate(for origin: Origin) -> ClientCertificate? {
        guard !clientCertificates.isEmpty, origin.scheme == "https" else { return nil }
        return HostName.value(of: origin.host, in: clientCertificates)
    }

    /// Whom to trust at an origin.
    ///
    /// - Throws: `.serverTrustFailed` where the origin must not be connected to.
    func trust(for origin: Origin) throws(TransportError) -> ServerTrustEvaluator {
        guard let serverTrustManager else { return .default }
        let evaluator = serverTrustManager.serverTrustEvaluator(forHost: origin.host)
        guard origin.scheme == "https" else {
            guard evaluator?.isPinned != true else {
                throw TransportError(
                    .serverTrustFailed,
                    "\(origin.host) is pinned, so it is not connected to without TLS")
            }
            return .default
        }
        if let evaluator { return evaluator }
        guard !serverTrustManager.allHostsMustBeEvaluated else {
            throw TransportError(
                .serverTrustFailed, "the server trust manager has no evaluator for \(origin.host)")
        }
        return .default
    }
}
