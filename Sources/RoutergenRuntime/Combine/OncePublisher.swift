#if canImport(Combine)
    import Combine

    /// Publishes one value of a request to each subscriber, and ends.
    ///
    /// The work begins when a subscriber asks for the value. Cancelling the subscription cancels the work.
    public struct OncePublisher<Output: Sendable, Failure: Error>: Publisher {
        /// Begins the work; what it returns cancels it.
        typealias Start =
            @Sendable (@escaping @Sendable (Result<Output, Failure>) -> Void)
            -> @Sendable () -> Void

        let start: Start

        init(_ start: @escaping Start) {
            self.start = start
        }

        /// Attaches a subscriber.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let subscription = OnceSubscription<Output, Failure>(start) { result in
                switch result {
                case .success(let value):
                    _ = subscriber.receive(value)
                    subscriber.receive(completion: .finished)
                case .failure(let error):
                    subscriber.receive(completion: .failure(error))
                }
            }
            subscriber.receive(subscription: subscription)
        }
    }

    /// Unchecked because subscribers do not say that they are `Sendable`, and Combine calls them from any thread, one call
    /// at a time. Everything that changes is behind the lock.
    private final class OnceSubscription<Output: Sendable, Failure: Error>: Subscription,
        @unchecked Sendable
    {
        typealias Start = OncePublisher<Output, Failure>.Start
        typealias Deliver = (Result<Output, Failure>) -> Void

        private struct State {
            /// nil once the subscriber has been told everything, or has cancelled.
            var deliver: Deliver?
            /// nil once the work has begun.
            var start: Start?
            var cancelWork: (@Sendable () -> Void)?
        }

        private let state: Protected<State>

        init(_ start: @escaping Start, _ deliver: @escaping Deliver) {
            state = Protected(State(deliver: deliver, start: start))
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            let start = state.withLock { state in
                defer { state.start = nil }
                return state.start
            }
            guard let start else { return }
            let cancelWork = start { [self] result in end(result) }
            let isOver = state.withLock { state in
                state.cancelWork = state.deliver == nil ? nil : cancelWork
                return state.deliver == nil
            }
            // Cancelled while it began, or over, when cancelling does nothing.
            if isOver { cancelWork() }
        }

        func cancel() {
            let cancelWork = state.withLock { state in
                defer { state = State() }
                return state.cancelWork
            }
            cancelWork?()
        }

        private func end(_ result: Result<Output, Failure>) {
            let deliver = state.withLock { state in
                defer { state = State() }
                return state.deliver
            }
            deliver?(result)
        }
    }
#endif
