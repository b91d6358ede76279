/// Waits for a completion handler, which may be called on any queue, twice, or never.
enum Completion {
    /// The first value that the handler gets, or else the other one when the waiting task is cancelled.
    static func value<Value: Sendable>(
        whenCancelled substitute: Value,
        _ start: (@escaping @Sendable (Value) -> Void) -> Void
    ) async -> Value {
        let waiter = Waiter<Value>()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiter.wait(continuation)
                start { waiter.resume(returning: $0) }
            }
        } onCancel: {
            waiter.resume(returning: substitute)
        }
    }

    private final class Waiter<Value: Sendable>: Sendable {
        private enum State {
            case idle
            case waiting(CheckedContinuation<Value, Never>)
            /// The value came before anybody waited for it.
            case early(Value)
            case over
        }

        private let state = Protected(State.idle)

        func wait(_ continuation: CheckedContinuation<Value, Never>) {
            let early = state.withLock { state -> Value? in
                guard case .early(let value) = state else {
                    state = .waiting(continuation)
                    return nil
                }
                state = .over
                return value
            }
            if let early { continuation.resume(returning: early) }
        }

        func resume(returning value: Value) {
            let waiting = state.withLock { state -> CheckedContinuation<Value, Never>? in
                switch state {
                case .idle:
                    state = .early(value)
                    return nil
                case .waiting(let continuation):
                    state = .over
                    return continuation
                case .early, .over:
                    return nil
                }
            }
            waiting?.resume(returning: value)
        }
    }
}
