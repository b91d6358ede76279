#if os(Linux)
    import CCurl
    import Foundation

    /// Sets the options of one libcurl handle, and remembers the first refusal.
    struct CurlOptions {
        let handle: UnsafeMutableRawPointer
        private var code = CURLE_OK
        /// Asked once, because libcurl looks through all of its parts for it.
        private static let supportsHTTP2 = ccurl_supports_http2() != 0
        /// In milliseconds; libcurl takes no more than fit into 32 bits.
        private static let tenDays = 864_000_000

        init(handle: UnsafeMutableRawPointer) {
            self.handle = handle
        }

        /// - Throws: `.other` when libcurl refused an option, which means that memory is out or
        ///   that libcurl lacks what was asked for.
        func check() throws(TransportError) {
            guard code == CURLE_OK else {
                throw TransportError(.other, String(cString: curl_easy_strerror(code)))
            }
        }

        /// What every exchange says anew.
        mutating func set(
            _ request: CurlRequest, _ configuration: TransportConfiguration, body: CurlBody?
        ) {
            text(CURLOPT_URL, request.url.absoluteString)
            // Waits for a connection that may turn out to carry several requests at once.
            if request.origin.scheme == "https", configuration.httpVersion == .http2,
                Self.supportsHTTP2
            {
                number(CURLOPT_PIPEWAIT, 1)
            }
            setMethod(request.method, body: body)
            // It also makes libcurl leave enough time for a host's second address when the first does not
            // answer. Zero would mean libcurl's own limit, which is five minutes.
            let limit = request.connectLimit?.millisecondsRoundedUp ?? Self.tenDays
            number(CURLOPT_CONNECTTIMEOUT_MS, min(limit, Self.tenDays))
        }

        private mutating func setVersion(
            _ version: TransportConfiguration.HTTPVersionPreference
        ) {
            switch version {
            case .http1,
                .http2 where !Self.supportsHTTP2:
                number(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
            case .http2:
                number(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
            case .http2PriorKnowledge:
                number(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2_PRIOR_KNOWLEDGE))
                number(CURLOPT_PIPEWAIT, 1)
            }
        }

        /// An upload in libcurl's words is any request with a body. Its `POST` is not used because
        /// it adds a content type of its own.
        private mutating func setMethod(_ method: String, body: CurlBody?) {
            if let body {
                number(CURLOPT_UPLOAD, 1)
                // -1 says that the length is not known, which makes it chunks.
                note(
                    ccurl_set_offset(
                        handle, CURLOPT_INFILESIZE_LARGE, curl_off_t(body.length ?? -1)))
                text(CURLOPT_CUSTOMREQUEST, method)
            } else if method == "HEAD" {
                number(CURLOPT_NOBODY, 1)
            } else if method != "GET" {
                text(CURLOPT_CUSTOMREQUEST, method)
            }
        }

        /// What is the same for all exchanges.
        mutating func set(_ configuration: TransportConfiguration) {
            note(ccurl_allow_only_http(handle))
            ccurl_do_not_wait_for_lookup(handle)
            // What the caller wrote is what is sent, dot segments included.
            number(CURLOPT_PATH_AS_IS, 1)
            number(CURLOPT_FOLLOWLOCATION, 0)
            setVersion(configuration.httpVersion)
            // Signals are for the application; a broken pipe is blocked in the seat of the loop.
            number(CURLOPT_NOSIGNAL, 1)
            number(CURLOPT_BUFFERSIZE, 65_536)
            number(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
            // A handle that is used again would resume the TLS sessions of its former exchanges; which handle that is
            // must make no difference.
            number(CURLOPT_SSL_SESSIONID_CACHE, 0)
            switch configuration.proxy {
            case .environment: break
            // The empty text overrides the environment.
            case .none: text(CURLOPT_PROXY, "")
            case .url(let url): text(CURLOPT_PROXY, url)
            }
        }

        /// Says whom to trust.
        ///
        /// - Parameter authorities: Those to trust where the evaluator names none; nil for the system's.
        /// - Throws: `.serverTrustFailed` where libcurl cannot check what was asked for.
        mutating func set(
            _ trust: ServerTrustEvaluator, authorities: URL?
        ) throws(TransportError) {
            if let file = trust.certificates ?? authorities {
                text(CURLOPT_CAINFO, file.path)
                // Otherwise libcurl would go on to trust the system's folder of authorities as well.
                note(ccurl_set_string(handle, CURLOPT_CAPATH, nil))
            }
            if !trust.performsDefaultValidation {
                number(CURLOPT_SSL_VERIFYPEER, 0)
                number(CURLOPT_SSL_VERIFYHOST, 0)
            }
            guard !trust.publicKeys.isEmpty else { return }
            let pins = trust.publicKeys.map { "sha256//" + $0.sha256.base64EncodedString() }
            let joined = pins.joined(separator: ";")
            guard ccurl_set_string(handle, CURLOPT_PINNEDPUBLICKEY, joined) == CURLE_OK else {
                throw TransportError(
                    .serverTrustFailed, "this libcurl cannot check the pinned public key")
            }
        }

        /// Says what is shown to a server that asks who calls.
        mutating func set(_ certificate: ClientCertificate) {
            let format = certificate.format == .pem ? "PEM" : "P12"
            text(CURLOPT_SSLCERT, certificate.file.path)
            text(CURLOPT_SSLCERTTYPE, format)
            if let key = certificate.key {
                text(CURLOPT_SSLKEY, key.path)
                text(CURLOPT_SSLKEYTYPE, format)
            }
            // Without one, OpenSSL would ask whoever sits at the terminal.
            text(CURLOPT_KEYPASSWD, certificate.password ?? "")
        }

        /// Says who signs in.
        ///
        /// - Throws: `.unsupported` where libcurl was built without the scheme.
        mutating func set(_ credential: ConnectionCredential) throws(TransportError) {
            let isNTLM = credential.scheme == .ntlm
            guard ccurl_supports(isNTLM ? CURL_VERSION_NTLM : CURL_VERSION_SPNEGO) != 0 else {
                throw TransportError(
                    .unsupported, "this libcurl does not speak \(credential.scheme)")
            }
            number(CURLOPT_HTTPAUTH, ccurl_authentication(isNTLM ? 1 : 0))
            text(CURLOPT_USERNAME, credential.username)
            text(CURLOPT_PASSWORD, credential.password)
            // Both belong to a connection, which requests of HTTP/2 share.
            number(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
            // libcurl keeps a connection of NTLM for who has signed it in, and gives one of Negotiate to anybody.
            if !isNTLM { number(CURLOPT_FORBID_REUSE, 1) }
        }

        mutating func set(headers: UnsafeMutablePointer<curl_slist>?) {
            note(ccurl_set_list(handle, CURLOPT_HTTPHEADER, headers))
        }

        /// - Parameter acceptEncoding: nil stands for everything that libcurl can decode.
        mutating func set(acceptEncoding: String?) {
            text(CURLOPT_ACCEPT_ENCODING, acceptEncoding ?? "")
        }

        /// Makes libcurl call the exchange of the handle that `context` points to.
        mutating func setCallbacks(
            context: UnsafeMutableRawPointer, errors: UnsafeMutablePointer<CChar>
        ) {
            note(ccurl_set_pointer(handle, CURLOPT_ERRORBUFFER, errors))
            note(ccurl_set_write_function(handle, CURLOPT_HEADERFUNCTION, receiveHeaderLine))
            note(ccurl_set_pointer(handle, CURLOPT_HEADERDATA, context))
            note(ccurl_set_write_function(handle, CURLOPT_WRITEFUNCTION, receiveData))
            note(ccurl_set_pointer(handle, CURLOPT_WRITEDATA, context))
            note(ccurl_set_read_function(handle, supplyBody))
            note(ccurl_set_pointer(handle, CURLOPT_READDATA, context))
            note(ccurl_set_seek_function(handle, seekBody))
            note(ccurl_set_pointer(handle, CURLOPT_SEEKDATA, context))
            note(ccurl_set_progress_function(handle, reportProgress))
            note(ccurl_set_pointer(handle, CURLOPT_XFERINFODATA, context))
            number(CURLOPT_NOPROGRESS, 0)
        }

        private mutating func number(_ option: CURLoption, _ value: Int) {
            note(ccurl_set_long(handle, option, value))
        }

        /// libcurl copies the text.
        private mutating func text(_ option: CURLoption, _ value: String) {
            note(ccurl_set_string(handle, option, value))
        }

        private mutating func note(_ result: CURLcode) {
            if code == CURLE_OK { code = result }
        }
    }

    extension Duration {
        /// In whole milliseconds, and never zero, which libcurl would read as "no limit".
        var millisecondsRoundedUp: Int {
            let (seconds, attoseconds) = components
            return max(
                1,
                Int(seconds) * 1_000
                    + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
        }
    }

    // MARK: The functions that libcurl calls

    // The pointer is the one of `setCallbacks(context:errors:)`; `CurlHandle` says why it is valid.
    private func exchange(_ context: UnsafeMutableRawPointer?) -> CurlExchange? {
        context.flatMap { Unmanaged<CurlHandle>.fromOpaque($0).takeUnretainedValue().exchange }
    }

    private func receiveHeaderLine(
        _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
        _ context: UnsafeMutableRawPointer?
    ) -> Int {
        let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
        guard let exchange = exchange(context), exchange.receive(headerLine: line) else {
            return -1
        }
        return line.count
    }

    private func receiveData(
        _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
        _ context: UnsafeMutableRawPointer?
    ) -> Int {
        let data = UnsafeRawBufferPointer(start: bytes, count: size * count)
        switch exchange(context)?.receive(data: data) {
        case .taken: return data.count
        case .paused: return Int(CURL_WRITEFUNC_PAUSE)
        // Any other count than the full one stops the transfer, also where that is zero.
        case .stopped, nil: return -1
        }
    }

    private func supplyBody(
        _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
        _ context: UnsafeMutableRawPointer?
    ) -> Int {
        let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: size * count)
        switch exchange(context)?.supply(buffer) {
        case .bytes(let count): return count
        case .end: return 0
        case .nothingYet: return Int(CURL_READFUNC_PAUSE)
        case .failure, nil: return Int(CURL_READFUNC_ABORT)
        }
    }

    private func seekBody(
        _ context: UnsafeMutableRawPointer?, _ offset: curl_off_t, _ origin: Int32
    ) -> Int32 {
        guard origin == SEEK_SET, exchange(context)?.seek(to: Int64(offset)) == true else {
            return CURL_SEEKFUNC_FAIL
        }
        return CURL_SEEKFUNC_OK
    }

    private func reportProgress(
        _ context: UnsafeMutableRawPointer?, _ toReceive: curl_off_t, _ received: curl_off_t,
        _ toSend: curl_off_t, _ sent: curl_off_t
    ) -> Int32 {
        exchange(context)?.progress(sent: Int64(sent), received: Int64(received))
        return 0
    }
#endif
