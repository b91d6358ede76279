import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Proves that one knows a password without saying it (RFC 7616).
struct DigestAuthorization: Sendable {
    private let algorithm: Algorithm
    /// Whether the hash of the password is renewed with each nonce.
    private let isSession: Bool
    private let realm: String
    private let nonce: String
    private let opaque: String?
    private let hidesName: Bool
    /// Whether the answer counts requests (`qop=auth`); old servers know no such thing.
    private let isCounted: Bool
    private let credential: BasicCredential
    /// How many requests have shown the nonce.
    private var count: UInt32 = 0

    private enum Algorithm: String {
        case md5 = "MD5"
        case sha256 = "SHA-256"

        func hash(_ text: String) -> String {
            let bytes = Array(text.utf8)
            let digest = self == .md5 ? MD5Hash.digest(of: bytes) : SHA256Hash.digest(of: bytes)
            return digest.map { byte in
                let text = String(byte, radix: 16)
                return text.utf8.count == 1 ? "0" + text : text
            }.joined()
        }
    }

    /// Prepares answers to a challenge; nil where it asks for something else, or for an algorithm or a protection that
    /// is not known here.
    init?(_ challenge: AuthenticationChallenge, credential: BasicCredential) {
        guard challenge.scheme == "digest", let nonce = challenge.parameters["nonce"] else {
            return nil
        }
        let name = (challenge.parameters["algorithm"] ?? "MD5").uppercased()
        isSession = name.hasSuffix("-SESS")
        let base = isSession ? String(name.dropLast("-SESS".count)) : name
        guard let algorithm = Algorithm(rawValue: base) else { return nil }
        let protections = challenge.parameters["qop"]?.lowercased().split(separator: ",")
            .map { $0.trimmingCharacters(in: .whitespaces) }
        guard protections?.contains("auth") ?? !isSession else { return nil }
        self.algorithm = algorithm
        self.nonce = nonce
        self.credential = credential
        isCounted = protections != nil
        realm = challenge.realm ?? ""
        opaque = challenge.parameters["opaque"]
        hidesName = challenge.parameters["userhash"]?.lowercased() == "true"
    }

    /// Which of several challenges is the safest, from 0.
    static func strength(of challenge: AuthenticationChallenge) -> Int {
        challenge.parameters["algorithm"]?.uppercased().hasPrefix("SHA-256") == true ? 2 : 1
    }

    /// The value of `Authorization` for the next request.
    ///
    /// - Parameter clientNonce: a random text.
    mutating func value(
        for urlRequest: URLRequest, clientNonce: String = Self.makeClientNonce()
    ) -> String {
        count &+= 1
        let target = Self.target(of: urlRequest.url)
        let digits = String(count, radix: 16)
        let number = String(repeating: "0", count: 8 - digits.utf8.count) + digits
        var secret = hash("\(credential.username):\(realm):\(credential.password)")
        if isSession { secret = hash("\(secret):\(nonce):\(clientNonce)") }
        let message = hash("\(urlRequest.httpMethod ?? "GET"):\(target)")
        let response =
            isCounted
            ? hash("\(secret):\(nonce):\(number):\(clientNonce):auth:\(message)")
            : hash("\(secret):\(nonce):\(message)")
        var fields = [
            name, "realm=\(quoted(realm))", "nonce=\(quoted(nonce))", "uri=\(quoted(target))",
            "response=\(quoted(response))",
            "algorithm=\(algorithm.rawValue)\(isSession ? "-sess" : "")",
        ]
        if isCounted { fields += ["qop=auth", "nc=\(number)", "cnonce=\(quoted(clientNonce))"] }
        if let opaque { fields.append("opaque=\(quoted(opaque))") }
        if hidesName { fields.append("userhash=true") }
        return "Digest " + fields.joined(separator: ", ")
    }

    /// The name, hidden or readable; names with other letters than those of ASCII have a form of their own (RFC 8187).
    private var name: String {
        if hidesName { return "username=\(quoted(hash("\(credential.username):\(realm)")))" }
        let isASCII = credential.username.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        return isASCII
            ? "username=\(quoted(credential.username))"
            : "username*=UTF-8''\(credential.username.percentEncoded)"
    }

    private func hash(_ text: String) -> String { algorithm.hash(text) }

    private func quoted(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "\"", with: "\\\"")
        return "\"\(escaped)\""
    }

    /// Path and query, as they stand in the request line.
    private static func target(of url: URL?) -> String {
        guard let url, let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            return "/"
        }
        let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
        return path + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
    }

    private static func makeClientNonce() -> String {
        String(UInt64.random(in: .min ... .max), radix: 36)
            + String(UInt64.random(in: .min ... .max), radix: 36)
    }
}
