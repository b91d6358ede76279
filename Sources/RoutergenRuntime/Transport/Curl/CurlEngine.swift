#if os(Linux)
    import CCurl
    import Foundation

    /// Runs exchanges on one multi handle of libcurl. Used by one thread at a time: the one that has the seat of a
    /// `CurlLoop`.
    final class CurlEngine {
        /// libcurl must be initialized once before anything else; a global constant does just that.
        private static let initialization = curl_global_init(Int(CURL_GLOBAL_ALL))
        /// How many easy handles are kept for later exchanges: as many as connect to one host by default.
        private static let spareLimit = 64

        private let configuration: TransportConfiguration
        /// Called, on any thread, when an exchange is to be looked at again.
        private let onProgress: @Sendable (CurlExchange) -> Void
        /// nil where libcurl cannot be started; every exchange fails then.
        let multi: UnsafeMutableRawPointer?

        private var running: [UnsafeMutableRawPointer: CurlExchange] = [:]
        private var queues: [Origin: Queue] = [:]
        /// Exchanges whose turn has come.
        private var ready: [CurlExchange] = []
        /// Handles without an exchange, for the next ones.
        private var spares: [CurlHandle] = []
        private let time = CurlTime()
        /// How fast origins have answered.
        private(set) var quickness = Quickness()
        /// No exchange runs out of time before this; nil when none ever does.
        private var nextDeadline: ContinuousClock.Instant?

        /// The exchanges of one origin.
        private struct Queue {
            var runningCount = 0
            /// In the order in which they came; those that were cancelled meanwhile are finished.
            var waiting: ArraySlice<CurlExchange> = []
        }

        init(
            configuration: TransportConfiguration,
            onProgress: @escaping @Sendable (CurlExchange) -> Void
        ) {
            self.configuration = configuration
            self.onProgress = onProgress
            multi = Self.initialization == CURLE_OK ? curl_multi_init() : nil
            if let multi { ccurl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, 128) }
        }

        deinit {
            // Before that of the connections, as libcurl wants it.
            spares = []
            if let multi { curl_multi_cleanup(multi) }
        }

        /// Whether no exchange is under way.
        var isIdle: Bool { running.isEmpty && ready.isEmpty }

        /// Exchanges that have not been attended to although nothing holds them up.
        func takeReady() -> [CurlExchange] {
            defer { ready = [] }
            return ready
        }

        /// Does with exchanges what their `control` says, and whatever the network allows without waiting.
        func step(_ exchanges: [CurlExchange]) {
            time.update()
            for exchange in exchanges { attend(exchange) }
            perform()
            finishTransfers()
            finishIdle()
        }

        /// Looks again and again for the end of an exchange whose origin has just answered at once: waking a
        /// processor that has gone to sleep can take longer than such an answer.
        func spin(for exchange: CurlExchange) {
            guard case .success(let request) = exchange.prepared,
                quickness.expectsAtOnce(request.origin)
            else { return }
            let end = ContinuousClock.now.advanced(by: Quickness.spinLimit)
            while exchange.phase != .finished, ContinuousClock.now < end {
                // The server may be waiting for this very processor.
                sched_yield()
                step([])
            }
        }

        /// Waits until the network goes on, a limit of time is reached, or `curl_multi_wakeup` is called.
        ///
        /// - Parameter limit: The longest wait, in milliseconds.
        func wait(atMost limit: Int32) {
            guard let multi else { return }
            curl_multi_poll(multi, nil, 0, min(limit, pollMilliseconds), nil)
        }

        private var pollMilliseconds: Int32 {
            guard let nextDeadline else { return .max }
            let left = ContinuousClock.now.duration(to: nextDeadline)
            return left <= .zero ? 0 : Int32(min(left.millisecondsRoundedUp, Int(Int32.max)))
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
                try exchange.begin(request, configuration: configuration, time: time) {
                    [onProgress, weak exchange] in
                    if let exchange { onProgress(exchange) }
                }
                guard let multi, let handle = spares.popLast() ?? CurlHandle() else {
                    throw TransportError(.other, "libcurl cannot be started")
                }
                running[handle.pointer] = exchange
                try exchange.take(handle, for: request, configuration: configuration)
                guard curl_multi_add_handle(multi, handle.pointer) == CURLM_OK else {
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
                let failure = exchange.failure(for: code)
                finish(exchange, failure, isWhole: failure == nil)
            }
        }

        private func finishIdle() {
            let now = time.now
            guard let soonest = nextDeadline, now >= soonest else { return }
            nextDeadline = nil
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
        ///
        /// - Parameter isWhole: Whether the whole answer has come.
        private func finish(
            _ exchange: CurlExchange, _ failure: TransportError?, isWhole: Bool = false
        ) {
            let wasRunning = exchange.phase == .running
            exchange.phase = .finished
            if let multi, let handle = exchange.handle {
                curl_multi_remove_handle(multi, handle.pointer)
            }
            exchange.complete(failure)
            let hasReusableHandle = exchange.hasReusableHandle
            if let handle = exchange.releaseHandle(isWhole: isWhole) {
                running[handle.pointer] = nil
                if hasReusableHandle, spares.count < Self.spareLimit { spares.append(handle) }
            }
            if wasRunning, case .success(let request) = exchange.prepared {
                quickness.note(exchange.duration, of: request.origin)
                leave(request.origin)
            }
        }

        /// Gives a place back. The next exchange is not begun here but in the next step, because a long row of
        /// exchanges that fail at once would otherwise become a deep recursion.
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
#endif
