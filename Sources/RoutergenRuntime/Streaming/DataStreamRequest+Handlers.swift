import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Handlers in place of `for try await`. Each is called in order, on a queue or else on the session's completion queue,
// and the next piece is asked for when it has returned.
extension DataStreamRequest {
    /// Hears what happens to a stream.
    public typealias Handler<Success: Sendable> = @Sendable (Stream<Success>) -> Void

    /// What a handler gets: an event, and a way to stop.
    public struct Stream<Success: Sendable>: Sendable {
        /// What has happened.
        public let event: Event<Success>
        /// The request.
        public let request: DataStreamRequest

        /// Cancels the request.
        public func cancel() { request.cancel() }
    }

    /// What happens to a stream.
    public enum Event<Success: Sendable>: Sendable {
        /// Something has come.
        case stream(Result<Success, RouterError>)
        /// The request is over; always last.
        case complete(Completion)
    }

    /// How a stream has ended.
    public struct Completion: Sendable {
        /// The request as it was sent; nil where it could not be made.
        public let request: URLRequest?
        /// The head of the answer; nil where none came.
        public let response: HTTPURLResponse?
        /// When the request reached its stages.
        public let timeline: Timeline
        /// Why the request failed; nil where it did not.
        public let error: RouterError?
    }

    /// Calls a handler with every piece of the body as it comes.
    @discardableResult
    public func responseStream(
        on queue: DispatchQueue? = nil, stream: @escaping Handler<Data>
    ) -> DataStreamRequest {
        deliver(self, on: queue, to: stream)
    }

    /// Calls a handler with the text of the body as it comes, in UTF-8 and never cut inside a character's bytes.
    @discardableResult
    public func responseStreamString(
        on queue: DispatchQueue? = nil, stream: @escaping Handler<String>
    ) -> DataStreamRequest {
        deliver(text(), on: queue, to: stream)
    }

    /// Calls a handler with values, one a line (JSON Lines).
    @discardableResult
    public func responseStreamDecodable<Value: Decodable & Sendable>(
        of type: Value.Type = Value.self, on queue: DispatchQueue? = nil,
        using decoder: any DataDecoder = JSONDecoder(), stream: @escaping Handler<Value>
    ) -> DataStreamRequest {
        deliver(jsonLines(decoding: type, decoder: decoder), on: queue, to: stream)
    }

    private func deliver<Frames: AsyncSequence & Sendable>(
        _ frames: Frames, on queue: DispatchQueue?, to handler: @escaping Handler<Frames.Element>
    ) -> DataStreamRequest where Frames.Element: Sendable {
        let queue = queue ?? session.configuration.completionQueue
        Task { [self] in
            var failure: RouterError?
            do {
                for try await frame in frames {
                    await queue.run {
                        handler(Stream(event: .stream(.success(frame)), request: self))
                    }
                }
            } catch {
                let error = RouterError.wrapping(error, as: .serializationFailed)
                failure = error.adding(everythingOf: self)
                // What ends the request itself is told at the end only.
                if error.isResponseSerializationError {
                    await queue.run {
                        handler(Stream(event: .stream(.failure(error)), request: self))
                    }
                }
            }
            let completion = Completion(
                request: request, response: response, timeline: timeline, error: failure)
            await queue.run { handler(Stream(event: .complete(completion), request: self)) }
        }
        return self
    }
}

extension DispatchQueue {
    /// Runs a block on the queue and waits for it without blocking a thread.
    fileprivate func run(_ block: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            self.async {
                block()
                continuation.resume()
            }
        }
    }
}
