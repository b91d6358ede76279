import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request of a `Provider` and all who wait for it.
///
/// Everybody who waits may go; when the last one has, the request is cancelled.
final class Flight: Sendable {
    typealias Completion = @Sendable (Result<Response, RouterError>) -> Void

    private struct State {
        var waiting: [Int: Completion] = [:]
        var nextNumber = 0
        var request: DataRequest?
        var isOver = false
    }

    private let state = Protected(State())
    /// Called once, when the request is over or cancelled.
    private let onEnd: @Sendable () -> Void

    init(onEnd: @escaping @Sendable () -> Void = {}) {
        self.onEnd = onEnd
    }

    /// Whether nobody can wait any more.
    var isOver: Bool { state.withLock(\.isOver) }

    /// Waits as well; nil where the request is over.
    func join(_ completion: @escaping Completion) -> Token? {
        state.withLock { state in
            guard !state.isOver else { return nil }
            defer { state.nextNumber += 1 }
            state.waiting[state.nextNumber] = completion
            return Token(flight: self, number: state.nextNumber)
        }
    }

    /// Cancels the request when it is cancelled itself.
    func attach(_ request: DataRequest) {
        let isOver = state.withLock { state in
            state.request = request
            return state.isOver
        }
        if isOver { request.cancel() }
    }

    /// Tells all who wait, in the order in which they came.
    func end(_ result: Result<Response, RouterError>) {
        let waiting = state.withLock { state -> [Completion]? in
            guard !state.isOver else { return nil }
            state.isOver = true
            state.request = nil
            defer { state.waiting = [:] }
            return state.waiting.sorted { $0.key < $1.key }.map(\.value)
        }
        guard let waiting else { return }
        onEnd()
        for completion in waiting { completion(result) }
    }

    private func leave(_ number: Int) {
        let (completion, request, isLast) = state.withLock { state in
            let completion = state.waiting.removeValue(forKey: number)
            let isLast = completion != nil && state.waiting.isEmpty
            if isLast { state.isOver = true }
            return (completion, state.request, isLast)
        }
        if isLast {
            onEnd()
            request?.cancel()
        }
        completion?(.failure(RouterError(.cancelled, route: request?.route)))
    }

    /// The part of one who waits.
    final class Token: Cancellable {
        private let flight: Flight
        private let number: Int
        private let cancelled = Protected(false)

        init(flight: Flight, number: Int) {
            self.flight = flight
            self.number = number
        }

        var isCancelled: Bool { cancelled.withLock { $0 } }

        func cancel() {
            cancelled.withLock { $0 = true }
            flight.leave(number)
        }
    }
}
