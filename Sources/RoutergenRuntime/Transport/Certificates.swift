import Foundation

/// Reads as much of certificates as pins need.
enum Certificates {
    /// The certificates of a PEM text (RFC 7468), in DER.
    static func certificates(inPEM text: String) -> [Data] {
        text.components(separatedBy: "-----BEGIN CERTIFICATE-----").dropFirst().compactMap { part in
            guard let end = part.range(of: "-----END CERTIFICATE-----") else { return nil }
            return Data(
                base64Encoded: String(part[..<end.lowerBound]), options: .ignoreUnknownCharacters)
        }
    }

    /// The SubjectPublicKeyInfo of a certificate in DER (RFC 5280, section 4.1), with its own head; nil for
    /// what is no certificate.
    static func publicKey(in certificate: Data) -> Data? {
        guard let whole = element(in: certificate), whole.tag == sequence,
            let signed = element(in: whole.contents), signed.tag == sequence
        else { return nil }
        var rest = signed.contents
        // The version is left out where it is 1.
        if rest.first == version { rest = element(in: rest)?.rest ?? Data() }
        // Serial number, algorithm, issuer, validity, subject.
        for _ in 0..<5 {
            guard let skipped = element(in: rest) else { return nil }
            rest = skipped.rest
        }
        guard let key = element(in: rest), key.tag == sequence else { return nil }
        return Data(rest.prefix(rest.count - key.rest.count))
    }

    private static let sequence: UInt8 = 0x30
    private static let version: UInt8 = 0xA0

    private struct Element {
        var tag: UInt8
        var contents: Data
        var rest: Data
    }

    /// The first element of DER (X.690, section 8.1) with lengths of up to four bytes; nil where it is cut off.
    private static func element(in data: Data) -> Element? {
        var bytes = data
        guard let tag = bytes.popFirst(), let first = bytes.popFirst() else { return nil }
        var length = Int(first)
        if first >= 0x80 {
            let count = Int(first & 0x7F)
            guard (1...4).contains(count), bytes.count >= count else { return nil }
            length = bytes.prefix(count).reduce(0) { $0 << 8 | Int($1) }
            bytes = bytes.dropFirst(count)
        }
        guard bytes.count >= length else { return nil }
        return Element(tag: tag, contents: bytes.prefix(length), rest: bytes.dropFirst(length))
    }
}
