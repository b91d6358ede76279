import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Carries requests with another transport and notes what comes of them, so that it can be played again.
///
///     let recorder = RecordingTransport(PlatformTransport())
///     let session = Session(transport: recorder)
///     …
///     try recorder.recording.write(to: file)
///
///     let session = Session(transport: StubTransport(replaying: try StubRecording(contentsOf: file)))
public final class RecordingTransport: Transport, CookieKeeping {
    private let base: any Transport
    private let redaction: Redaction
    private let exchanges = Protected<[StubRecording.Exchange?]>([])

    /// Makes a transport.
    ///
    /// - Parameter redaction: what is taken out of a recording.
    public init(_ base: any Transport, redaction: Redaction = Redaction()) {
        self.base = base
        self.redaction = redaction
    }

    /// What has been recorded: the exchanges that are over, but for those that were cancelled.
    public var recording: StubRecording {
        StubRecording(exchanges: exchanges.withLock { $0.compactMap(\.self) })
    }

    var cookies: CookieStorage? { (base as? any CookieKeeping)?.cookies }

    /// Starts to send a request with the other transport; see `Transport`.
    public func start(
        _ request: TransportRequest, receiver: any TransportReceiver
    ) -> any TransportTask {
        let index = exchanges.withLock { exchanges in
            exchanges.append(nil)
            return exchanges.count - 1
        }
        let recorder = ExchangeRecorder(request, redaction, receiver) { [exchanges] exchange in
            exchanges.withLock { $0[index] = exchange }
        }
        return base.start(request, receiver: recorder)
    }
}

/// Passes on what it hears, and notes it.
private final class ExchangeRecorder: ForwardingReceiver {
    private let request: TransportRequest
    private let redaction: Redaction
    let receiver: any TransportReceiver
    private let onEnd: @Sendable (StubRecording.Exchange) -> Void
    private let heard = Protected<(response: TransportResponse?, body: Data)>((nil, Data()))

    init(
        _ request: TransportRequest, _ redaction: Redaction, _ receiver: any TransportReceiver,
        onEnd: @escaping @Sendable (StubRecording.Exchange) -> Void
    ) {
        self.request = request
        self.redaction = redaction
        self.receiver = receiver
        self.onEnd = onEnd
    }

    func transportDidReceive(_ response: TransportResponse) {
        heard.withLock { $0.response = response }
        receiver.transportDidReceive(response)
    }

    func transportDidReceive(_ data: Data) {
        heard.withLock { $0.body.append(data) }
        receiver.transportDidReceive(data)
    }

    func transportDidComplete(_ failure: TransportError?) {
        if failure?.kind != .cancelled { onEnd(exchange(failure)) }
        receiver.transportDidComplete(failure)
    }

    private func exchange(_ failure: TransportError?) -> StubRecording.Exchange {
        let (response, body) = heard.withLock { $0 }
        // The body is kept as it came out of the transport, so these do not describe it any more.
        let dropped = ["content-length", "content-encoding", "transfer-encoding", "connection"]
        let headers = (response?.headers ?? []).filter { !dropped.contains($0.name.lowercased()) }
        let type = headers.first { $0.name.isSameHeaderName(as: "Content-Type") }?.value
        return StubRecording.Exchange(
            route: request.route?.qualifiedID, method: request.urlRequest.httpMethod ?? "GET",
            url: request.urlRequest.url.map(redaction.url) ?? "",
            requestBody: sentBody, status: response?.statusCode,
            headers: headers.map {
                .init(name: $0.name, value: redaction.header($0.name, $0.value))
            },
            body: .init(redaction.body(body, contentType: type)),
            failure: failure.map { .init(kind: $0.kind.rawValue, message: $0.message) })
    }

    /// What was sent from memory; bodies from elsewhere are not recorded.
    private var sentBody: StubRecording.Body? {
        guard case .data(let data) = request.body else { return nil }
        let type = request.urlRequest.value(forHTTPHeaderField: "Content-Type")
        return .init(redaction.body(data, contentType: type))
    }
}
