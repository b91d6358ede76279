import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request whose answer is handed on while it comes: an `AsyncSequence` of pieces, and of whatever they are made of.
///
///     for try await line in session.streamRequest("https://example.com/log").validate().lines() {
///         print(line)
///     }
///
/// Pieces come as the network cuts them; `lines()`, `jsonLines(of:)`, `jsonSequence(of:)`, `serverSentEvents()` and
/// `text()` find what belongs together. A slow reader slows the server down: at most
/// `DataStreamRequest.bufferSize` bytes and a piece wait in memory.
///
/// Validations are asked when the head has come, before a piece is given out. Of a refused answer the error keeps the
/// first bytes of the body. A request is tried again only as long as nothing has been given out.
///
/// Each reader gets what comes after it has begun, and the first one all. When the last one leaves its loop, or its
/// task is cancelled, the request is cancelled.
public final class DataStreamRequest: Request, @unchecked Sendable {
    /// How many bytes wait for a reader before the server has to, about.
    public static let bufferSize = 262_144

    let stream: StreamSink

    init(
        session: Session, route: Route?, initialRequest: Result<URLRequest, RouterError>,
        interceptor: (any RequestInterceptor)?
    ) {
        stream = StreamSink()
        super.init(
            session: session, route: route, initialRequest: initialRequest,
            interceptor: interceptor, sink: stream)
        stream.onChange = { [weak self] change in
            guard let self else { return }
            // On the queue, so that pausing and resuming happen one after the other.
            queue.async { [self] in apply(change) }
        }
    }

    /// Judges an answer when its head has come.
    public typealias Validation = @Sendable (URLRequest?, HTTPURLResponse) -> ValidationResult

    /// Adds a validation; the first one that fails decides.
    @discardableResult
    public func validate(_ validation: @escaping Validation) -> Self {
        add { _, urlRequest, response in validation(urlRequest, response) }
        return self
    }

    override var hasBody: Bool { true }
    override var allowsAnotherAttempt: Bool { !stream.hasDelivered }

    @discardableResult
    public override func resume() -> Self {
        let wasSuspended = isSuspended
        super.resume()
        if wasSuspended { stream.forgetPause() }
        return self
    }

    /// Begins to read. Validations that are added later do not count.
    func subscribe() -> StreamSink.ReaderID {
        let count = mutable.withLock(\.validators.count)
        let (reader, isJudgeable) = stream.addReader(validationCount: count)
        if isJudgeable { queue.async { [self] in apply(.head) } }
        whenJudged { [self] outcome in
            let error = outcome.error?.adding(everythingOf: self).decodingBody()
            stream.finish(error, for: reader)
        }
        if isInitialized { resume() }
        return reader
    }

    /// Ends reading; the last one ends the request.
    func unsubscribe(_ reader: StreamSink.ReaderID) {
        if stream.removeReader(reader) { cancel() }
    }

    /// Runs on `queue`.
    private func apply(_ change: StreamSink.Change) {
        switch change {
        case .head:
            guard let (response, count) = stream.judgeable else { return }
            stream.judge(refusal(of: response, validationCount: count))
        case .pressure:
            let task = mutable.withLock { $0.state == .resumed ? $0.task : nil }
            guard let task, let isPaused = stream.changePause() else { return }
            if isPaused { task.pause() } else { task.resume() }
        }
    }
}

extension DataStreamRequest: AsyncSequence {
    /// A piece of the body; never empty.
    public typealias Element = Data

    /// Begins to read, and starts the request if nobody has.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }

    /// Gives one piece after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let subscription: Subscription

        fileprivate init(_ request: DataStreamRequest) {
            subscription = Subscription(request)
        }

        /// The next piece; nil at the end. Cancelling the task cancels the request.
        ///
        /// - Throws: `RouterError` where the request fails, or its answer is refused.
        public mutating func next() async throws -> Data? {
            try await subscription.next()
        }
    }

    /// Ends with the last copy of the iterator.
    private final class Subscription: Sendable {
        private let request: DataStreamRequest
        private let reader: StreamSink.ReaderID

        init(_ request: DataStreamRequest) {
            self.request = request
            reader = request.subscribe()
        }

        deinit { request.unsubscribe(reader) }

        func next() async throws -> Data? {
            let request = request
            let reader = reader
            return try await withTaskCancellationHandler {
                try await request.stream.next(for: reader)
            } onCancel: {
                request.cancel()
            }
        }
    }
}
