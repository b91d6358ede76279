import Foundation

/// Follows redirects on behalf of a transport, which then needs to know of single exchanges only.
///
/// It stands between the transport and the receiver: as receiver of every exchange on the way, and
/// as the task that the caller holds.
///
/// Unchecked because the lock guards `state`, and `receiver` is touched only in the transport's calls,
/// which come one at a time.
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
    }

    private let lock = NSLock()
    private var state: State
    private var receiver: (any TransportReceiver)?
    private let startExchange: Start

    /// Starts a request, following redirects if it says so.
    static func start(
        _ request: TransportRequest, receiver: any TransportReceiver, with start: @escaping Start
    ) -> any TransportTask {
        guard request.followsRedirects else { return start(request, receiver) }
        let follower = RedirectFollower(request, receiver, start)
        follower.startHop(request, number: 0)
        return follower
    }

    private init(
        _ request: TransportRequest, _ receiver: any TransportReceiver, _ start: @escaping Start
    ) {
        state = State(request: request)
        self.receiver = receiver
        startExchange = start
    }

    private func startHop(_ request: TransportRequest, number: Int) {
        var single = request
        single.followsRedirects = false
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

    // MARK: TransportTask

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

    // MARK: TransportReceiver

    func transportDidReceive(_ response: TransportResponse) {
        let isFinal = lock.withLock {
            switch Redirection(of: state.request, by: response) {
            case .none:
                return true
            case .follow where state.hop == Self.redirectLimit:
                state.refusal = TransportError(
                    .tooManyRedirects, "more than \(Self.redirectLimit) redirects")
            case .follow(let next):
                state.next = next
            case .refuse(let refusal):
                state.refusal = refusal
            }
            return false
        }
        if isFinal { receiver?.transportDidReceive(response) }
    }

    func transportDidReceive(_ data: Data) {
        let (isSkipped, excess) = lock.withLock { () -> (Bool, (any TransportTask)?) in
            guard state.next != nil || state.refusal != nil else { return (false, nil) }
            state.skippedBytes += data.count
            return (true, state.skippedBytes > Self.skippedBytesLimit ? state.task : nil)
        }
        guard isSkipped else {
            receiver?.transportDidReceive(data)
            return
        }
        excess?.cancel()
    }

    func transportDidSend(_ sent: Int64, of total: Int64?) {
        receiver?.transportDidSend(sent, of: total)
    }

    func transportDidComplete(_ failure: TransportError?) {
        let next = lock.withLock { () -> (request: TransportRequest, hop: Int)? in
            guard !state.isCancelled, let request = state.next else { return nil }
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
        receiver?.transportDidComplete(end)
        receiver = nil
    }
}
