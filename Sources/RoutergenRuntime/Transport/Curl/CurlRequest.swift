#if os(Linux)
    import Foundation
    import FoundationNetworking

    /// A request in the words of libcurl.
    struct CurlRequest: Sendable {
        let url: URL
        let origin: Origin
        let method: String
        /// In libcurl's notation: `Name: value`, and `Name;` for an empty value.
        let headers: [String]
        /// The request's own; nil where it has none.
        let acceptEncoding: String?
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

        /// - Parameter decompresses: Whether libcurl is to decode the answer.
        /// - Throws: `.unsupportedURL` or `.invalidRequest`.
        init(_ request: TransportRequest, decompresses: Bool) throws(TransportError) {
            (url, origin) = try request.validate()
            method = request.urlRequest.httpMethod ?? "GET"
            let fields = request.urlRequest.allHTTPHeaderFields ?? [:]
            (headers, acceptEncoding) = Self.lines(fields, decompresses: decompresses)
            expectsContinue = fields.contains {
                $0.key.isSameHeaderName(as: "Expect") && $0.value.lowercased() == "100-continue"
            }
            idleLimit = request.idleLimit
            connectLimit = request.connectLimit
            totalLimit = request.totalLimit
            body = request.bodyToSend
            credential = request.connectionCredential
        }

        private static func lines(
            _ fields: [String: String], decompresses: Bool
        ) -> (lines: [String], acceptEncoding: String?) {
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
