import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// One attempt: adapt, send, receive. What follows is in `Request+Retry`.
extension Request {
    /// Begins the first attempt.
    func start(isAwaited: Bool) {
        session.register(self)
        // Cancelled in the meantime.
        if state.isEnd { return session.unregister(self) }
        switch initialRequest {
        case .failure(let error):
            notify { [self] in
                $0.request(self, didFailToCreateURLRequestWithError: error)
            }
            return finish(error)
        case .success(let urlRequest):
            notify { [self] in $0.request(self, didCreateInitialURLRequest: urlRequest) }
            if let limit = session.configuration.totalTimeout { stop(after: limit) }
            beginAttempt(with: urlRequest, stage: 0, isAwaited: isAwaited)
        }
    }

    private func stop(after limit: TimeInterval) {
        let error = TransportError(.timedOut, "the request took longer than \(limit) s")
        Request.workQueue.asyncAfter(deadline: .now() + limit) { [weak self] in
            self?.stop(RouterError(.transport(error)), state: .finished)
        }
    }

    /// Asks the adapters, the session's first, and sends what they leave.
    func beginAttempt(
        with initialRequest: URLRequest, stage: Int, isAwaited: Bool = false
    ) {
        let urlRequest = preparing(initialRequest)
        let adapters = interceptors
        guard !adapters.isEmpty else {
            return launch(urlRequest, stage: stage, isAwaited: isAwaited)
        }
        perform(stage: stage) { [self] in
            let state = RequestAdapterState(
                requestID: id, session: session, route: route, retryCount: retryCount,
                exemptions: exemptions)
            var adapted = urlRequest
            do {
                for adapter in adapters { adapted = try await adapter.adapt(adapted, using: state) }
                try adapted.validateForSending()
            } catch {
                return failToAdapt(urlRequest, error, stage: stage)
            }
            let result = adapted
            notify { [self] in
                $0.request(self, didAdaptInitialRequest: urlRequest, to: result)
            }
            launch(result, stage: stage)
        }
    }

    private func failToAdapt(_ urlRequest: URLRequest, _ failure: any Error, stage: Int) {
        guard let next = mutable.withLock({ $0.advance(from: stage) }) else { return }
        let error = RouterError.wrapping(failure, as: .adaptationFailed)
            .adding(route: route, request: urlRequest)
        notify { [self] in
            $0.request(self, didFailToAdaptURLRequest: urlRequest, withError: error)
        }
        judge(error, stage: next)
    }

    /// Runs a step that waits; cancelling the request cancels it.
    func perform(stage: Int, _ step: @escaping @Sendable () async -> Void) {
        let work = Task { await step() }
        let isOver = mutable.withLock { mutable in
            if mutable.isCurrent(stage) { mutable.work = work }
            return mutable.state.isEnd
        }
        if isOver { work.cancel() }
    }

    /// Sends a request, unless the request is suspended: then `resume()` does.
    func launch(_ urlRequest: URLRequest, stage: Int, isAwaited: Bool = false) {
        let current = mutable.withLock { mutable -> Int? in
            guard mutable.isCurrent(stage) else { return nil }
            guard mutable.state != .suspended else {
                mutable.deferred = urlRequest
                return nil
            }
            mutable.requests.append(urlRequest)
            return mutable.advance(from: stage)
        }
        guard let current else { return }
        notify { [self] in $0.request(self, didCreateURLRequest: urlRequest) }
        let task = start(
            transportRequest(urlRequest), receiver: AttemptReceiver(self, stage: current),
            isAwaited: isAwaited)
        let (state, isUnwanted) = mutable.withLock { mutable -> (State, Bool) in
            // The exchange may be over before its task gets here.
            guard mutable.stage == current else { return (.resumed, false) }
            if mutable.isCurrent(current) { mutable.task = task }
            return (mutable.state, mutable.sinkError != nil)
        }
        // What was asked for while the transport started.
        if state.isEnd || isUnwanted {
            task.cancel()
        } else if state == .suspended {
            task.pause()
        }
    }

    private func start(
        _ request: TransportRequest, receiver: AttemptReceiver, isAwaited: Bool
    ) -> any TransportTask {
        if isAwaited, let transport = session.awaitedTransport {
            return transport.startAwaited(request, receiver: receiver)
        }
        return session.transport.start(request, receiver: receiver)
    }

    private func transportRequest(_ urlRequest: URLRequest) -> TransportRequest {
        let configuration = session.configuration
        var request = TransportRequest(
            urlRequest: urlRequest, body: urlRequest.transportBody,
            timeouts: TransportTimeouts(connect: configuration.connectTimeout),
            followsRedirects: configuration.followsRedirects,
            redirectHandler: redirectHandler,
            credentialHeaders: configuration.credentialHeaders, route: route)
        (request.cachedResponseHandler, request.connectionCredential) = mutable.withLock {
            ($0.options.cachedResponseHandler, $0.options.connectionCredential)
        }
        request.hasValidHeaders = preparesNothing
        return request
    }
}
