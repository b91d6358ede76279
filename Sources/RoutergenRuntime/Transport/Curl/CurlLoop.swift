#if os(Linux)
    import CCurl
    import Foundation

    /// The thread that runs libcurl, and the way to reach it.
    ///
    /// Callers put an exchange into the inbox whenever its `control` has changed; the loop looks at
    /// it and does what it says. Unchecked because the lock guards what is shared, and everything
    /// else belongs to the thread.
    final class CurlLoop: @unchecked Sendable {
        /// libcurl must be initialized once before anything else; a global constant does just that.
        private static let initialization = curl_global_init(Int(CURL_GLOBAL_ALL))

        private let configuration: TransportConfiguration

        // Guarded by the lock.
        private let lock = NSLock()
        private var inbox: [CurlExchange] = []
        private var isRunning = false
        private var isRetired = false
        /// The handle to wake, while the thread is waiting; nil when it will look by itself.
        private var sleeping: UnsafeMutableRawPointer?

        // Of the thread alone.
        private var multi: UnsafeMutableRawPointer?
        private var running: [UnsafeMutableRawPointer: CurlExchange] = [:]
        private var queues: [Origin: Queue] = [:]
        /// Exchanges whose turn has come.
        private var ready: [CurlExchange] = []
        /// No exchange runs out of time before this; nil when none ever does.
        private var nextDeadline: ContinuousClock.Instant?

        /// The exchanges of one origin.
        private struct Queue {
            var runningCount = 0
            /// In the order in which they came; those that were cancelled meanwhile are finished.
            var waiting: ArraySlice<CurlExchange> = []
        }

        init(configuration: TransportConfiguration) {
            self.configuration = configuration
        }

        // MARK: From any thread

        func start(_ request: TransportRequest, receiver: any TransportReceiver) -> CurlTask {
            let exchange = CurlExchange(
                request, receiver: receiver, decompresses: configuration.decompressesResponses)
            post(exchange)
            return CurlTask(exchange: exchange, loop: self)
        }

        /// Makes the loop look at an exchange that is not finished.
        func post(_ exchange: CurlExchange) {
            lock.withLock {
                inbox.append(exchange)
                if !isRunning {
                    isRunning = true
                    startThread()
                }
                wake()
            }
        }

        /// Makes the loop look at an exchange, unless it is over.
        func postUnlessFinished(_ exchange: CurlExchange) {
            if !exchange.control.withLock({ $0.isFinished }) { post(exchange) }
        }

        /// Ends the thread as soon as nothing is left to do.
        func retire() {
            lock.withLock {
                isRetired = true
                wake()
            }
        }

        /// Under the lock, so that the handle is not cleaned up meanwhile.
        private func wake() {
            guard let sleeping else { return }
            curl_multi_wakeup(sleeping)
            self.sleeping = nil
        }

        private func startThread() {
            Thread { self.run() }.start()
        }

        // MARK: On the thread

        private func run() {
            nameThread("CurlTransport")
            blockBrokenPipeSignal()
            if Self.initialization == CURLE_OK { multi = curl_multi_init() }
            if let multi { ccurl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, 128) }
            while let exchanges = takeWork() {
                for exchange in exchanges { attend(exchange) }
                perform()
                finishTransfers()
                finishIdle()
            }
        }

        /// What was posted, as soon as there is anything to do; nil when the thread must end.
        private func takeWork() -> [CurlExchange]? {
            guard ready.isEmpty else {
                defer { ready = [] }
                return ready
            }
            let isIdle = running.isEmpty
            let handle = multi
            let posted = lock.withLock { () -> [CurlExchange]? in
                if inbox.isEmpty {
                    guard !isIdle || !isRetired, handle != nil else {
                        isRunning = false
                        return nil
                    }
                    sleeping = handle
                }
                defer { inbox = [] }
                return inbox
            }
            guard let posted else {
                // From here on, another thread may run this loop, with a handle of its own.
                if let handle { curl_multi_cleanup(handle) }
                return nil
            }
            if !posted.isEmpty { return posted }
            curl_multi_poll(handle, nil, 0, pollMilliseconds(), nil)
            return lock.withLock {
                sleeping = nil
                defer { inbox = [] }
                return inbox
            }
        }

        private func pollMilliseconds() -> Int32 {
            guard let nextDeadline else { return 3_600_000 }
            let left = ContinuousClock.now.duration(to: nextDeadline)
            return left <= .zero ? 0 : Int32(min(left.millisecondsRoundedUp, 3_600_000))
        }

        private func attend(_ exchange: CurlExchange) {
            let isCancelled = exchange.control.withLock { $0.isCancelled }
            switch exchange.phase {
            case .finished:
                break
            case .new where isCancelled, .waiting where isCancelled:
                finish(exchange, nil)
            case .new:
                admit(exchange)
            case .waiting:
                break  // A pause; it will be looked at when the turn has come.
            case .running where isCancelled:
                finish(exchange, nil)
            case .running:
                let code = exchange.applyPause()
                if code != CURLE_OK { return finish(exchange, exchange.failure(for: code)) }
                noteDeadline(of: exchange)
            }
        }

        private func admit(_ exchange: CurlExchange) {
            switch exchange.prepared {
            case .failure(let failure):
                finish(exchange, failure)
            case .success(let request):
                let limit = max(1, configuration.maximumConnectionsPerHost)
                if queues[request.origin, default: Queue()].runningCount < limit {
                    begin(exchange, request)
                } else {
                    exchange.phase = .waiting
                    queues[request.origin]?.waiting.append(exchange)
                    noteDeadline(of: exchange)
                }
            }
        }

        private func begin(_ exchange: CurlExchange, _ request: CurlRequest) {
            exchange.phase = .running
            queues[request.origin, default: Queue()].runningCount += 1
            do throws(TransportError) {
                guard let multi else { throw TransportError(.other, "libcurl cannot be started") }
                try exchange.makeHandle(request, configuration: configuration) {
                    [weak self, weak exchange] in
                    if let exchange { self?.postUnlessFinished(exchange) }
                }
                guard let handle = exchange.handle else { return }
                running[handle] = exchange
                guard curl_multi_add_handle(multi, handle) == CURLM_OK else {
                    throw TransportError(.other, "libcurl does not take the request")
                }
                let code = exchange.applyPause()
                if code != CURLE_OK { return finish(exchange, exchange.failure(for: code)) }
                noteDeadline(of: exchange)
            } catch {
                finish(exchange, error)
            }
        }

        private func perform() {
            guard let multi, !running.isEmpty else { return }
            var count: Int32 = 0
            let code = curl_multi_perform(multi, &count)
            guard code != CURLM_OK else { return }
            // Out of memory or a bug of libcurl: nothing would ever end any more.
            let failure = TransportError(.other, String(cString: curl_multi_strerror(code)))
            for exchange in Array(running.values) { finish(exchange, failure) }
        }

        private func finishTransfers() {
            var left: Int32 = 0
            while let multi, let message = curl_multi_info_read(multi, &left) {
                // Copied first: what the pointer shows is gone when its handle is removed.
                let (kind, handle) = (message.pointee.msg, message.pointee.easy_handle)
                let code = message.pointee.data.result
                guard kind == CURLMSG_DONE, let handle, let exchange = running[handle] else {
                    continue
                }
                finish(exchange, exchange.failure(for: code))
            }
        }

        private func finishIdle() {
            guard let soonest = nextDeadline, ContinuousClock.now >= soonest else { return }
            nextDeadline = nil
            let now = ContinuousClock.now
            let waiting = queues.values.flatMap(\.waiting).filter { $0.phase == .waiting }
            for exchange in Array(running.values) + waiting {
                if let deadline = exchange.deadline, deadline <= now {
                    finish(exchange, exchange.timeout)
                } else {
                    noteDeadline(of: exchange)
                }
            }
        }

        private func noteDeadline(of exchange: CurlExchange) {
            guard let deadline = exchange.deadline else { return }
            nextDeadline = nextDeadline.map { min($0, deadline) } ?? deadline
        }

        /// Ends an exchange of any phase, and lets the next of its origin run.
        private func finish(_ exchange: CurlExchange, _ failure: TransportError?) {
            let wasRunning = exchange.phase == .running
            exchange.phase = .finished
            if let multi, let handle = exchange.handle { curl_multi_remove_handle(multi, handle) }
            exchange.complete(failure)
            if let handle = exchange.handle {
                exchange.releaseHandle()
                running[handle] = nil
            }
            if wasRunning, case .success(let request) = exchange.prepared {
                leave(request.origin)
            }
        }

        /// Gives a place back. The next exchange is not begun here but by the loop, because a long
        /// row of exchanges that fail at once would otherwise become a deep recursion.
        private func leave(_ origin: Origin) {
            guard var queue = queues.removeValue(forKey: origin) else { return }
            queue.runningCount -= 1
            while let next = queue.waiting.popFirst() {
                guard next.phase == .waiting else { continue }
                next.phase = .new
                ready.append(next)
                break
            }
            if queue.runningCount > 0 || !queue.waiting.isEmpty { queues[origin] = queue }
        }
    }

    /// The handle that callers get.
    struct CurlTask: TransportTask {
        let exchange: CurlExchange
        let loop: CurlLoop

        func cancel() { change { $0.isCancelled = true } }
        func pause() { change { $0.isPaused = true } }
        func resume() { change { $0.isPaused = false } }

        private func change(_ body: (inout CurlExchange.Control) -> Void) {
            exchange.control.withLock { body(&$0) }
            loop.postUnlessFinished(exchange)
        }
    }

    /// For debuggers. Not by `Thread.name`, which has no effect until the one who started the thread has gone on.
    func nameThread(_ name: String) {
        ccurl_name_thread(name)
    }

    /// TLS libraries write to sockets without `MSG_NOSIGNAL`.
    private func blockBrokenPipeSignal() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
#endif
