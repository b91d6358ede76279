import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension Request {
    /// Everything about a request that is over.
    struct Outcome: Sendable {
        var route: Route?
        var request: URLRequest?
        var head: ResponseHead?
        var data: Data?
        var error: RouterError?
        var timeline: Timeline
        var metrics: TransportMetrics?

        /// The head as Foundation has it.
        var response: HTTPURLResponse? { head?.response }
    }

    /// The answer and the error of the request, judged by the first so many validations.
    ///
    /// Runs on `queue` only, so that each validation is asked once, unless there is none to ask.
    func outcome(validationCount: Int) -> Outcome {
        // Not all of the state, which has many parts.
        let (sent, head, failure, timeline, metrics) = mutable.withLock {
            ($0.requests.last, $0.head, $0.error, $0.timeline, $0.metrics.last)
        }
        let request = sent ?? (try? initialRequest.get())
        var error = failure
        if error == nil, let head {
            if validationCount > 0 {
                error = refusal(of: head.response, validationCount: validationCount)
            }
        } else if error == nil {
            let problem = TransportError(.badServerResponse, "the exchange ended without an answer")
            error = RouterError(.transport(problem), route: route, request: request)
        }
        return Outcome(
            route: route, request: request, head: head, data: head == nil ? nil : sink.data,
            error: error, timeline: timeline, metrics: metrics)
    }

    /// What the first so many validations say about an answer. Runs on `queue`.
    func refusal(of response: HTTPURLResponse, validationCount: Int) -> RouterError? {
        let (refusal, asked, validators) = mutable.withLock {
            ($0.refusal, $0.validatedCount, $0.validators)
        }
        if let refusal { return refusal.index < validationCount ? refusal.error : nil }
        // Fewer, where validations were taken back.
        let count = min(validationCount, validators.count)
        guard asked < count else { return nil }
        let request = request
        for index in asked..<count {
            let result = validators[index](self, request, response)
            notify { [self] in
                $0.request(
                    self, didValidateRequest: request, response: response, withResult: result)
            }
            guard case .failure(let error) = result else { continue }
            let refusal = RouterError.wrapping(error, as: .validationFailed)
                .adding(everythingOf: self).decodingBody()
            mutable.withLock { $0.refusal = (index, refusal) }
            return refusal
        }
        mutable.withLock { $0.validatedCount = count }
        return nil
    }

    /// Calls a block on the request's own queue once the request is over and the validations that have been added
    /// so far have been asked.
    func whenJudged(_ body: @escaping @Sendable (Outcome) -> Void) {
        let count = mutable.withLock { $0.validators.count }
        whenFinished { [self] in
            queue.async { [self] in body(outcome(validationCount: count)) }
        }
    }

    /// Waits for the end of the request; cancelling the waiting task cancels the request.
    func outcome(afterValidations validationCount: Int) async -> Outcome {
        await withTaskCancellationHandler {
            // Not a checked one, which takes longer to make: only this block resumes it, and that is called once.
            await withUnsafeContinuation { continuation in
                whenFinished(isAwaited: true) { [self] in
                    guard validationCount > 0 else {
                        return continuation.resume(returning: outcome(validationCount: 0))
                    }
                    queue.async { [self] in
                        continuation.resume(returning: outcome(validationCount: validationCount))
                    }
                }
                if isInitialized { resume(isAwaited: true) }
            }
        } onCancel: {
            cancel()
        }
    }
}
