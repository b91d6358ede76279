import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Hands the pieces of a body on to those who read them.
///
/// Nothing is given out before the answer has been judged, and it is judged when there are both a head and a reader.
final class StreamSink: ResponseSink {
    typealias ReaderID = Int

    /// What the request has to look at.
    enum Change: Sendable {
        /// The answer can be judged.
        case head
        /// The network is to be paused or resumed.
        case pressure
    }

    private let state = Protected(StreamState())
    private let handler = Protected<(@Sendable (Change) -> Void)?>(nil)

    /// Hears of changes, on any thread. Set once, before the request starts.
    var onChange: (@Sendable (Change) -> Void)? {
        get { handler.withLock { $0 } }
        set { handler.withLock { $0 = newValue } }
    }

    // MARK: From the transport

    func begin(_ head: ResponseHead) throws(RouterError) {
        let response = head.response
        state.withLock { $0.response = response }
        onChange?(.head)
    }

    func receive(_ data: Data) throws(RouterError) {
        guard !data.isEmpty else { return }
        let (waiting, isPressed, refusal) = state.withLock { state in
            let waiting = state.receive(data)
            return (waiting, state.isPressed, state.isRefusedBodyFull ? state.refusal : nil)
        }
        for continuation in waiting { continuation.resume() }
        if isPressed { onChange?(.pressure) }
        // Enough is known of an answer that nobody wants.
        if let refusal { throw refusal }
    }

    func complete() throws(RouterError) {}

    func reset() {
        state.withLock { $0.reset() }
    }

    /// Of a refused answer.
    var data: Data? {
        state.withLock { $0.gate == .closed ? $0.refusedBody : nil }
    }

    // MARK: From the request

    /// Whether a piece has been given out.
    var hasDelivered: Bool { state.withLock(\.hasDelivered) }

    /// The head and how many validations count, where the answer has to be judged now.
    var judgeable: (HTTPURLResponse, validationCount: Int)? {
        state.withLock { $0.judgeable }
    }

    /// - Parameter refusal: why the answer is refused; nil where it is not.
    func judge(_ refusal: RouterError?) {
        let (waiting, isPressed) = state.withLock { state in
            (state.judge(refusal), state.isPressed)
        }
        for continuation in waiting { continuation.resume() }
        if isPressed { onChange?(.pressure) }
    }

    /// The network goes on, because somebody has resumed the request.
    func forgetPause() { state.withLock { $0.forgetPause() } }

    /// Whether to pause or to resume now; nil where nothing changes.
    func changePause() -> Bool? {
        state.withLock { $0.changePause() }
    }

    // MARK: From readers

    /// - Returns: whether the answer can be judged now.
    func addReader(validationCount: Int) -> (ReaderID, isJudgeable: Bool) {
        state.withLock { state in
            let reader = state.addReader(validationCount: validationCount)
            return (reader, state.judgeable != nil)
        }
    }

    /// - Returns: Whether that was the last one, and there is more to come.
    func removeReader(_ reader: ReaderID) -> Bool {
        let (isLast, isPressed) = state.withLock { state in
            (state.removeReader(reader), state.isPressed)
        }
        if isPressed { onChange?(.pressure) }
        return isLast
    }

    func finish(_ error: RouterError?, for reader: ReaderID) {
        state.withLock { $0.finish(error, for: reader) }?.resume()
    }

    /// The next piece; nil at the end.
    func next(for reader: ReaderID) async throws -> Data? {
        while true {
            let (step, isPressed) = state.withLock { state in
                (state.next(for: reader), state.isPressed)
            }
            if isPressed { onChange?(.pressure) }
            switch step {
            case .piece(let data): return data
            case .end(let error):
                if let error { throw error }
                return nil
            case .wait:
                await withCheckedContinuation { continuation in
                    if !state.withLock({ $0.wait(continuation, for: reader) }) {
                        continuation.resume()
                    }
                }
            }
        }
    }
}
