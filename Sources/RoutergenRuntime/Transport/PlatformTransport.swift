#if os(Linux)
    /// The transport that this platform's sessions use unless they are given another one.
    public typealias PlatformTransport = CurlTransport
#else
    /// The transport that this platform's sessions use unless they are given another one.
    public typealias PlatformTransport = URLSessionTransport
#endif
