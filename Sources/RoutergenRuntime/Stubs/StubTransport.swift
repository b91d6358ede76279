import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A transport without a network, for tests and previews: it answers requests by their routes.
///
///     let transport = StubTransport([
///         "photos.popular": [.json(#"{"photos": []}"#)],
///         "photos.rename": [.empty(503), .json(#"{"id": 42}"#)],
///     ])
///     let session = Session(transport: transport)
///
/// Everything above the transport is real: interceptors, validation, retries, serializers.
public final class StubTransport: Transport {
    /// Answers a request; called on a queue of the transport.
    public typealias Answering = @Sendable (TransportRequest) -> StubAnswer

    private let answering: Answering
    private let log = Protected(Log())

    private struct Log {
        var requests: [TransportRequest] = []
        var cancellations = 0
    }

    private static let queue = DispatchQueue(label: "routergen.stub", attributes: .concurrent)

    /// Makes a transport that answers with a closure.
    public init(_ answering: @escaping Answering) {
        self.answering = answering
    }

    /// Makes a transport that answers by the routes of requests.
    ///
    /// - Parameters:
    ///   - answers: by `Route.qualifiedID` (`photos.popular`), by `Route.id` (`popular`), or by method and path of the
    ///     description (`GET /photos/{id}`). Of several answers each is given once, in order, and the last one from
    ///     then on.
    ///   - otherwise: for all other requests; by default a failure that names what has no answer.
    public convenience init(
        _ answers: [String: [StubAnswer]], otherwise: @escaping Answering = StubTransport.noAnswer
    ) {
        let counts = Protected<[String: Int]>([:])
        self.init { request in
            let keys = request.route?.stubKeys ?? []
            guard let key = keys.first(where: { answers[$0]?.isEmpty == false }),
                let sequence = answers[key]
            else { return otherwise(request) }
            let index = counts.withLock { counts in
                defer { counts[key, default: 0] += 1 }
                return min(counts[key, default: 0], sequence.count - 1)
            }
            return sequence[index]
        }
    }

    /// Makes a transport that answers each route with an example of its description.
    ///
    /// - Parameter status: the status of the example; nil takes the first one.
    public static func samples(status: Int? = nil) -> StubTransport {
        StubTransport { request in
            let samples = request.route?.samples ?? []
            guard let sample = samples.first(where: { status == nil || $0.status == status })
            else { return noAnswer(request) }
            return .sample(sample)
        }
    }

    /// A failure that says which request has no answer.
    public static let noAnswer: Answering = { request in
        let name =
            request.route?.qualifiedID
            ?? "\(request.urlRequest.httpMethod ?? "GET") "
            + (request.urlRequest.url?.redactedDescription ?? "no URL")
        return .failure(TransportError(.other, "there is no stub for \(name)"))
    }

    /// The requests so far, in order.
    public var requests: [TransportRequest] { log.withLock(\.requests) }
    /// How many requests were cancelled before they were over.
    public var cancellationCount: Int { log.withLock(\.cancellations) }

    /// Starts to answer a request; see `Transport`.
    public func start(
        _ request: TransportRequest, receiver: any TransportReceiver
    ) -> any TransportTask {
        log.withLock { $0.requests.append(request) }
        let exchange = StubExchange(request, receiver: receiver) { [log] in
            log.withLock { $0.cancellations += 1 }
        }
        StubTransport.queue.async { [answering] in exchange.run(answering(request)) }
        return exchange
    }
}

extension Route {
    fileprivate var stubKeys: [String] { [qualifiedID, id, "\(method) \(path)"] }
}
