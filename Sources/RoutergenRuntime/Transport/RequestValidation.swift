import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TransportRequest {
    /// Checks what no transport may put on the wire, because a server could read it as more than
    /// one request.
    ///
    /// - Returns: The URL and where it leads.
    /// - Throws: `.unsupportedURL` or `.invalidRequest`.
    func validate() throws(TransportError) -> (url: URL, origin: Origin) {
        guard let url = urlRequest.url?.absoluteURL, let origin = Origin(url) else {
            let text = urlRequest.url?.absoluteString ?? "no URL"
            throw TransportError(.unsupportedURL, "not an http or https URL: '\(text)'")
        }
        let method = urlRequest.httpMethod ?? "GET"
        guard HTTPHeader.isToken(method) else {
            throw TransportError(.invalidRequest, "not a method: '\(method)'")
        }
        if method == "HEAD", hasBody {
            throw TransportError(.invalidRequest, "a HEAD request cannot have a body")
        }
        if hasValidHeaders { return (url, origin) }
        for (name, value) in urlRequest.allHTTPHeaderFields ?? [:] {
            guard HTTPHeader.isToken(name) else {
                throw TransportError(.invalidRequest, "not a header name: '\(name)'")
            }
            guard !value.utf8.contains(where: { $0 == 0 || $0 == 10 || $0 == 13 }) else {
                throw TransportError(
                    .invalidRequest, "the value of header \(name) has a line break")
            }
        }
        return (url, origin)
    }

    private var hasBody: Bool {
        if case .none = body { false } else { true }
    }

    /// RFC 9110, section 8.6: methods that are made for a body say so when it is empty.
    var bodyToSend: TransportBody {
        switch body {
        case .none where ["POST", "PUT", "PATCH"].contains(urlRequest.httpMethod ?? "GET"):
            .data(Data())
        default:
            body
        }
    }

    /// How long there may be no byte in either direction; nil is for ever.
    var idleLimit: Duration? {
        Duration(timeout: timeouts.idle ?? urlRequest.timeoutInterval)
    }

    /// How long connecting may take; nil is for ever.
    var connectLimit: Duration? {
        timeouts.connect.map(Duration.init(timeout:)) ?? idleLimit
    }

    /// How long everything may take; nil is for ever.
    var totalLimit: Duration? { Duration(timeout: timeouts.total) }
}
