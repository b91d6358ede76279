#if canImport(Security)
    import CryptoKit
    import Foundation
    import Security

    extension ServerTrustEvaluator {
        /// Checks what a server has shown in the handshake.
        ///
        /// - Parameter authorities: Those to trust where the evaluator names none; nil for the system's.
        /// - Throws: `.secureConnectionFailed` or, where more than the usual is asked for,
        ///   `.serverTrustFailed`.
        func evaluate(
            _ trust: SecTrust, host: String, authorities: URL?
        ) throws(TransportError) {
            if performsDefaultValidation {
                SecTrustSetPolicies(trust, SecPolicyCreateSSL(true, host as CFString))
                if let file = certificates ?? authorities {
                    SecTrustSetAnchorCertificates(trust, try Self.anchors(in: file) as CFArray)
                    SecTrustSetAnchorCertificatesOnly(trust, true)
                }
                var error: CFError?
                guard SecTrustEvaluateWithError(trust, &error) else {
                    throw TransportError(
                        isPinned ? .serverTrustFailed : .secureConnectionFailed,
                        error.map { CFErrorCopyDescription($0) as String } ?? "not trusted")
                }
            }
            guard publicKeys.isEmpty || hasPinnedKey(trust) else {
                throw TransportError(
                    .serverTrustFailed, "the public key of \(host) is none of the pinned ones")
            }
        }

        private func hasPinnedKey(_ trust: SecTrust) -> Bool {
            guard let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate],
                let certificate = chain.first,
                let key = Certificates.publicKey(in: SecCertificateCopyData(certificate) as Data)
            else { return false }
            let digest = Data(SHA256.hash(data: key))
            return publicKeys.contains { $0.sha256 == digest }
        }

        private static func anchors(in file: URL) throws(TransportError) -> [SecCertificate] {
            let text = try? String(contentsOf: file, encoding: .utf8)
            let anchors = Certificates.certificates(inPEM: text ?? "").compactMap {
                SecCertificateCreateWithData(nil, $0 as CFData)
            }
            guard !anchors.isEmpty else {
                throw TransportError(
                    .secureConnectionFailed, "no certificates can be read from \(file.path)")
            }
            return anchors
        }
    }
#endif
