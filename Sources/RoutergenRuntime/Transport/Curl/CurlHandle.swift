#if os(Linux)
    import CCurl

    /// An easy handle of libcurl, with what it was told already.
    ///
    /// Most exchanges differ in their URL alone, so after a plain one that ended well the handle keeps its options, and
    /// the next exchange says only what is new. After any other one it is reset.
    ///
    /// Lifetimes: libcurl holds pointers to this object (not retained), to `headers` and to `errors` until the handle is
    /// reset or cleaned up, which this object does before it lets go of any of them.
    final class CurlHandle {
        let pointer: UnsafeMutableRawPointer
        /// Whom libcurl calls back; kept from `take` to `release`.
        private(set) var exchange: CurlExchange?
        private let errors: UnsafeMutablePointer<CChar>
        private var headers: UnsafeMutablePointer<curl_slist>?
        /// What `headers` was made of; nil where libcurl does not have them.
        private var fields: [String: String]?
        /// Whether libcurl knows what is the same for all exchanges of a configuration.
        private var isPrepared = false
        /// Whether the next exchange may find the options of this one.
        private var isPlain = false

        /// nil when memory is out.
        init?() {
            guard let pointer = curl_easy_init() else { return nil }
            self.pointer = pointer
            errors = .allocate(capacity: Int(CURL_ERROR_SIZE))
            errors.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
        }

        deinit {
            curl_easy_cleanup(pointer)
            curl_slist_free_all(headers)
            errors.deallocate()
        }

        /// What libcurl says about a failure; empty for nothing.
        var message: String { String(cString: errors) }

        /// Tells libcurl about an exchange, which is called back until `release`.
        ///
        /// - Throws: `.serverTrustFailed`, or `.other` when libcurl refuses an option.
        func take(
            _ exchange: CurlExchange, for request: CurlRequest, body: CurlBody?,
            trust: ServerTrustEvaluator, configuration: TransportConfiguration
        ) throws(TransportError) {
            self.exchange = exchange
            errors.pointee = 0
            isPlain = request.isPlain && body == nil
            var options = CurlOptions(handle: pointer)
            if !isPrepared {
                options.set(configuration)
                options.setCallbacks(
                    context: Unmanaged.passUnretained(self).toOpaque(), errors: errors)
                isPrepared = true
            }
            if fields != request.fields { try setHeaders(request, configuration, &options) }
            options.set(request, configuration, body: body)
            // Without TLS there is nobody to be trusted, and nobody who asks for a certificate.
            if !isPlain {
                try options.set(trust, authorities: configuration.certificateAuthorities)
                if let certificate = configuration.clientCertificate(for: request.origin) {
                    options.set(certificate)
                }
                if let credential = request.credential { try options.set(credential) }
            }
            try options.check()
        }

        private func setHeaders(
            _ request: CurlRequest, _ configuration: TransportConfiguration,
            _ options: inout CurlOptions
        ) throws(TransportError) {
            let (lines, acceptEncoding) = request.headerLines(
                decompresses: configuration.decompressesResponses)
            var list: UnsafeMutablePointer<curl_slist>?
            for line in lines {
                guard let longer = curl_slist_append(list, line) else {
                    curl_slist_free_all(list)
                    throw TransportError(.other, "out of memory")
                }
                list = longer
            }
            options.set(headers: list)
            if configuration.decompressesResponses { options.set(acceptEncoding: acceptEncoding) }
            // Only now, because libcurl has had them until here.
            curl_slist_free_all(headers)
            headers = list
            fields = request.fields
        }

        /// Lets go of the exchange. Not to be called from within a libcurl callback.
        ///
        /// - Parameter isWhole: Whether the whole answer has come.
        func release(isWhole: Bool) {
            exchange = nil
            guard !isPlain || !isWhole else { return }
            curl_easy_reset(pointer)
            isPrepared = false
            curl_slist_free_all(headers)
            headers = nil
            fields = nil
        }
    }
#endif
