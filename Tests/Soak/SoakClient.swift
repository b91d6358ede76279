import Foundation
import RoutergenRuntime
import TestSupport

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends the requests of a run, again and again until they succeed.
struct SoakClient: Sendable {
    let transport: any Transport
    let baseURL: URL
    /// A body of its own, for uploads of a file.
    let file: URL
    let state: SoakState

    /// Sends one request until it succeeds or, one in ten, is cancelled.
    func deliver(_ number: Int, seed: UInt64, attemptLimit: Int) async {
        var generator = SeededRandom(seed: seed &* 1_000_003 &+ UInt64(number))
        let request = request(number, using: &generator)
        let isCancelled = Int.random(in: 0..<10, using: &generator) == 0
        for _ in 0..<attemptLimit {
            state.add { $0.attempts += 1 }
            let delay = isCancelled ? Double.random(in: 0..<0.02, using: &generator) : nil
            let end = await exchange(request, cancelledAfter: delay)
            if end.ends != 1 { state.add { $0.endsTwice += 1 } }
            if end.failure?.kind == .cancelled {
                return state.add { $0.cancelled += 1 }
            }
            guard end.failure == nil else { continue }
            if end.hash != soakHash(end.body) { state.add { $0.corrupt += 1 } }
            return state.add { $0.succeeded += 1 }
        }
        state.add { $0.abandoned += 1 }
    }

    private func request(_ number: Int, using generator: inout SeededRandom) -> TransportRequest {
        let isMoved = Int.random(in: 0..<20, using: &generator) == 0
        let target = isMoved ? "/moved?to=\(number)" : "/\(number)"
        var urlRequest = URLRequest(url: URL(string: target, relativeTo: baseURL) ?? baseURL)
        // The server falls silent now and then.
        urlRequest.timeoutInterval = 1.5
        let body = soakBody(Int.random(in: 0..<60_000, using: &generator))
        let kind = Int.random(in: 0..<5, using: &generator)
        guard kind > 0 else { return TransportRequest(urlRequest: urlRequest) }
        urlRequest.httpMethod = "POST"
        urlRequest.setValue(
            kind == 4 ? soakHash(soakBody(30_011)) : soakHash(body), forHTTPHeaderField: "X-Hash")
        let transportBody: TransportBody =
            switch kind {
            case 1: .data(body)
            case 2: .stream(TransportStream { InputStream(data: body) })
            case 3: .stream(TransportStream(length: Int64(body.count)) { InputStream(data: body) })
            default: .file(file)
            }
        return TransportRequest(urlRequest: urlRequest, body: transportBody)
    }

    private func exchange(
        _ request: TransportRequest, cancelledAfter delay: TimeInterval?
    ) async -> SoakReceiver.End {
        let receiver = SoakReceiver()
        let task = transport.start(request, receiver: receiver)
        if let delay {
            DispatchQueue.global().asyncAfter(deadline: .now() + delay) { task.cancel() }
        }
        await receiver.wait()
        return receiver.end
    }

    /// What the server has counted: requests that arrived whole and were answered, bodies that were
    /// damaged, and answers that it broke.
    func report() async -> (delivered: Int, corrupt: Int, faults: Int) {
        let request = URLRequest(url: baseURL.appendingPathComponent("report"))
        let end = await exchange(TransportRequest(urlRequest: request), cancelledAfter: nil)
        let numbers = String(decoding: end.body, as: UTF8.self).split(separator: " ").compactMap {
            Int($0)
        }
        return numbers.count == 3 ? (numbers[0], numbers[1], numbers[2]) : (0, 0, 0)
    }
}

/// Collects an answer. Unchecked because the lock guards what changes.
final class SoakReceiver: TransportReceiver, @unchecked Sendable {
    struct End {
        var hash: String?
        var body = Data()
        var failure: TransportError?
        var ends = 0
    }

    private let lock = NSLock()
    private var collected = End()
    private var continuation: CheckedContinuation<Void, Never>?

    var end: End { lock.withLock { collected } }

    func wait() async {
        await withCheckedContinuation { continuation in
            let isOver = lock.withLock {
                self.continuation = continuation
                return collected.ends > 0
            }
            if isOver { resume() }
        }
    }

    func transportDidReceive(_ response: TransportResponse) {
        lock.withLock {
            collected.hash = response.headers.first { $0.name.lowercased() == "x-hash" }?.value
        }
    }

    func transportDidReceive(_ data: Data) {
        lock.withLock { collected.body += data }
    }

    func transportDidSend(_ sent: Int64, of total: Int64?) {}

    func transportDidComplete(_ failure: TransportError?) {
        lock.withLock {
            collected.ends += 1
            collected.failure = failure
        }
        resume()
    }

    private func resume() {
        let waiting = lock.withLock {
            defer { continuation = nil }
            return continuation
        }
        waiting?.resume()
    }
}
