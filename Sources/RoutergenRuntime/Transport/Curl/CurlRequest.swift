#if os(Linux)
    import Foundation
    import FoundationNetworking

    /// A request in the words of libcurl.
    struct CurlRequest: Sendable {
        let url: URL
        let origin: Origin
        let method: String
        /// The headers.
        let fields: [String: String]
        /// Whether the server is asked before the body is sent.
        let expectsContinue: Bool
        /// How long there may be no byte in either direction; nil is for ever.
        let idleLimit: Duration?
        /// How long connecting may take; nil is for ever.
        let connectLimit: Duration?
        /// How long everything may take; nil is for ever.
        let totalLimit: Duration?
        let body: TransportBody
        let credential: ConnectionCredential?

        /// - Throws: `.unsupportedURL` or `.invalidRequest`.
        init(_ request: TransportRequest) throws(TransportError) {
            (url, origin) = try request.validate()
            method = request.urlRequest.httpMethod ?? "GET"
            fields = request.urlRequest.allHTTPHeaderFields ?? [:]
            expectsContinue = fields.contains {
                $0.key.isSameHeaderName(as: "Expect") && $0.value.lowercased() == "100-continue"
            }
            idleLimit = request.idleLimit
            connectLimit = request.connectLimit
            totalLimit = request.totalLimit
            body = request.bodyToSend
            credential = request.connectionCredential
        }

        /// Whether libcurl needs to know no more of it than its URL and its headers.
        var isPlain: Bool {
            guard case .none = body else { return false }
            return origin.scheme == "http" && method == "GET" && credential == nil
        }

        /// The headers in libcurl's notation, `Name: value`, and `Name;` for an empty value; and the request's own
        /// `Accept-Encoding`, nil where it has none, which libcurl has to know where it is to decode the answer.
        func headerLines(decompresses: Bool) -> (lines: [String], acceptEncoding: String?) {
            var lines: [String] = []
            var acceptEncoding: String?
            var expects = false
            for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
                if name.isSameHeaderName(as: "Content-Length") { continue }
                if name.isSameHeaderName(as: "Transfer-Encoding") { continue }
                if decompresses, name.isSameHeaderName(as: "Accept-Encoding") {
                    acceptEncoding = value
                    continue
                }
                if name.isSameHeaderName(as: "Expect") { expects = true }
                // libcurl drops a header without a value unless it ends in a semicolon.
                let isBlank = value.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 }
                lines.append(isBlank ? name + ";" : name + ": " + value)
            }
            // A colon and no value takes the header away that libcurl adds to larger bodies:
            // servers that do not know it make the client wait for a second.
            if !expects { lines.append("Expect:") }
            return (lines, acceptEncoding)
        }
    }
#endif
