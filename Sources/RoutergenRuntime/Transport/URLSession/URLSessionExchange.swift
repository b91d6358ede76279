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
        case informational(TransportResponse)
        case response(TransportResponse)
        case data(Data)
        case sent(Int64)
        case end(TransportError?)
    }

    // Set before the task starts.
    private let core: URLSessionCore
    private let idleLimit: Duration?
    private let totalLimit: Duration?
    /// Who signs in where the session asks; nil for nobody.
    let credential: ConnectionCredential?
    private let start = ContinuousClock.now
    private var task: URLSessionDataTask?
    private var url: URL?
    private(set) var upload: URLSessionUpload?

    // Guarded by the lock.
    private let lock = NSLock()
    private var isCancelled = false
    private var isPaused = false
    private var isFinished = false
    private var lastActivity = ContinuousClock.now
    /// Why the exchange fails, where the session itself says only that it was stopped.
    private var ownFailure: TransportError?

    // Of the queue alone.
    private var receiver: (any TransportReceiver)?
    private var heldBack: ArraySlice<Event> = []
    private var hasHead = false
    private var figures: TransportMetrics.Exchange?
    private var firstByte: TimeInterval?
    private var sentBytes: Int64 = 0
    /// Whether the task was told to stop.
    private(set) var isStopped = false
    /// Whether the session asked for credentials, and was told that there are none.
    var isChallenged = false

    init(core: URLSessionCore, receiver: any TransportReceiver, _ request: TransportRequest) {
        self.core = core
        self.receiver = receiver
        idleLimit = request.idleLimit
        totalLimit = request.totalLimit
        credential = request.connectionCredential
    }

    func begin(_ task: URLSessionDataTask, url: URL, upload: URLSessionUpload) {
        self.task = task
        self.url = url
        self.upload = upload
        if let limit = [idleLimit, totalLimit].compactMap(\.self).min() { watch(after: limit) }
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
        guard !hasHead, let url else { return touch() }
        firstByte = firstByte ?? elapsed
        let headers = response.allHeaderFields.flatMap { name, value in
            Self.fields("\(name)", "\(value)")
        }
        let head = TransportResponse(
            url: url, statusCode: response.statusCode, httpVersion: "",
            headers: headers.sorted { $0.name < $1.name })
        // On Linux, heads of 1xx answers come here, too.
        hasHead = response.statusCode >= 200 || response.statusCode == 101
        deliver(hasHead ? .response(head) : .informational(head))
    }

    /// `URLSession` joins repeated headers by commas. Cookies have to be taken apart again, because commas
    /// stand in their dates as well.
    private static func fields(_ name: String, _ value: String) -> [(name: String, value: String)] {
        let values = name.lowercased() == "set-cookie" ? Cookie.split(value) : [value]
        return values.map { (name, $0) }
    }

    func receive(_ data: Data) { deliver(.data(data)) }

    func send(_ count: Int64) {
        sentBytes = count
        deliver(.sent(count))
    }

    /// Says what is reported when the session ends the task.
    func setFailure(_ failure: TransportError) {
        lock.withLock { ownFailure = failure }
    }

    /// Where the request goes.
    var origin: Origin? { url.flatMap(Origin.init) }

    /// The body from its start, for another attempt.
    func nextBodyStream() -> InputStream? {
        do throws(TransportError) {
            return try upload?.stream()
        } catch {
            setFailure(error)
            // One that cannot be read ends the attempt; without one, an empty body would be sent.
            return InputStream(fileAtPath: "/dev/null/none")
        }
    }

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
            let failure = lock.withLock { ownFailure } ?? TransportError(error, hasHead)
            deliver(.end(isRefusedChallenge && hasHead ? nil : failure))
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
        if let figures = collected() {
            receiver?.transportDidCollect(TransportMetrics(exchanges: [figures]))
        }
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
        case .informational(let response): receiver?.transportDidReceiveInformational(response)
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

    /// Since the start, in seconds.
    private var elapsed: TimeInterval { start.duration(to: .now).timeInterval }

    /// Looks after a while whether a byte has come or gone.
    private func watch(after delay: Duration) {
        let nanoseconds = Int(clamping: Int64(delay / .nanoseconds(1)))
        DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) {
            [weak self] in self?.checkTime()
        }
    }

    private func checkTime() {
        let now = ContinuousClock.now
        // When a byte came or went last; nil when nothing is left to watch.
        let lastMoment = lock.withLock { isFinished ? nil : isPaused ? now : lastActivity }
        guard let lastMoment else { return }
        if let totalLimit, now >= start.advanced(by: totalLimit) {
            return timeOut("the exchange took longer than \(totalLimit)")
        }
        if let idleLimit, now >= lastMoment.advanced(by: idleLimit) {
            return timeOut("no byte came or went for \(idleLimit)")
        }
        var deadlines: [ContinuousClock.Instant] = []
        if let totalLimit { deadlines.append(start.advanced(by: totalLimit)) }
        if let idleLimit { deadlines.append(lastMoment.advanced(by: idleLimit)) }
        if let soonest = deadlines.min() { watch(after: now.duration(to: soonest)) }
    }

    private func timeOut(_ message: String) {
        core.queue.addOperation {
            self.finish(TransportError(.timedOut, message), stopping: true)
        }
    }

    // MARK: Figures

    /// What is known of the exchange; nil when it was never sent.
    private func collected() -> TransportMetrics.Exchange? {
        guard let url else { return nil }
        if let figures { return figures }
        var figures = TransportMetrics.Exchange(url: url, total: elapsed)
        figures.firstByte = firstByte
        figures.bodyBytesSent = sentBytes
        return figures
    }

    #if !canImport(FoundationNetworking)
        /// The session tells its figures.
        func collect(_ metrics: URLSessionTaskMetrics) {
            guard let url, let last = metrics.transactionMetrics.last else { return }
            figures = TransportMetrics.Exchange(url: url, last)
        }
    #endif
}
