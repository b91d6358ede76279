import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request on its way: what `Session` makes, and what can be cancelled.
///
/// It lives on while it runs, whether or not anybody keeps it.
///
/// Unchecked because classes that can be inherited from have to be; everything that changes is in
/// `mutable`, behind its lock.
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

    /// A number of its own, for logs.
    public let id = UUID()
    /// The session that made the request.
    public let session: Session
    /// The route that the request was made from.
    public let route: Route?
    let urlRequest: Result<URLRequest, RouterError>
    let mutable: Protected<MutableState>
    /// Validators and serializers run here, in the order in which they were added.
    let queue: DispatchQueue

    struct MutableState {
        var state = State.initialized
        var task: (any TransportTask)?
        var response: HTTPURLResponse?
        var headers = HTTPHeaders()
        var data = Data()
        var error: RouterError?
        var timeline = Timeline()
        var validators: [DataRequest.Validation] = []
        var validatedCount = 0
        /// The first validation that refused the answer.
        var refusal: (index: Int, error: RouterError)?
        /// Waiting for the end; nil once all of them have been told.
        var waiting: [@Sendable () -> Void]? = []
    }

    init(session: Session, route: Route?, urlRequest: Result<URLRequest, RouterError>) {
        self.session = session
        self.route = route
        self.urlRequest = urlRequest
        mutable = Protected(MutableState())
        queue = DispatchQueue(label: "routergen.request", target: Request.workQueue)
    }

    private static let workQueue = DispatchQueue(label: "routergen.work", attributes: .concurrent)

    /// Where the request stands.
    public var state: State { mutable.withLock(\.state) }
    /// The request as it is sent; nil where it could not be made.
    public var request: URLRequest? { try? urlRequest.get() }
    /// The head of the answer, once it is there.
    public var response: HTTPURLResponse? { mutable.withLock(\.response) }
    /// Why the request failed, once it is over.
    public var error: RouterError? { mutable.withLock { $0.error ?? $0.refusal?.error } }
    /// Whether the request runs.
    public var isResumed: Bool { state == .resumed }
    /// Whether the request is held.
    public var isSuspended: Bool { state == .suspended }
    /// Whether the request was cancelled.
    public var isCancelled: Bool { state == .cancelled }
    /// Whether the request is over and was not cancelled.
    public var isFinished: Bool { state == .finished }

    /// Starts the request, or lets it go on after `suspend()`.
    @discardableResult
    public func resume() -> Self {
        let (starts, task) = mutable.withLock { mutable -> (Bool, (any TransportTask)?) in
            switch mutable.state {
            case .initialized, .suspended:
                mutable.state = .resumed
                let starts = mutable.timeline.start == nil
                if starts { mutable.timeline.begin() }
                return (starts, mutable.task)
            case .resumed, .cancelled, .finished:
                return (false, nil)
            }
        }
        if starts { start() } else { task?.resume() }
        return self
    }

    /// Holds the request: one that has not started does not start, one that runs stops reading.
    @discardableResult
    public func suspend() -> Self {
        let task = mutable.withLock { mutable -> (any TransportTask)? in
            guard mutable.state == .initialized || mutable.state == .resumed else { return nil }
            mutable.state = .suspended
            return mutable.task
        }
        task?.pause()
        return self
    }

    /// Cancels the request. Its handlers are called with an error whose `isExplicitlyCancelled` is true;
    /// a request that is over stays as it is.
    @discardableResult
    public func cancel() -> Self {
        stop(RouterError(.cancelled), state: .cancelled)
        return self
    }

    private func start() {
        let urlRequest: URLRequest
        switch self.urlRequest {
        case .failure(let error): return finish(error)
        case .success(let request): urlRequest = request
        }
        if let limit = session.configuration.totalTimeout { stop(after: limit) }
        let body =
            urlRequest.httpBody.flatMap { $0.isEmpty ? nil : .data($0) } ?? TransportBody.none
        let task = session.transport.start(
            TransportRequest(
                urlRequest: urlRequest, body: body,
                followsRedirects: session.configuration.followsRedirects),
            receiver: RequestReceiver(self))
        let state = mutable.withLock { mutable in
            if !mutable.state.isEnd { mutable.task = task }
            return mutable.state
        }
        // What was asked for while the transport started.
        switch state {
        case .cancelled, .finished: task.cancel()
        case .suspended: task.pause()
        case .initialized, .resumed: break
        }
    }

    private func stop(after limit: TimeInterval) {
        let error = TransportError(.timedOut, "the request took longer than \(limit) s")
        Request.workQueue.asyncAfter(deadline: .now() + limit) { [weak self] in
            self?.stop(RouterError(.transport(error)), state: .finished)
        }
    }

    /// Ends the request before the transport does.
    fileprivate func stop(_ error: RouterError, state: State) {
        let task = mutable.withLock(\.task)
        finish(error, state: state)
        task?.cancel()
    }

    /// Ends the request, unless it has ended, and tells those who wait in the order in which they came.
    func finish(_ error: RouterError?, state: State = .finished) {
        let isFirst = mutable.withLock { mutable in
            guard !mutable.state.isEnd else { return false }
            mutable.state = state
            mutable.timeline.complete()
            mutable.error = error?.adding(
                route: route, request: request, response: mutable.response,
                data: mutable.response == nil ? nil : mutable.data)
            mutable.task = nil
            return true
        }
        guard isFirst else { return }
        while let waiting = takeWaiting() {
            for body in waiting { body() }
        }
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
    func whenFinished(_ body: @escaping @Sendable () -> Void) {
        let isOver = mutable.withLock { mutable in
            mutable.waiting?.append(body)
            return mutable.waiting == nil
        }
        if isOver { body() }
    }
}

extension Request: Hashable {
    /// Whether two names stand for one request.
    public static func == (one: Request, other: Request) -> Bool { one === other }
    /// Feeds what tells the request from others.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
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

/// Hears what happens to a request. It keeps the request for as long as the transport keeps it.
private final class RequestReceiver: TransportReceiver {
    private let request: Request

    init(_ request: Request) {
        self.request = request
    }

    func transportDidReceive(_ response: TransportResponse) {
        var headers = HTTPHeaders()
        for (name, value) in response.headers { headers.append(name: name, value: value) }
        let head = HTTPURLResponse(
            url: response.url, statusCode: response.statusCode, httpVersion: response.httpVersion,
            headerFields: headers.dictionary)
        guard let head else {
            let error = TransportError(.badServerResponse, "the head of the answer is damaged")
            return request.stop(RouterError(.transport(error)), state: .finished)
        }
        request.mutable.withLock { mutable in
            guard !mutable.state.isEnd else { return }
            mutable.timeline.receiveResponse()
            mutable.response = head
            mutable.headers = headers
        }
    }

    func transportDidReceive(_ data: Data) {
        request.mutable.withLock { mutable in
            guard !mutable.state.isEnd else { return }
            mutable.data.append(data)
        }
    }

    func transportDidSend(_ sent: Int64, of total: Int64?) {}

    func transportDidComplete(_ failure: TransportError?) {
        guard let failure else { return request.finish(nil) }
        request.finish(
            RouterError(failure.kind == .cancelled ? .cancelled : .transport(failure)))
    }
}
