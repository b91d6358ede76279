import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TransportConfiguration {
    /// The same in the words of `URLSession`, as far as it has them.
    var sessionConfiguration: URLSessionConfiguration {
        let session = URLSessionConfiguration.ephemeral
        session.httpMaximumConnectionsPerHost = max(1, maximumConnectionsPerHost)
        if !decompressesResponses {
            session.httpAdditionalHeaders = ["Accept-Encoding": "identity"]
        }
        #if !canImport(FoundationNetworking)
            switch proxy {
            case .environment: break
            // The empty dictionary overrides the system's settings.
            case .none: session.connectionProxyDictionary = [:]
            case .url(let text): session.connectionProxyDictionary = Self.proxyDictionary(text)
            }
        #endif
        return session
    }

    #if canImport(FoundationNetworking)
        /// Checks what `URLSession` on Linux cannot do and must not leave out.
        ///
        /// - Throws: `.serverTrustFailed` or `.unsupported`.
        func checkSupport(
            for origin: Origin, _ credential: ConnectionCredential?
        ) throws(TransportError) {
            let trust = try trust(for: origin)
            if let credential {
                throw TransportError(
                    .unsupported, "URLSession on Linux does not speak \(credential.scheme)")
            }
            guard clientCertificate(for: origin) == nil else {
                throw TransportError(
                    .unsupported, "URLSession on Linux has no certificates of clients")
            }
            if case .url = proxy {
                throw TransportError(.unsupported, "URLSession on Linux cannot be given a proxy")
            }
            guard origin.scheme == "https" else { return }
            guard trust == .default, certificateAuthorities == nil else {
                throw TransportError(
                    .serverTrustFailed,
                    "URLSession on Linux can neither check pins nor trust authorities of its own"
                        + "; CurlTransport can")
            }
        }
    #else
        /// Checks what must not be connected to.
        ///
        /// - Throws: `.serverTrustFailed` or `.unsupported`.
        func checkSupport(
            for origin: Origin, _ credential: ConnectionCredential?
        ) throws(TransportError) {
            _ = try trust(for: origin)
            if clientCertificate(for: origin)?.format == .pem {
                throw TransportError(
                    .unsupported, "URLSession reads certificates of clients in PKCS #12 only")
            }
        }

        /// For http and https. The names of the keys are public on macOS only.
        private static func proxyDictionary(_ text: String) -> [AnyHashable: Any] {
            guard let url = URL(string: text), let host = url.host else { return [:] }
            let port = url.port ?? 80
            return [
                "HTTPEnable": 1, "HTTPProxy": host, "HTTPPort": port,
                "HTTPSEnable": 1, "HTTPSProxy": host, "HTTPSPort": port,
            ]
        }
    #endif
}
