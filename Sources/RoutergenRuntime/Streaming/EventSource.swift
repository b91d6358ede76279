import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Server-sent events that go on where the connection breaks (HTML standard, section 9.2.3).
///
///     for try await event in session.eventSource("https://example.com/feed") {
///         print(event.event, event.data)
///     }
///
/// When a connection ends or breaks, the next one asks for what follows with `Last-Event-ID`, after the time that the
/// server names with `retry`, or else `reconnectionTime`; each failure in a row doubles it. It ends with an answer of
/// 204, and throws where an answer is another than 200 with `text/event-stream`, or after `maximumFailureCount`
/// failures in a row. Leaving the loop or cancelling the task ends the connection.
public struct EventSource: AsyncSequence, Sendable {
    /// An event.
    public typealias Element = ServerSentEvent

    /// The longest time between two connections, in seconds.
    public static let maximumReconnectionTime: TimeInterval = 60

    let session: Session
    let initialRequest: @Sendable () throws -> URLRequest
    let interceptor: (any RequestInterceptor)?
    /// How long to wait before connecting again, in seconds, unless the server names a time; 3 by default.
    public var reconnectionTime: TimeInterval = 3
    /// How many connections in a row may fail without an event between them; nil, the default, sets no limit.
    public var maximumFailureCount: Int?
    /// What the first connection asks for, as if it followed an event of this ID; nil asks for everything.
    public var lastEventID: String?
    /// Of a line, and of the data of an event, in bytes; a longer one is an error.
    public var maximumEventLength = standardMaximumFrameLength

    /// Begins with the first connection.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(source: self) }

    /// Gives one event after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let source: EventSource
        private var connection: DataStreamRequest.AsyncIterator?
        private var framing: ServerSentEventFraming
        private var reconnectionTime: TimeInterval
        private var failureCount = 0
        private var isFirst = true
        private var isOver = false

        fileprivate init(source: EventSource) {
            self.source = source
            reconnectionTime = source.reconnectionTime
            framing = ServerSentEventFraming(
                lastEventID: source.lastEventID ?? "", maximumLength: source.maximumEventLength)
        }

        /// The next event; nil when the server has said that there are no more.
        ///
        /// - Throws: `RouterError` where an answer is no stream of events, or too many connections fail.
        public mutating func next() async throws -> ServerSentEvent? {
            while !isOver {
                do {
                    if let event = try framing.next() {
                        failureCount = 0
                        return event
                    }
                    if let data = try await piece() {
                        framing.append(data)
                    } else {
                        try reconnect(after: nil)
                    }
                } catch let error as RouterError {
                    try reconnect(after: error)
                }
            }
            return nil
        }

        /// The next bytes of the present connection, or of a new one; nil where it ends.
        private mutating func piece() async throws -> Data? {
            if connection == nil { connection = try await connect().makeAsyncIterator() }
            return try await connection?.next()
        }

        private mutating func connect() async throws -> DataStreamRequest {
            if !isFirst {
                let factor = pow(2, Double(Swift.min(Swift.max(failureCount - 1, 0), 16)))
                let limit = Swift.max(EventSource.maximumReconnectionTime, reconnectionTime)
                let delay = Swift.min(reconnectionTime * factor, limit).clamped(to: 0...1e9)
                do {
                    try await Task.sleep(for: .seconds(delay))
                } catch {
                    throw RouterError(.cancelled)
                }
            }
            isFirst = false
            return source.request(lastEventID: framing.lastEventID)
        }

        /// Prepares another connection, or gives up.
        private mutating func reconnect(after error: RouterError?) throws {
            connection = nil
            reconnectionTime = framing.reconnectionTime ?? reconnectionTime
            framing = ServerSentEventFraming(
                lastEventID: framing.lastEventID, maximumLength: source.maximumEventLength)
            failureCount += 1
            guard let error else { return try giveUpIfNeeded(RouterError(.missingBody)) }
            if error.isEndOfEvents {
                isOver = true
                return
            }
            guard error.transportError != nil, !error.isExplicitlyCancelled else {
                isOver = true
                throw error
            }
            try giveUpIfNeeded(error)
        }

        private mutating func giveUpIfNeeded(_ error: RouterError) throws {
            guard let limit = source.maximumFailureCount, failureCount > limit else { return }
            isOver = true
            throw error
        }
    }

    fileprivate func request(lastEventID: String) -> DataStreamRequest {
        let request = session.streamRequest(
            EventRequest(make: initialRequest, lastEventID: lastEventID), interceptor: interceptor)
        return request.validate { _, response in
            guard response.statusCode == 200 else {
                return .failure(RouterError(.unacceptableStatus(response.statusCode)))
            }
            let type = response.contentType?.prefix { $0 != ";" }.lowercased()
            guard type?.trimmingCharacters(in: .whitespaces) == "text/event-stream" else {
                return .failure(
                    RouterError(
                        .unacceptableContentType(
                            response.contentType, acceptable: ["text/event-stream"])))
            }
            return .success
        }
    }
}

/// A request for events behind the last one.
private struct EventRequest: URLRequestConvertible {
    var make: @Sendable () throws -> URLRequest
    var lastEventID: String

    func asURLRequest() throws -> URLRequest {
        var request = try make()
        request.setValue("text/event-stream", forHTTPHeaderField: "Accept")
        request.setValue("no-store", forHTTPHeaderField: "Cache-Control")
        if !lastEventID.isEmpty {
            request.setValue(lastEventID, forHTTPHeaderField: "Last-Event-ID")
        }
        return request
    }
}

extension RouterError {
    /// The server has no more events, and says so with 204.
    fileprivate var isEndOfEvents: Bool {
        if case .unacceptableStatus(204) = reason { true } else { false }
    }
}

extension Session {
    /// Server-sent events of a URL, over as many connections as it takes.
    ///
    /// - Parameters:
    ///   - headers: set in addition to those of the session, or in their place.
    ///   - interceptor: adapts and retries each connection behind the session's interceptor.
    public func eventSource(
        _ url: some URLConvertible, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil
    ) -> EventSource {
        let timeout = configuration.timeout
        return EventSource(
            session: self,
            initialRequest: {
                var request = try URLRequest(url: url, method: .get, headers: headers)
                request.timeoutInterval = timeout
                return request
            }, interceptor: interceptor)
    }

    /// Server-sent events of a request, over as many connections as it takes.
    public func eventSource(
        _ convertible: some URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
    ) -> EventSource {
        EventSource(
            session: self, initialRequest: { try convertible.asURLRequest() },
            interceptor: interceptor)
    }
}
