import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request that a `StubTransport` answers, step by step, on a queue of its own.
final class StubExchange: TransportTask {
    private enum Step {
        case send
        case head
        case piece(Data)
        case end
    }

    private struct State {
        var steps: [(step: Step, delay: TimeInterval)] = []
        var end = StubAnswer.End.success
        var response: TransportResponse?
        var isPaused = false
        /// Whether the next step waits for `resume()`.
        var isHeld = false
        var isOver = false
    }

    private let queue = DispatchQueue(label: "routergen.stub.exchange")
    private let state = Protected(State())
    private let request: TransportRequest
    private let receiver: any TransportReceiver
    private let onCancel: @Sendable () -> Void

    init(
        _ request: TransportRequest, receiver: any TransportReceiver,
        onCancel: @escaping @Sendable () -> Void
    ) {
        self.request = request
        self.receiver = receiver
        self.onCancel = onCancel
    }

    func run(_ answer: StubAnswer) {
        let isRunning = state.withLock { state in
            state.end = answer.end
            state.steps.append((.send, 0))
            if answer.hasHead, let url = request.urlRequest.url {
                state.response = TransportResponse(
                    url: url, statusCode: answer.status,
                    headers: answer.headers.map { (name: $0.name, value: $0.value) })
                state.steps.append((.head, answer.delay))
                for piece in answer.body { state.steps.append((.piece(piece), answer.pieceDelay)) }
                state.steps.append((.end, 0))
            } else {
                state.steps.append((.end, answer.delay))
            }
            state.steps.reverse()
            return !state.isOver
        }
        if isRunning { goOn() }
    }

    func cancel() {
        guard finish() else { return }
        onCancel()
        queue.async { [receiver] in
            receiver.transportDidComplete(
                TransportError(.cancelled, "the request was cancelled"))
        }
    }

    func pause() {
        state.withLock { $0.isPaused = true }
    }

    func resume() {
        let isHeld = state.withLock { state in
            defer { state.isHeld = false }
            state.isPaused = false
            return state.isHeld
        }
        if isHeld { goOn() }
    }

    /// Takes the next step, after its delay.
    private func goOn() {
        let delay = state.withLock { $0.steps.last?.delay ?? 0 }
        guard delay > 0 else { return queue.async { self.takeStep() } }
        queue.asyncAfter(deadline: .now() + delay) { self.takeStep() }
    }

    private func takeStep() {
        let step = state.withLock { state -> Step? in
            if state.isPaused {
                state.isHeld = true
                return nil
            }
            return state.isOver ? nil : state.steps.popLast()?.step
        }
        switch step {
        case .none: return
        case .send: send()
        case .head:
            if let response = state.withLock(\.response) { receiver.transportDidReceive(response) }
        case .piece(let data): receiver.transportDidReceive(data)
        case .end: return end()
        }
        goOn()
    }

    private func send() {
        guard case .data(let data) = request.body else { return }
        receiver.transportDidSend(Int64(data.count), of: Int64(data.count))
    }

    private func end() {
        let end = state.withLock(\.end)
        guard end != .never, finish() else { return }
        if case .failure(let error) = end {
            receiver.transportDidComplete(error)
        } else {
            receiver.transportDidComplete(nil)
        }
    }

    private func finish() -> Bool {
        state.withLock { state in
            defer { state.isOver = true }
            return !state.isOver
        }
    }
}
