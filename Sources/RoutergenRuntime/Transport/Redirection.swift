import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What an answer asks of the one who sent the request (RFC 9110, section 15.4).
///
/// One rule for all transports, because the system's own differ: `URLSession` on Linux loses the
/// body at a 307, and sends credentials on to strangers.
enum Redirection {
    /// The answer is not a redirect.
    case none
    /// The same request is to be sent again in another form.
    case `repeat`(TransportRequest)
    /// This is to be sent next.
    case follow(TransportRequest)
    /// The answer leads to where no request can be sent.
    case refuse(TransportError)

    init(of request: TransportRequest, by response: TransportResponse) {
        guard
            [301, 302, 303, 307, 308].contains(response.statusCode),
            let location = response.headers.first(where: { $0.name.lowercased() == "location" }),
            !location.value.isEmpty
        else {
            self = .none
            return
        }
        guard let url = URLText.url(location.value, relativeTo: response.url) else {
            self = .refuse(TransportError(.unsupportedURL, "redirect to '\(location.value)'"))
            return
        }
        guard let origin = Origin(url) else {
            self = .refuse(TransportError(.unsupportedURL, "redirect to '\(url.absoluteString)'"))
            return
        }
        var next = request
        next.urlRequest.url = url
        if origin != Origin(response.url) { next.removeCredentials() }
        if Self.turnsIntoGet(response.statusCode, method: request.urlRequest.httpMethod ?? "GET") {
            next.turnIntoGet()
        }
        self = .follow(next)
    }

    /// 303 means "see there" for every method but HEAD; at 301 and 302, POST becomes GET by
    /// long custom, which RFC 9110 allows.
    private static func turnsIntoGet(_ status: Int, method: String) -> Bool {
        switch status {
        case 303: method != "GET" && method != "HEAD"
        case 301, 302: method == "POST"
        default: false
        }
    }
}

extension TransportRequest {
    /// What to send after 417, which refuses `Expect`: the same without it (RFC 9110, section 10.1.1). nil
    /// after anything else.
    func repetition(after response: TransportResponse) -> TransportRequest? {
        guard response.statusCode == 417, urlRequest.value(forHTTPHeaderField: "Expect") != nil
        else {
            return nil
        }
        var next = self
        next.urlRequest.setValue(nil, forHTTPHeaderField: "Expect")
        return next
    }

    /// Drops what was meant for the former origin alone.
    fileprivate mutating func removeCredentials() {
        connectionCredential = nil
        removeHeaders(["Authorization", "Cookie", "Proxy-Authorization", "Host"])
        removeHeaders(Array(credentialHeaders))
        removeHeaders((urlRequest.allHTTPHeaderFields ?? [:]).keys.filter(SecretName.matches))
    }

    /// Drops the body and the headers that describe it.
    fileprivate mutating func turnIntoGet() {
        urlRequest.httpMethod = "GET"
        urlRequest.httpBody = nil
        body = .none
        removeHeaders([
            "Content-Type", "Content-Length", "Content-Encoding", "Content-Language",
            "Content-Location", "Transfer-Encoding", "Expect",
        ])
    }

    private mutating func removeHeaders(_ names: [String]) {
        for name in names { urlRequest.setValue(nil, forHTTPHeaderField: name) }
    }
}
