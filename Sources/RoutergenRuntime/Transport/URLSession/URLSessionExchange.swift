import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request on its way through `URLSession`, and its answer.
///
/// Unchecked because the lock guards what callers of any thread reach, and everything else belongs
/// to the session's serial queue.
final class URLSessionExchange: TransportTask, @unchecked Sendable {
    private enum Event {
        case response(TransportResponse)
        case data(Data)
        case sent(Int64)
        case end(TransportError?)
    }

    // Set before the task starts.
    private let core: URLSessionCore
    private let idleLimit: Duration?
    private var task: URLSessionDataTask?
    private var url: URL?
    private(set) var upload: URLSessionUpload?

    // Guarded by the lock.
    private let lock = NSLock()
    private var isCancelled = false
    private var isPaused = false
    private var isFinished = false
    private var lastActivity = ContinuousClock.now

    // Of the queue alone.
    private var receiver: (any TransportReceiver)?
    private var heldBack: ArraySlice<Event> = []
    private var hasHead = false
    /// Whether the task was told to stop.
    private(set) var isStopped = false
    /// Whether the session asked for credentials, and was told that there are none.
    var isChallenged = false

    init(core: URLSessionCore, receiver: any TransportReceiver, _ idleLimit: Duration?) {
        self.core = core
        self.receiver = receiver
        self.idleLimit = idleLimit
    }

    func begin(_ task: URLSessionDataTask, url: URL, upload: URLSessionUpload) {
        self.task = task
        self.url = url
        self.upload = upload
        if let idleLimit { watch(after: idleLimit) }
    }

    // MARK: TransportTask

    func cancel() {
        let isLate = lock.withLock {
            isCancelled = true
            return isFinished
        }
        guard !isLate else { return }
        // A pause holds back everything but this.
        core.queue.addOperation { self.finish(nil, stopping: true) }
    }

    func pause() {
        lock.withLock { isPaused = true }
        #if !canImport(FoundationNetworking)
            task?.suspend()
        #endif
    }

    func resume() {
        let wasPaused = lock.withLock {
            defer { isPaused = false }
            lastActivity = .now
            return isPaused
        }
        guard wasPaused else { return }
        #if !canImport(FoundationNetworking)
            task?.resume()
        #endif
        core.queue.addOperation { self.deliverHeldBack() }
    }

    // MARK: On the queue

    func receive(_ response: HTTPURLResponse) {
        // On Linux, heads of 1xx answers come here, too.
        guard response.statusCode >= 200 || response.statusCode == 101, !hasHead, let url else {
            touch()
            return
        }
        hasHead = true
        let headers = response.allHeaderFields.compactMap { name, value in
            (name as? String).map { (name: $0, value: "\(value)") }
        }
        deliver(
            .response(
                TransportResponse(
                    url: url, statusCode: response.statusCode, httpVersion: "",
                    headers: headers.sorted { $0.name < $1.name })))
    }

    func receive(_ data: Data) { deliver(.data(data)) }

    func send(_ count: Int64) { deliver(.sent(count)) }

    /// The session says that the task is over.
    func end(_ error: (any Error)?, response: HTTPURLResponse?) {
        if let error {
            let isRefusedChallenge = isChallenged && (error as? URLError)?.code == .cancelled
            if isRefusedChallenge, let response, !hasHead { receive(response) }
            // On Linux, a redirect that leads nowhere is reported in this way only.
            if let response, (300..<400).contains(response.statusCode), !hasHead {
                receive(response)
                return deliver(.end(nil))
            }
            deliver(.end(isRefusedChallenge && hasHead ? nil : TransportError(error, hasHead)))
        } else if let response, !hasHead {
            receive(response)
            deliver(.end(nil))
        } else {
            deliver(.end(hasHead ? nil : TransportError(.badServerResponse, "no answer")))
        }
    }

    /// Ends the exchange, unless it is over; a cancellation that came in time wins.
    func finish(_ failure: TransportError?, stopping: Bool = false) {
        let end = lock.withLock { () -> (isFirst: Bool, isCancelled: Bool) in
            defer { isFinished = true }
            return (!isFinished, isCancelled)
        }
        guard end.isFirst else { return }
        heldBack = []
        receiver?.transportDidComplete(
            end.isCancelled ? TransportError(.cancelled, "the request was cancelled") : failure)
        // The receiver usually holds the task, which is this object.
        receiver = nil
        if stopping, let task {
            isStopped = true
            // On Linux, a cancellation that races with the end of the task can stop the whole
            // process when it comes from within a callback.
            DispatchQueue.global().async { task.cancel() }
        }
    }

    private func deliver(_ event: Event) {
        touch()
        heldBack.append(event)
        deliverHeldBack()
    }

    /// Passes on what has arrived, in order, until a receiver pauses again.
    private func deliverHeldBack() {
        while !lock.withLock({ isPaused }), let event = heldBack.popFirst() { pass(event) }
    }

    private func pass(_ event: Event) {
        if case .end(let failure) = event { return finish(failure) }
        guard !lock.withLock({ isCancelled || isFinished }) else { return }
        switch event {
        case .response(let response): receiver?.transportDidReceive(response)
        case .data(let data): receiver?.transportDidReceive(data)
        case .sent(let count): receiver?.transportDidSend(count, of: upload?.length)
        case .end: break
        }
    }

    // MARK: Time

    private func touch() {
        lock.withLock { lastActivity = .now }
    }

    /// Looks after a while whether a byte has come or gone.
    private func watch(after delay: Duration) {
        let nanoseconds = Int(clamping: Int64(delay / .nanoseconds(1)))
        DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) {
            [weak self] in self?.checkIdle()
        }
    }

    private func checkIdle() {
        guard let idleLimit else { return }
        let left = lock.withLock { () -> Duration? in
            guard !isFinished else { return nil }
            return isPaused
                ? idleLimit : ContinuousClock.now.duration(to: lastActivity.advanced(by: idleLimit))
        }
        guard let left else { return }
        guard left <= .zero else { return watch(after: left) }
        core.queue.addOperation {
            self.finish(
                TransportError(.timedOut, "no byte came or went for \(idleLimit)"), stopping: true)
        }
    }
}
