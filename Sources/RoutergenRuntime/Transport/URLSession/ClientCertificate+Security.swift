#if canImport(Security)
    import Foundation
    import Security

    extension ClientCertificate {
        /// The same in the words of `URLSession`.
        ///
        /// - Throws: `.secureConnectionFailed` where the file cannot be read or opened.
        func credential() throws(TransportError) -> URLCredential {
            let options = [kSecImportExportPassphrase as String: password ?? ""]
            var found: CFArray?
            guard let data = try? Data(contentsOf: file),
                SecPKCS12Import(data as CFData, options as CFDictionary, &found) == errSecSuccess,
                let item = (found as? [[String: Any]])?.first,
                let identity = item[kSecImportItemIdentity as String].map({ $0 as CFTypeRef }),
                CFGetTypeID(identity) == SecIdentityGetTypeID()
            else {
                throw TransportError(
                    .secureConnectionFailed, "no identity can be read from \(file.path)")
            }
            let chain = item[kSecImportItemCertChain as String] as? [SecCertificate] ?? []
            // A cast cannot tell types of Core Foundation apart, but their numbers do.
            return URLCredential(
                identity: unsafeDowncast(identity, to: SecIdentity.self),
                certificates: Array(chain.dropFirst()), persistence: .forSession)
        }
    }
#endif
