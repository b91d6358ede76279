#if os(Linux)
    import CCurl

    /// How far an exchange had come when it failed: libcurl uses some codes for several causes.
    struct CurlProgress {
        var hasSentRequest: Bool
        var hasHead: Bool
    }

    extension TransportError {
        /// What a result code of libcurl means here; nil for success.
        ///
        /// - Parameters:
        ///   - code: The result of a transfer.
        ///   - message: What libcurl adds to it; empty for nothing.
        ///   - progress: How far the exchange had come.
        init?(_ code: CURLcode, message: String, progress: CurlProgress) {
            guard code != CURLE_OK else { return nil }
            let text = message.isEmpty ? String(cString: curl_easy_strerror(code)) : message
            self.init(Self.kind(code, text, progress), text)
        }

        private static func kind(_ code: CURLcode, _ text: String, _ progress: CurlProgress)
            -> Kind
        {
            switch code {
            case CURLE_OPERATION_TIMEDOUT:
                .timedOut
            case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
                .cannotFindHost
            case CURLE_COULDNT_CONNECT, CURLE_INTERFACE_FAILED, CURLE_PROXY:
                .cannotConnect
            case CURLE_RECV_ERROR:
                kind(ofBrokenAnswer: text)
            case CURLE_SEND_ERROR, CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, CURLE_HTTP2_STREAM:
                .connectionLost
            case CURLE_URL_MALFORMAT:
                .unsupportedURL
            case CURLE_UNSUPPORTED_PROTOCOL:
                // Said of an answer that is not HTTP, and of https where libcurl has no TLS.
                progress.hasSentRequest ? .badServerResponse : .unsupportedURL
            case CURLE_OUT_OF_MEMORY:
                // Also said of a header line above libcurl's limit of 100 kB.
                progress.hasSentRequest && !progress.hasHead ? .badServerResponse : .other
            case CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING, CURLE_WRITE_ERROR,
                CURLE_HTTP2, CURLE_FILESIZE_EXCEEDED, tooLarge:
                .badServerResponse
            case CURLE_SSL_PINNEDPUBKEYNOTMATCH:
                .serverTrustFailed
            case CURLE_READ_ERROR, CURLE_SEND_FAIL_REWIND, CURLE_ABORTED_BY_CALLBACK:
                .bodyUnreadable
            default:
                isTLS(code) ? .secureConnectionFailed : .other
            }
        }

        /// The same code stands for a broken connection, for two kinds of bad input and for a server that ends TLS,
        /// as those do that miss a certificate.
        private static func kind(ofBrokenAnswer text: String) -> Kind {
            if text.contains("chunked-encoding") || text.contains("response headers") {
                .badServerResponse
            } else if text.contains(" alert ") {
                .secureConnectionFailed
            } else {
                .connectionLost
            }
        }

        /// `CURLE_TOO_LARGE` of libcurl 8.6, which older headers do not have.
        private static let tooLarge = CURLcode(rawValue: 100)

        private static func isTLS(_ code: CURLcode) -> Bool {
            [
                CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM,
                CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CRL_BADFILE,
                CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS,
                CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_ENGINE_NOTFOUND, CURLE_SSL_ENGINE_SETFAILED,
                CURLE_USE_SSL_FAILED,
            ].contains(code)
        }
    }
#endif
