import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// What can be asked of a request at any time.
extension Request {
    /// Where the request stands.
    public var state: State { mutable.withLock(\.state) }
    /// Whether the request has not been started.
    public var isInitialized: Bool { state == .initialized }
    /// Whether the request runs.
    public var isResumed: Bool { state == .resumed }
    /// Whether the request is held.
    public var isSuspended: Bool { state == .suspended }
    /// Whether the request was cancelled.
    public var isCancelled: Bool { state == .cancelled }
    /// Whether the request is over and was not cancelled.
    public var isFinished: Bool { state == .finished }

    /// The request as it was sent last, or as it is before adapters see it; nil where it could not be made.
    public var request: URLRequest? { lastRequest ?? (try? initialRequest.get()) }
    /// What was sent, one request for each attempt, as adapters left it.
    public var requests: [URLRequest] { mutable.withLock(\.requests) }
    /// What was sent first; nil before that.
    public var firstRequest: URLRequest? { mutable.withLock(\.requests.first) }
    /// What was sent last; nil before the first attempt.
    public var lastRequest: URLRequest? { mutable.withLock(\.requests.last) }
    /// How often the request was tried again; 0 in the first attempt.
    public var retryCount: Int { mutable.withLock(\.retryCount) }

    /// The head of the answer of the present attempt, once it is there.
    public var response: HTTPURLResponse? { mutable.withLock(\.response) }
    /// Why the request failed, once it is over.
    public var error: RouterError? { mutable.withLock { $0.error ?? $0.refusal?.error } }
    /// When the request reached its stages.
    public var timeline: Timeline { mutable.withLock(\.timeline) }
    /// What the transport measured in the last attempt; nil before its end, and where it measures nothing.
    public var metrics: TransportMetrics? { mutable.withLock(\.metrics.last) }
    /// What the transport measured, in each attempt.
    public var allMetrics: [TransportMetrics] { mutable.withLock(\.metrics) }
    /// How much of the request's body has been sent in the present attempt.
    public var uploadProgress: TransferProgress { mutable.withLock(\.upload.progress) }
    /// How much of the answer's body has come in the present attempt.
    public var downloadProgress: TransferProgress { mutable.withLock(\.download.progress) }
}
