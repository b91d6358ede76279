#if os(Linux)
    import CCurl

    /// The directions of a transfer, in libcurl's numbers for `curl_easy_pause`.
    struct CurlDirections: OptionSet {
        let rawValue: Int32

        static let reading = CurlDirections(rawValue: CURLPAUSE_RECV)
        static let sending = CurlDirections(rawValue: CURLPAUSE_SEND)
    }
#endif
