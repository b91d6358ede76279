import Foundation
import RoutergenRuntime
import TestSupport

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// How an exchange ended, and what came before.
struct Outcome: Sendable {
    var response: TransportResponse?
    var body = Data()
    var failure: TransportError?
    /// What the receiver was told about the bytes sent, the last report only.
    var sent: (count: Int64, total: Int64?)?
    var informational: [TransportResponse] = []
    /// Statuses of the redirects that were followed, and where they led.
    var redirects: [(status: Int, url: URL?)] = []
    var trailers: [(name: String, value: String)] = []
    var metrics: TransportMetrics?

    var text: String { String(decoding: body, as: UTF8.self) }

    func header(_ name: String) -> String? {
        response?.headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}

/// Records what a transport reports, and whether it keeps to the order that it promises.
///
/// Unchecked because the lock guards every stored property that changes.
final class ExchangeRecorder: TransportReceiver, @unchecked Sendable {
    /// Called with every event, after it was recorded, on the transport's thread.
    enum Event: Sendable {
        case informational
        case redirect
        case response
        case data(Int)
        case trailers
        case metrics
        case sent
        case end
    }

    private let lock = NSLock()
    private let onEvent: @Sendable (Event) -> Void
    private var outcome = Outcome()
    private var isInCall = false
    private var endCount = 0
    private var brokenPromises: [String] = []
    private var waiting: [CheckedContinuation<Outcome, Never>] = []

    init(onEvent: @escaping @Sendable (Event) -> Void = { _ in }) {
        self.onEvent = onEvent
    }

    /// What was recorded so far.
    var current: Outcome { lock.withLock { outcome } }
    /// How often the end was reported.
    var ends: Int { lock.withLock { endCount } }
    /// Calls at a time or in an order that the protocol excludes.
    var violations: [String] { lock.withLock { brokenPromises } }

    /// Waits for the end.
    func end() async -> Outcome {
        await withCheckedContinuation { continuation in
            let over = lock.withLock { () -> Outcome? in
                if endCount > 0 { return outcome }
                waiting.append(continuation)
                return nil
            }
            if let over { continuation.resume(returning: over) }
        }
    }

    func transportDidReceiveInformational(_ response: TransportResponse) {
        record(.informational) {
            if outcome.response != nil { brokenPromises.append("informational after the head") }
            outcome.informational.append(response)
        }
    }

    func transportWillRedirect(_ response: TransportResponse, to request: TransportRequest) {
        record(.redirect) {
            if outcome.response != nil { brokenPromises.append("a redirect after the head") }
            outcome.redirects.append((response.statusCode, request.urlRequest.url))
        }
    }

    func transportDidReceiveTrailers(_ trailers: [(name: String, value: String)]) {
        record(.trailers) {
            if outcome.response == nil { brokenPromises.append("trailers before the head") }
            outcome.trailers += trailers
        }
    }

    func transportDidCollect(_ metrics: TransportMetrics) {
        record(.metrics) {
            if outcome.metrics != nil { brokenPromises.append("metrics twice") }
            outcome.metrics = metrics
        }
    }

    func transportDidReceive(_ response: TransportResponse) {
        record(.response) {
            if outcome.response != nil { brokenPromises.append("a second head") }
            outcome.response = response
        }
    }

    func transportDidReceive(_ data: Data) {
        record(.data(data.count)) {
            if outcome.response == nil { brokenPromises.append("data before the head") }
            outcome.body += data
        }
    }

    func transportDidSend(_ sent: Int64, of total: Int64?) {
        record(.sent) { outcome.sent = (sent, total) }
    }

    func transportDidComplete(_ failure: TransportError?) {
        record(.end) {
            endCount += 1
            outcome.failure = failure
            if failure == nil, outcome.response == nil {
                brokenPromises.append("success without a head")
            }
        }
        let (end, continuations) = lock.withLock {
            defer { waiting = [] }
            return (outcome, waiting)
        }
        for continuation in continuations { continuation.resume(returning: end) }
    }

    private func record(_ event: Event, _ change: () -> Void) {
        lock.withLock {
            if isInCall { brokenPromises.append("two calls at a time") }
            if endCount > 0 { brokenPromises.append("\(event) after the end") }
            if case .end = event {
            } else if outcome.metrics != nil {
                brokenPromises.append("\(event) after the metrics")
            }
            isInCall = true
            change()
        }
        onEvent(event)
        lock.withLock { isInCall = false }
    }
}

extension Transport {
    /// Sends a request and waits for its end.
    func send(
        _ method: String, _ url: URL, headers: [String: String] = [:],
        body: TransportBody = .none, timeout: TimeInterval = 20, followsRedirects: Bool = true
    ) async -> Outcome {
        await send(
            TransportRequest(
                url, method: method, headers: headers, body: body, timeout: timeout,
                followsRedirects: followsRedirects))
    }

    /// Sends a request and waits for its end.
    func send(_ request: TransportRequest) async -> Outcome {
        let recorder = ExchangeRecorder()
        _ = start(request, receiver: recorder)
        return await recorder.end()
    }

    /// Sends `GET` and waits for its end.
    func get(
        _ url: URL, headers: [String: String] = [:], timeout: TimeInterval = 20,
        followsRedirects: Bool = true
    ) async -> Outcome {
        await send(
            "GET", url, headers: headers, timeout: timeout, followsRedirects: followsRedirects)
    }
}

extension TransportRequest {
    init(
        _ url: URL, method: String = "GET", headers: [String: String] = [:],
        body: TransportBody = .none, timeout: TimeInterval = 20, followsRedirects: Bool = true
    ) {
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.timeoutInterval = timeout
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        self.init(urlRequest: request, body: body, followsRedirects: followsRedirects)
    }
}

/// Bytes that look random and are the same in every run: a block of a prime length, repeated, so
/// that no buffer's size hides a piece that is lost or sent twice.
func sampleData(_ count: Int, seed: UInt64 = 1) -> Data {
    var generator = SeededRandom(seed: seed)
    let block = Data((0..<4_093).map { _ in UInt8(truncatingIfNeeded: generator.next()) })
    var data = Data(capacity: count + block.count)
    while data.count < count { data += block }
    return data.prefix(count)
}
