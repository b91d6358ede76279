import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request on its way: what `Session` makes, and what can be cancelled.
///
/// A request makes one attempt, or several where a retrier says so. Each attempt is adapted, sent, collected
/// and judged by the validations; `Documentation/Architecture.md` has the whole course. It ends exactly
/// once, and it lives on while it runs, whether or not anybody keeps it.
///
/// Unchecked because classes that can be inherited from have to be; everything that changes is in
/// `mutable`, behind its lock, or in `sink`, which has its own.
public class Request: @unchecked Sendable {
    /// Where a request stands.
    public enum State: Sendable, Hashable {
        /// Made, and not started yet.
        case initialized
        /// Running.
        case resumed
        /// Started, and held by `suspend()`.
        case suspended
        /// Cancelled before it was over.
        case cancelled
        /// Over, with an answer or an error.
        case finished

        var isEnd: Bool { self == .cancelled || self == .finished }
    }

    /// A number of its own, for logs and idempotency keys; the same in every attempt.
    public var id: UUID { mutable.withLock { $0.identify() } }
    /// The session that made the request.
    public let session: Session
    /// The route that the request was made from.
    public let route: Route?
    /// What adapts and retries this request behind the session's interceptor.
    public let interceptor: (any RequestInterceptor)?
    /// What adapters start from in every attempt.
    let initialRequest: Result<URLRequest, RouterError>
    /// Where the bodies of answers go.
    let sink: any ResponseSink
    let mutable: Protected<RequestState>
    /// Validators and serializers run here, in the order in which they were added.
    var queue: DispatchQueue { mutable.withLock { $0.ownQueue() } }
    /// The interceptors for whose refresh the request was made, and which leave it alone.
    let exemptions = AuthenticationExemption.current

    init(
        session: Session, route: Route?, initialRequest: Result<URLRequest, RouterError>,
        interceptor: (any RequestInterceptor)?, sink: any ResponseSink
    ) {
        self.session = session
        self.route = route
        self.initialRequest = initialRequest
        self.interceptor = interceptor
        self.sink = sink
        mutable = Protected(RequestState())
    }

    static let workQueue = DispatchQueue(label: "routergen.work", attributes: .concurrent)

    /// Starts the request, or lets it go on after `suspend()`.
    @discardableResult
    public func resume() -> Self { resume(isAwaited: false) }

    /// Starts the request, or lets it go on after `suspend()`.
    ///
    /// - Parameter isAwaited: Whether the calling thread has nothing else to do until the request is over.
    @discardableResult
    func resume(isAwaited: Bool) -> Self {
        let (action, isChange) = mutable.withLock { $0.resume() }
        if isChange { notify { [self] in $0.requestDidResume(self) } }
        switch action {
        case .none: break
        case .start: start(isAwaited: isAwaited)
        case .goOn(let task): task.resume()
        case .launch(let urlRequest, let stage): launch(urlRequest, stage: stage)
        }
        return self
    }

    /// Holds the request: one that has not started does not start, one that runs stops reading, and one that is
    /// between two attempts does not begin the next.
    @discardableResult
    public func suspend() -> Self {
        let (task, isChange) = mutable.withLock { $0.suspend() }
        if isChange { notify { [self] in $0.requestDidSuspend(self) } }
        task?.pause()
        return self
    }

    /// Cancels the request, whatever it is doing, and never retries it. Its handlers are called with an error whose
    /// `isExplicitlyCancelled` is true; a request that is over stays as it is.
    @discardableResult
    public func cancel() -> Self {
        stop(RouterError(.cancelled), state: .cancelled)
        return self
    }

    /// What adapters start from in an attempt: for a download that goes on, it asks for the rest.
    func preparing(_ urlRequest: URLRequest) -> URLRequest { urlRequest }

    /// Whether nothing that `preparing` adds has to be checked.
    var preparesNothing: Bool { true }

    /// Whether another attempt may take the place of this one: not when a part of its answer has been given away.
    var allowsAnotherAttempt: Bool { true }

    /// Whether the attempt that is over has to be made again in another way, whatever retriers say.
    var needsAnotherAttempt: Bool { false }

    /// Whether there is a body whose content type can be wrong.
    var hasBody: Bool { downloadProgress.completedUnitCount > 0 }

    /// Ends the request before its attempt is over.
    func stop(_ error: RouterError, state: State) {
        let running = end(error, state: state)
        running.task?.cancel()
        running.work?.cancel()
    }

    /// Ends the request, unless it has ended, and tells those who wait in the order in which they came.
    func finish(_ error: RouterError?) {
        _ = end(error, state: .finished)
    }

    /// - Returns: What the request left running. Taken while it ends: what starts between a look and the end would run on.
    private func end(
        _ error: RouterError?, state: State
    ) -> (task: (any TransportTask)?, work: Task<Void, Never>?) {
        let (isFirst, task, work) = mutable.withLock { mutable in
            guard !mutable.state.isEnd else {
                return (false, nil as (any TransportTask)?, nil as Task<Void, Never>?)
            }
            let running = (mutable.task, mutable.work)
            mutable.state = state
            mutable.timeline.complete()
            mutable.error = error?.adding(
                route: route, request: mutable.requests.last ?? (try? initialRequest.get()),
                response: mutable.response, data: mutable.head == nil ? nil : sink.data)
            mutable.task = nil
            mutable.work = nil
            mutable.deferred = nil
            mutable.judgement = nil
            return (true, running.0, running.1)
        }
        guard isFirst else { return (nil, nil) }
        session.unregister(self)
        if state == .cancelled { notify { [self] in $0.requestDidCancel(self) } }
        notify { [self] in $0.requestDidFinish(self) }
        while let waiting = takeWaiting() {
            for body in waiting { body() }
        }
        return (task, work)
    }

    /// Those who wait now; nil once there are none, and from then on nobody waits any more.
    private func takeWaiting() -> [@Sendable () -> Void]? {
        mutable.withLock { mutable in
            guard let waiting = mutable.waiting, !waiting.isEmpty else {
                mutable.waiting = nil
                return nil
            }
            mutable.waiting = []
            return waiting
        }
    }

    /// Runs a block when the request is over, at once if it is. The block must be short: it runs on
    /// the transport's thread or the caller's.
    ///
    /// - Parameter isAwaited: Whether the calling thread has nothing else to do until then.
    func whenFinished(isAwaited: Bool = false, _ body: @escaping @Sendable () -> Void) {
        let ofSession = session.configuration.startsRequestsImmediately
        let (isOver, starts, judgement) = mutable.withLock { mutable in
            mutable.waiting?.append(body)
            mutable.isAwaited = true
            let starts =
                mutable.state == .initialized && mutable.options.startsImmediately ?? ofSession
            return (mutable.waiting == nil, starts, mutable.takeJudgement())
        }
        if isOver { body() }
        judgement?()
        if starts { resume(isAwaited: isAwaited) }
    }

    /// Starts the request when somebody asks for its outcome, or a little later where nobody does, so that what is
    /// chained to it counts in its first attempt.
    func startSoon() {
        // The session keeps it until it is over, and this not a moment longer.
        Request.workQueue.asyncAfter(deadline: .now() + Request.patience) { [weak self] in
            if self?.isInitialized == true { self?.resume() }
        }
    }

    /// Tells the monitors of the session; each of them hears it on its own queue.
    func notify(_ event: @escaping @Sendable (any EventMonitor) -> Void) {
        let own = mutable.withLock(\.options.eventMonitors)
        if own.isEmpty, session.eventMonitors.isEmpty { return }
        for monitor in session.eventMonitors { monitor.queue.async { event(monitor) } }
        for monitor in own { monitor.queue.async { event(monitor) } }
    }
}

extension Request: Hashable {
    /// Whether two names stand for one request.
    public static func == (one: Request, other: Request) -> Bool { one === other }
    /// Feeds what tells the request from others.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Request: CustomStringConvertible {
    /// Method, URL without secrets, and the status once it is there.
    public var description: String {
        guard let request, let url = request.url else {
            return route.map { "\($0.method) \($0.path)" } ?? "no request"
        }
        let status = response.map { " (\($0.statusCode))" } ?? ""
        return "\(request.httpMethod ?? "GET") \(url.redactedDescription)\(status)"
    }
}
