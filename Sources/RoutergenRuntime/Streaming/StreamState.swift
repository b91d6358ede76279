import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Everything about a streamed body that changes, behind the lock of its sink.
struct StreamState {
    /// Whether pieces are given out.
    enum Gate {
        /// The answer has not been judged.
        case undecided
        case open
        /// The answer is refused.
        case closed
    }

    /// What a reader finds.
    enum Step {
        case piece(Data)
        case end(RouterError?)
        case wait
    }

    private struct Reader {
        var pieces: ArraySlice<Data> = []
        var count = 0
        var end: Step?
        var continuation: CheckedContinuation<Void, Never>?

        mutating func append(_ data: Data) -> CheckedContinuation<Void, Never>? {
            pieces.append(data)
            count += data.count
            defer { continuation = nil }
            return continuation
        }
    }

    /// How much of a refused body is kept for the error.
    private static let refusedBodyLimit = 1_048_576

    var response: HTTPURLResponse?
    private(set) var gate = Gate.undecided
    private(set) var hasDelivered = false
    private(set) var refusal: RouterError?
    private(set) var refusedBody = Data()
    /// What has come before the answer was judged, or before anybody read.
    private var backlog = Reader()
    private var readers: [Int: Reader] = [:]
    private var nextReader = 0
    private var validationCount = 0
    private var isPaused = false

    // MARK: Judging

    var judgeable: (HTTPURLResponse, validationCount: Int)? {
        guard gate == .undecided, nextReader > 0, let response else { return nil }
        return (response, validationCount)
    }

    mutating func judge(_ refusal: RouterError?) -> [CheckedContinuation<Void, Never>] {
        guard gate == .undecided, response != nil else { return [] }
        self.refusal = refusal
        gate = refusal == nil ? .open : .closed
        // Swapped. Where the pieces are copied and the backlog is replaced, Swift 6.3 with `-O` frees them too early.
        var taken = Reader()
        swap(&taken, &backlog)
        return taken.pieces.flatMap { receive($0) }
    }

    // MARK: Pieces

    mutating func receive(_ data: Data) -> [CheckedContinuation<Void, Never>] {
        switch gate {
        case .undecided:
            _ = backlog.append(data)
            return []
        case .closed:
            refusedBody.append(data.prefix(Self.refusedBodyLimit - refusedBody.count))
            return []
        case .open:
            return Array(readers.keys).compactMap { readers[$0]?.append(data) }
        }
    }

    var isRefusedBodyFull: Bool { refusedBody.count >= Self.refusedBodyLimit }

    mutating func reset() {
        response = nil
        gate = .undecided
        refusal = nil
        refusedBody = Data()
        backlog = Reader()
        isPaused = false
    }

    // MARK: Readers

    mutating func addReader(validationCount: Int) -> Int {
        if nextReader == 0 { self.validationCount = validationCount }
        defer { nextReader += 1 }
        readers[nextReader] = Reader()
        return nextReader
    }

    /// - Returns: Whether that was the last one, and there may be more to come.
    mutating func removeReader(_ reader: Int) -> Bool {
        let isOver = readers.removeValue(forKey: reader)?.end != nil
        return readers.isEmpty && !isOver
    }

    mutating func finish(
        _ error: RouterError?, for reader: Int
    ) -> CheckedContinuation<Void, Never>? {
        defer { readers[reader]?.continuation = nil }
        readers[reader]?.end = .end(error)
        return readers[reader]?.continuation
    }

    mutating func next(for reader: Int) -> Step {
        guard let piece = readers[reader]?.pieces.popFirst() else {
            return readers[reader].map { $0.end ?? .wait } ?? .end(nil)
        }
        readers[reader]?.count -= piece.count
        hasDelivered = true
        return .piece(piece)
    }

    /// False where there is something already.
    mutating func wait(_ continuation: CheckedContinuation<Void, Never>, for reader: Int) -> Bool {
        guard let found = readers[reader], found.pieces.isEmpty, found.end == nil else {
            return false
        }
        // Two at a time who read one iterator are a mistake, which must not hang.
        guard found.continuation == nil else { return false }
        readers[reader]?.continuation = continuation
        return true
    }

    // MARK: Pressure

    /// Whether the network is to be paused or resumed.
    var isPressed: Bool { wantsPause != isPaused }

    /// Full buffers pause, and have to become nearly empty before it goes on.
    private var wantsPause: Bool {
        let count = max(backlog.count, readers.values.map(\.count).max() ?? 0)
        let limit = DataStreamRequest.bufferSize
        return isPaused ? count > limit / 4 : count >= limit
    }

    mutating func forgetPause() { isPaused = false }

    mutating func changePause() -> Bool? {
        guard isPressed else { return nil }
        isPaused.toggle()
        return isPaused
    }
}
