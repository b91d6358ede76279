#if os(Linux)
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
#endif
