import Foundation

/// Follows redirects and keeps cookies on behalf of a transport, which then needs to know of single exchanges
/// only.
///
/// It stands between the transport and the receiver: as receiver of every exchange on the way, and
/// as the task that the caller holds.
///
/// Unchecked because the lock guards `state`, and `receiver` and `metrics` are touched only in the
/// transport's calls, which come one at a time.
final class RedirectFollower: TransportReceiver, TransportTask, @unchecked Sendable {
    /// Starts a single exchange.
    typealias Start =
        @Sendable (_ request: TransportRequest, _ receiver: any TransportReceiver) ->
        any TransportTask

    /// As many as browsers and `URLSession` follow.
    private static let redirectLimit = 20
    /// How much of a redirect's own body is read, so that its connection can be used again.
    private static let skippedBytesLimit = 65_536

    private struct State {
        var request: TransportRequest
        /// Which exchange is running, counted from 0.
        var hop = 0
        var task: (any TransportTask)?
        var isCancelled = false
        var isPaused = false
        var next: TransportRequest?
        var refusal: TransportError?
        var skippedBytes = 0

        /// Whether the body of the running exchange is that of a redirect.
        var isSkipping: Bool { next != nil || refusal != nil }
    }

    private let lock = NSLock()
    private var state: State
    private var receiver: (any TransportReceiver)?
    private var metrics = TransportMetrics()
    private let startExchange: Start
    private let cookies: CookieStorage?
    /// When everything must be over.
    private let deadline: ContinuousClock.Instant?

    /// Starts a request, following redirects if it says so.
    ///
    /// - Parameter cookies: Those that are sent, and where new ones are kept; nil for none.
    static func start(
        _ request: TransportRequest, receiver: any TransportReceiver, cookies: CookieStorage?,
        with start: @escaping Start
    ) -> any TransportTask {
        guard request.followsRedirects || cookies != nil else { return start(request, receiver) }
        let follower = RedirectFollower(request, receiver, cookies, start)
        follower.startHop(request, number: 0)
        return follower
    }

    private init(
        _ request: TransportRequest, _ receiver: any TransportReceiver,
        _ cookies: CookieStorage?, _ start: @escaping Start
    ) {
        self.cookies = cookies
        state = State(request: request)
        self.receiver = receiver
        startExchange = start
        deadline = request.totalLimit.map { .now.advanced(by: $0) }
    }

    private func startHop(_ request: TransportRequest, number: Int) {
        var single = request
        single.followsRedirects = false
        if let deadline, number > 0 {
            // Never zero, which would be no limit.
            let left = ContinuousClock.now.duration(to: deadline)
            single.timeouts.total = max(left, .milliseconds(1)).timeInterval
        }
        addCookies(to: &single)
        let task = startExchange(single, self)
        // The exchange may be over, and the next one running, before its task gets here.
        let wishes = lock.withLock { () -> (cancel: Bool, pause: Bool) in
            guard state.hop == number else { return (false, false) }
            state.task = task
            return (state.isCancelled, state.isPaused)
        }
        if wishes.pause { task.pause() }
        if wishes.cancel { task.cancel() }
    }

    /// Of this exchange only: the next may lead to another origin.
    private func addCookies(to request: inout TransportRequest) {
        guard let cookies, !cookies.isEmpty, let url = request.urlRequest.url else { return }
        let own = request.urlRequest.value(forHTTPHeaderField: "Cookie")
        let header = cookies.header(for: url, own: own)
        if header != own { request.urlRequest.setValue(header, forHTTPHeaderField: "Cookie") }
    }

    /// What the answer asks for, after the request's own handler has judged it.
    private func redirection(by response: TransportResponse) -> Redirection {
        // Most answers ask for nothing.
        guard response.statusCode >= 300 else { return .none }
        let (request, hop) = lock.withLock { (state.request, state.hop) }
        if let next = request.repetition(after: response) { return .repeat(next) }
        guard request.followsRedirects else { return .none }
        switch Redirection(of: request, by: response) {
        case .follow(var next):
            if let handler = request.redirectHandler {
                guard let judged = handler.redirect(to: next.urlRequest, for: response) else {
                    return .none
                }
                next.urlRequest = judged
            }
            return hop == Self.redirectLimit ? .refuse(Self.tooMany) : .follow(next)
        case let other:
            return other
        }
    }

    private static let tooMany = TransportError(
        .tooManyRedirects, "more than \(redirectLimit) redirects")
}

// MARK: TransportTask

extension RedirectFollower {
    func cancel() {
        let task = lock.withLock {
            state.isCancelled = true
            return state.task
        }
        task?.cancel()
    }

    func pause() {
        let task = lock.withLock {
            state.isPaused = true
            return state.task
        }
        task?.pause()
    }

    func resume() {
        let task = lock.withLock {
            state.isPaused = false
            return state.task
        }
        task?.resume()
    }
}

// MARK: TransportReceiver

extension RedirectFollower {
    func transportDidReceiveInformational(_ response: TransportResponse) {
        receiver?.transportDidReceiveInformational(response)
    }

    func transportDidReceive(_ response: TransportResponse) {
        cookies?.store(response)
        switch redirection(by: response) {
        case .none:
            receiver?.transportDidReceive(response)
        case .repeat(let next):
            lock.withLock { state.next = next }
        case .follow(let next):
            lock.withLock { state.next = next }
            metrics.redirectCount += 1
            receiver?.transportWillRedirect(response, to: next)
        case .refuse(let refusal):
            lock.withLock { state.refusal = refusal }
        }
    }

    func transportDidReceive(_ data: Data) {
        let (isSkipped, excess) = lock.withLock { () -> (Bool, (any TransportTask)?) in
            guard state.isSkipping else { return (false, nil) }
            state.skippedBytes += data.count
            return (true, state.skippedBytes > Self.skippedBytesLimit ? state.task : nil)
        }
        guard isSkipped else {
            receiver?.transportDidReceive(data)
            return
        }
        excess?.cancel()
    }

    func transportDidReceiveTrailers(_ trailers: [(name: String, value: String)]) {
        guard !lock.withLock({ state.isSkipping }) else { return }
        receiver?.transportDidReceiveTrailers(trailers)
    }

    func transportDidSend(_ sent: Int64, of total: Int64?) {
        receiver?.transportDidSend(sent, of: total)
    }

    func transportDidCollect(_ metrics: TransportMetrics) {
        self.metrics.exchanges += metrics.exchanges
    }

    func transportDidComplete(_ failure: TransportError?) {
        let next = lock.withLock { () -> (request: TransportRequest, hop: Int)? in
            guard !state.isCancelled, let request = state.next else { return nil }
            // A redirect whose body never ended has used up the time of what it leads to.
            guard failure?.kind != .timedOut || deadline.map({ $0 > .now }) ?? true else {
                return nil
            }
            state.request = request
            state.next = nil
            state.skippedBytes = 0
            state.task = nil
            state.hop += 1
            return (request, state.hop)
        }
        if let next {
            // How the redirect's own body ended does not matter: it was not wanted.
            startHop(next.request, number: next.hop)
            return
        }
        let end = lock.withLock { () -> TransportError? in
            state.task = nil
            return state.isCancelled
                ? TransportError(.cancelled, "the request was cancelled")
                : state.refusal ?? failure
        }
        receiver?.transportDidCollect(metrics)
        receiver?.transportDidComplete(end)
        receiver = nil
    }
}
