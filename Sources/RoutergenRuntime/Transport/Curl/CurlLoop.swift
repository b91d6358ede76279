#if os(Linux)
    import CCurl
    import Foundation

    /// Sees to it that libcurl goes on, one thread at a time: the one that has the seat.
    ///
    /// Callers put an exchange into the inbox whenever its `control` has changed; whoever has the seat looks at it
    /// and does what it says. That is the loop's own thread, as long as anything is under way.
    ///
    /// Handing a request to another thread, and its answer back, takes longer than a server nearby needs for it. So
    /// a caller that would only wait for the answer takes the seat himself if it is free, and keeps it for a
    /// moment, where the origin has just shown that it answers within one: `Quickness` says how long that is, and
    /// whether he stays awake for the beginning of it.
    ///
    /// Unchecked because the lock guards what is shared, and the engine belongs to the seat.
    final class CurlLoop: @unchecked Sendable {
        private let configuration: TransportConfiguration

        // Guarded by the lock.
        private let lock = NSCondition()
        private var inbox: [CurlExchange] = []
        private var hasThread = false
        private var isRetired = false
        /// Whether somebody has the seat.
        private var isTaken = false
        /// Whether exchanges are under way while nobody has the seat, which is to be taken again at once.
        private var isAbandoned = false
        /// The handle to wake while the one in the seat waits; nil when he will look by himself.
        private var sleeping: UnsafeMutableRawPointer?

        /// Of the seat, or of the lock while the seat is free. There is one from the time when the thread starts
        /// until it ends.
        private var engine: CurlEngine?

        init(configuration: TransportConfiguration) {
            self.configuration = configuration
        }

        // MARK: From any thread

        func start(_ request: TransportRequest, receiver: any TransportReceiver) -> CurlTask {
            let exchange = CurlExchange(request, receiver: receiver)
            if request.isAwaited, takeSeat(for: exchange) {
                withoutBrokenPipeSignal { driveBriefly(exchange) }
            } else {
                post(exchange)
            }
            return CurlTask(exchange: exchange, loop: self)
        }

        /// Makes the loop look at an exchange that is not finished.
        func post(_ exchange: CurlExchange) {
            lock.withLock {
                inbox.append(exchange)
                if !hasThread {
                    hasThread = true
                    isTaken = true
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
            if let sleeping {
                curl_multi_wakeup(sleeping)
                self.sleeping = nil
            } else if !isTaken {
                lock.signal()
            }
        }

        // MARK: In the seat of a caller

        /// Takes the seat if it is free, and if the answer is likely to come while the caller has it.
        private func takeSeat(for exchange: CurlExchange) -> Bool {
            guard case .success(let request) = exchange.prepared else { return false }
            return lock.withLock {
                guard hasThread, !isTaken, !isAbandoned, inbox.isEmpty,
                    engine?.quickness.expects(request.origin) == true
                else { return false }
                isTaken = true
                return true
            }
        }

        /// Runs an exchange until it is over or the moment has passed, and all others with it; then the thread
        /// goes on.
        private func driveBriefly(_ exchange: CurlExchange) {
            let end = ContinuousClock.now.advanced(by: Quickness.limit)
            engine?.step([exchange])
            engine?.spin(for: exchange)
            while exchange.phase != .finished, ContinuousClock.now < end {
                engine?.step(takeWork(waitingAtMost: 1))
            }
            let isIdle = engine?.isIdle ?? true
            lock.withLock {
                isTaken = false
                isAbandoned = !isIdle
                if isAbandoned || !inbox.isEmpty || isRetired { lock.signal() }
            }
        }

        // MARK: In the seat of the thread

        private func startThread() {
            Thread { self.run() }.start()
        }

        private func run() {
            nameThread("CurlTransport")
            blockBrokenPipeSignal()
            // The thread was started with the seat.
            let engine = CurlEngine(configuration: configuration) { [weak self] exchange in
                self?.postUnlessFinished(exchange)
            }
            self.engine = engine
            repeat {
                while !isLeavingSeat(of: engine) {
                    engine.step(takeWork(waitingAtMost: .max))
                }
            } while takeSeat()
        }

        /// Leaves the seat if there is nothing to do.
        private func isLeavingSeat(of engine: CurlEngine) -> Bool {
            let isIdle = engine.isIdle
            return lock.withLock {
                guard isIdle, inbox.isEmpty else { return false }
                isTaken = false
                return true
            }
        }

        /// Waits for something to do, with the seat free; false when the thread must end.
        private func takeSeat() -> Bool {
            lock.withLock {
                while isTaken || (!isAbandoned && inbox.isEmpty) {
                    if !isTaken, isRetired || engine?.multi == nil {
                        // From here on, another thread may run this loop, with an engine of its own.
                        engine = nil
                        hasThread = false
                        return false
                    }
                    lock.wait()
                }
                isTaken = true
                isAbandoned = false
                return true
            }
        }

        // MARK: In any seat

        /// What was posted or has got its turn, as soon as there is anything to do.
        ///
        /// - Parameter limit: The longest wait, in milliseconds.
        private func takeWork(waitingAtMost limit: Int32) -> [CurlExchange] {
            guard let engine else { return [] }
            let ready = engine.takeReady()
            guard ready.isEmpty else { return ready }
            let posted = lock.withLock {
                if inbox.isEmpty { sleeping = engine.multi }
                return takeInbox()
            }
            guard posted.isEmpty else { return posted }
            engine.wait(atMost: limit)
            return lock.withLock {
                sleeping = nil
                return takeInbox()
            }
        }

        /// Under the lock.
        private func takeInbox() -> [CurlExchange] {
            defer { inbox = [] }
            return inbox
        }
    }

    /// For debuggers. Not by `Thread.name`, which has no effect until the one who started the thread has gone on.
    func nameThread(_ name: String) {
        ccurl_name_thread(name)
    }
#endif
