import Foundation
import LoopbackServer
import RoutergenRuntime
import TestSupport

/// Sends the requests of a run as a program would: a session with a policy of retries, handlers and `await` in turns.
struct SoakClient: Sendable {
    let session: Session
    let baseURL: URL
    /// A body of its own, for uploads of a file.
    let file: URL
    let fileHash: String
    let state: SoakState

    init(baseURL: URL, file: URL, state: SoakState) throws {
        self.baseURL = baseURL
        self.file = file
        self.state = state
        fileHash = BodyHash(try Data(contentsOf: file)).description
        // The server falls silent now and then, and sends what is no HTTP.
        let policy = RetryPolicy(
            retryLimit: 12, exponentialBackoffScale: 0.005, maximumDelay: 0.1,
            retryableTransportErrors: RetryPolicy.defaultRetryableTransportErrors
                .union([.badServerResponse]),
            idempotencyKeyHeader: "Idempotency-Key")
        session = Session(
            configuration: SessionConfiguration(timeout: 1.5),
            transport: PlatformTransport(configuration: .init(proxy: .none)), interceptor: policy,
            eventMonitors: [state])
    }

    /// Sends one request, waits for its end and, one in ten, cancels it on the way.
    func deliver(_ number: Int, seed: UInt64) async throws {
        var generator = SeededRandom(seed: seed &* 1_000_003 &+ UInt64(number))
        let request = try request(number, using: &generator).validate()
        let isCancelled = Int.random(in: 0..<10, using: &generator) == 0
        let delay = isCancelled ? Double.random(in: 0..<0.02, using: &generator) : nil
        let response =
            number.isMultiple(of: 2)
            ? await handled(request, cancelledAfter: delay)
            : await awaited(request, cancelledAfter: delay)
        switch response.result {
        case .success(let body):
            let isWhole =
                response.response?.value(forHTTPHeaderField: "X-Hash")
                == BodyHash(body).description
            state.add {
                $0.succeeded += 1
                if !isWhole { $0.corrupt += 1 }
            }
        case .failure(let error) where error.isExplicitlyCancelled:
            state.add { $0.cancelled += 1 }
        case .failure(let error):
            state.add { $0.failures.append("\(number): \(error)") }
        }
    }

    private func request(_ number: Int, using generator: inout SeededRandom) throws -> DataRequest {
        let isMoved = Int.random(in: 0..<20, using: &generator) == 0
        let url = "\(baseURL)/" + (isMoved ? "moved?to=\(number)" : "\(number)")
        let body = SoakBody.data(Int.random(in: 0..<60_000, using: &generator))
        let hash: HTTPHeaders = ["X-Hash": BodyHash(body).description]
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
            return session.request(url)
        case 1:
            return session.upload(body, to: url, headers: hash)
        case 2:
            let stream = TransportStream { InputStream(data: body) }
            return session.upload(stream, to: url, headers: hash)
        case 3:
            let stream = TransportStream(length: Int64(body.count)) { InputStream(data: body) }
            return session.upload(stream, to: url, method: .put, headers: hash)
        case 4:
            return session.upload(file, to: url, headers: ["X-Hash": fileHash])
        default:
            var form = MultipartFormData()
            form.append("\(number)", withName: "number")
            form.append(file, withName: "file")
            form.append(body, withName: "data")
            let hash = BodyHash(try form.encode()).description
            return session.upload(multipartFormData: form, to: url, headers: ["X-Hash": hash])
        }
    }

    /// Waits for a handler; one that is called twice is counted.
    private func handled(
        _ request: DataRequest, cancelledAfter delay: TimeInterval?
    ) async -> DataResponse<Data> {
        let calls = SoakCounter()
        return await withCheckedContinuation { continuation in
            request.responseData(emptyResponseCodes: [200]) { [state] response in
                guard calls.increment() == 1 else { return state.add { $0.endsTwice += 1 } }
                continuation.resume(returning: response)
            }
            if let delay { after(delay) { request.cancel() } }
        }
    }

    private func awaited(
        _ request: DataRequest, cancelledAfter delay: TimeInterval?
    ) async -> DataResponse<Data> {
        let task = Task { await request.serializingData(emptyResponseCodes: [200]).response }
        if let delay { after(delay) { task.cancel() } }
        return await task.value
    }

    private func after(_ delay: TimeInterval, _ body: @escaping @Sendable () -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + delay, execute: body)
    }

    /// What the server has counted: requests that arrived whole and were answered, bodies that were
    /// damaged, and answers that it broke.
    func report() async throws -> (delivered: Int, corrupt: Int, faults: Int) {
        let text = try await session.request("\(baseURL)/report").serializingString().value
        let numbers = text.split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 3 else { throw RouterError(.decodingFailed(text)) }
        return (numbers[0], numbers[1], numbers[2])
    }
}

/// Counts from any thread. Unchecked because the lock guards the number.
private final class SoakCounter: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    func increment() -> Int {
        lock.withLock {
            number += 1
            return number
        }
    }
}
