import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// What follows an attempt: validators, then the retriers, then the next attempt or the end.
extension Request {
    /// How long the end of an attempt waits for the first one who asks for the outcome, so that validations that
    /// are being chained to the request have their say about a retry, in seconds.
    static let patience: TimeInterval = 0.05

    /// Decides what an attempt leads to.
    ///
    /// Without retriers the request is over, and validators are asked when somebody wants the outcome.
    func judge(_ failure: RouterError?, stage: Int) {
        if failure == nil, needsAnotherAttempt { return retry(stage: stage) }
        let retriers = retriers
        guard !retriers.isEmpty, failure?.isExplicitlyCancelled != true else {
            return finish(failure)
        }
        let judgement: @Sendable () -> Void = { [self] in
            queue.async { [self] in
                guard let error = failure?.adding(everythingOf: self) ?? failureOfAnswer() else {
                    return finish(nil)
                }
                ask(retriers, dueTo: error, stage: stage) { $0.finish(failure) }
            }
        }
        let isAwaited = mutable.withLock { mutable in
            if !mutable.isAwaited, mutable.isCurrent(stage) { mutable.judgement = judgement }
            return mutable.isAwaited
        }
        guard !isAwaited else { return judgement() }
        Request.workQueue.asyncAfter(deadline: .now() + Request.patience) { [self] in
            mutable.withLock { $0.takeJudgement() }?()
        }
    }

    /// The session's first, then the request's own. A route that forbids it is not retried, and nothing is for ever.
    private var retriers: [any RequestInterceptor] {
        guard route?.allowsRetry != false, allowsAnotherAttempt,
            retryCount < session.configuration.maximumRetryCount
        else { return [] }
        return interceptors
    }

    /// Why an answer is no success: what the validations say, or else the status, which retriers see even where
    /// nothing is validated.
    private func failureOfAnswer() -> RouterError? {
        let (response, count) = mutable.withLock { ($0.response, $0.validators.count) }
        guard let response else { return nil }
        if let refusal = refusal(of: response, validationCount: count) { return refusal }
        let status = response.statusCode
        guard status >= 400, !acceptableStatuses.contains(where: { $0.contains(status) }) else {
            return nil
        }
        return RouterError(.unacceptableStatus(status)).adding(everythingOf: self)
    }

    /// The first retrier that wants a retry, or an error, decides.
    private func ask(
        _ retriers: [any RequestInterceptor], dueTo error: RouterError, stage: Int,
        otherwise finish: @escaping @Sendable (Request) -> Void
    ) {
        perform(stage: stage) { [self] in
            for retrier in retriers {
                switch await retrier.retry(self, for: session, dueTo: error) {
                case .doNotRetry:
                    continue
                case .doNotRetryWithError(let failure):
                    let reason = RouterError.Reason.retryFailed(dueTo: error)
                    return self.finish(RouterError.wrapping(failure, as: reason))
                case .retry:
                    return retry(stage: stage)
                case .retryWithDelay(let delay):
                    do {
                        try await Task.sleep(for: .seconds(delay.clamped(to: 0...1e9)))
                    } catch {
                        return  // Cancelled, and so the request is over.
                    }
                    return retry(stage: stage)
                }
            }
            finish(self)
        }
    }

    private func retry(stage: Int) {
        let next = mutable.withLock { mutable -> Int? in
            guard let next = mutable.advance(from: stage) else { return nil }
            mutable.beginRetry()
            return next
        }
        guard let next, case .success(let urlRequest) = initialRequest else { return }
        sink.reset()
        notify { [self] in $0.requestIsRetrying(self) }
        beginAttempt(with: urlRequest, stage: next)
    }
}

extension RouterError {
    /// The error with everything that a request knows.
    func adding(everythingOf request: Request) -> RouterError {
        let response = request.response
        return adding(
            route: request.route, request: request.request, response: response,
            data: response == nil ? nil : request.sink.data)
    }
}

extension Double {
    /// The nearest number of a range; what is no number is its lower bound.
    func clamped(to range: ClosedRange<Double>) -> Double {
        isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
