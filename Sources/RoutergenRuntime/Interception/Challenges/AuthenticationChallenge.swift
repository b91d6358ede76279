/// What a server that answers 401 wants to see before it gives its answer (RFC 9110, section 11.6.1).
public struct AuthenticationChallenge: Sendable, Hashable {
    /// The scheme in small letters, such as `basic`, `digest` or `bearer`.
    public var scheme: String
    /// The parameters, by their names in small letters.
    public var parameters: [String: String]
    /// How many credentials the request has shown to no avail; 0 where it has shown none yet.
    public var previousFailureCount: Int

    /// Makes a challenge, for tests of closures.
    public init(
        scheme: String, parameters: [String: String] = [:], previousFailureCount: Int = 0
    ) {
        self.scheme = scheme.lowercased()
        self.parameters = parameters
        self.previousFailureCount = previousFailureCount
    }

    /// What the credential is for, in words of the server.
    public var realm: String? { parameters["realm"] }

    /// What becomes of a challenge.
    public enum Answer: Sendable {
        /// The request is sent again with this name and password, by `Basic` or `Digest`. Where a challenge has another
        /// scheme, that is as `rejectProtectionSpace`.
        case useCredential(BasicCredential)
        /// The request is sent again with this value of `Authorization`, for schemes of all kinds.
        case useAuthorization(String)
        /// The 401 is the answer to the request.
        case performDefaultHandling
        /// The request is cancelled.
        case cancelAuthenticationChallenge
        /// The server's next challenge is asked about, where there is one.
        case rejectProtectionSpace
    }
}

extension AuthenticationChallenge {
    /// The challenges of an answer, from all its `WWW-Authenticate` headers, in order. What is not of the grammar is left
    /// out.
    static func challenges(in headers: [String]) -> [AuthenticationChallenge] {
        headers.flatMap { header in
            var reader = ChallengeReader(text: Array(header.utf8)[...])
            return reader.challenges()
        }
    }
}

/// Reads `Digest realm="a", nonce="b", Basic realm="c"`: commas stand between parameters as well as between challenges.
private struct ChallengeReader {
    var text: ArraySlice<UInt8>

    mutating func challenges() -> [AuthenticationChallenge] {
        var found: [AuthenticationChallenge] = []
        while true {
            text = text.drop { $0 == UInt8(ascii: ",") || $0.isBlank }
            let word = token()
            guard !word.isEmpty else {
                // Nothing that could be read; go on behind the next comma.
                guard let comma = text.firstIndex(of: UInt8(ascii: ",")) else { return found }
                text = text[comma...]
                continue
            }
            let rest = text.drop(while: \.isBlank)
            if rest.first == UInt8(ascii: "="), !found.isEmpty {
                text = rest.dropFirst().drop(while: \.isBlank)
                let value = value()
                // Of a repeated parameter, the first one counts.
                let name = word.lowercased()
                let last = found.count - 1
                found[last].parameters[name] = found[last].parameters[name] ?? value
            } else {
                found.append(AuthenticationChallenge(scheme: word))
                skipToken68()
            }
        }
    }

    private mutating func token() -> String {
        let word = text.prefix { HTTPHeader.isToken(String(UnicodeScalar($0))) }
        text = text[word.endIndex...]
        return String(decoding: word, as: UTF8.self)
    }

    /// `Negotiate YII…==`: one word that is no parameter.
    private mutating func skipToken68() {
        let start = text.drop(while: \.isBlank)
        let word = start.prefix { !$0.isBlank && $0 != UInt8(ascii: ",") }
        let padding = word.reversed().prefix { $0 == UInt8(ascii: "=") }.count
        let name = word.dropLast(padding)
        let isWhole = start[word.endIndex...].drop(while: \.isBlank).first ?? UInt8(ascii: ",")
        guard !name.isEmpty, !name.contains(UInt8(ascii: "=")), isWhole == UInt8(ascii: ",") else {
            return
        }
        text = start[word.endIndex...]
    }

    private mutating func value() -> String {
        guard text.first == UInt8(ascii: "\"") else { return token() }
        text = text.dropFirst()
        var value: [UInt8] = []
        while let byte = text.popFirst(), byte != UInt8(ascii: "\"") {
            value.append(byte == UInt8(ascii: "\\") ? text.popFirst() ?? byte : byte)
        }
        return String(decoding: value, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
