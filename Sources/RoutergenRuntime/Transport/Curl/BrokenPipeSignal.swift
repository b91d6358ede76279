#if os(Linux)
    import Foundation

    // TLS libraries write to sockets without `MSG_NOSIGNAL`, and the signal would end the process.

    /// Keeps the signal of a broken pipe from the calling thread for ever.
    func blockBrokenPipeSignal() {
        var signals = brokenPipe
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Keeps the signal of a broken pipe from the calling thread while a block runs, and leaves everything else as
    /// it was.
    func withoutBrokenPipeSignal(_ body: () -> Void) {
        var signals = brokenPipe
        var before = sigset_t()
        let wasPending = isBrokenPipePending
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        body()
        if !wasPending, isBrokenPipePending {
            // It would be delivered as soon as it is allowed again.
            var moment = timespec()
            sigtimedwait(&signals, nil, &moment)
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    private var brokenPipe: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        return signals
    }

    private var isBrokenPipePending: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return sigismember(&pending, SIGPIPE) == 1
    }
#endif
