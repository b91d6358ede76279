import Foundation

/// What proves to a server that asks for a certificate (RFC 8446, section 4.3.2) who calls.
public struct ClientCertificate: Sendable, Hashable {
    /// The forms in which certificates and keys are kept.
    public enum Format: Sendable, Hashable {
        /// Text with `-----BEGIN …-----` (RFC 7468). `URLSession` does not read it.
        case pem
        /// One file with everything, usually `.p12` or `.pfx` (RFC 7292).
        case pkcs12
    }

    /// The file with the certificate, and those of the authorities behind it.
    public var file: URL
    /// The file with the private key; nil where it is in the other one.
    public var key: URL?
    /// What the key is encrypted with; nil where it is not.
    public var password: String?
    /// The form of both files.
    public var format: Format

    private init(file: URL, key: URL?, password: String?, format: Format) {
        self.file = file
        self.key = key
        self.password = password
        self.format = format
    }

    /// A certificate in PEM.
    ///
    /// - Parameters:
    ///   - key: nil where the key is in the same file.
    ///   - password: of the key.
    public static func pem(
        _ file: URL, key: URL? = nil, password: String? = nil
    ) -> ClientCertificate {
        ClientCertificate(file: file, key: key, password: password, format: .pem)
    }

    /// A certificate and its key in PKCS #12.
    public static func pkcs12(_ file: URL, password: String) -> ClientCertificate {
        ClientCertificate(file: file, key: nil, password: password, format: .pkcs12)
    }
}

extension ClientCertificate: CustomStringConvertible {
    /// The file; never the password.
    public var description: String { "\(format) \(file.lastPathComponent)" }
}
