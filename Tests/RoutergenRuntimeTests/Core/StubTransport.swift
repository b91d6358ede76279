import Foundation
import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Answers requests from a closure, on a queue of its own, as a network would.
final class StubTransport: Transport {
    /// What a request is answered with.
    enum Answer: Sendable {
        case response(Int, headers: [(String, String)], body: [Data])
        case failure(TransportError)
        /// The head and then nothing, until the request is cancelled.
        case never

        static func json(_ text: String, status: Int = 200) -> Answer {
            .response(
                status, headers: [("Content-Type", "application/json")], body: [Data(text.utf8)])
        }

        static func empty(_ status: Int) -> Answer { .response(status, headers: [], body: []) }
    }

    private let queue = DispatchQueue(label: "stub", attributes: .concurrent)
    private let delay: TimeInterval
    private let answer: @Sendable (TransportRequest) -> Answer
    private let log = Log()

    init(
        delay: TimeInterval = 0, _ answer: @escaping @Sendable (TransportRequest) -> Answer
    ) {
        self.delay = delay
        self.answer = answer
    }

    /// The requests so far.
    var requests: [TransportRequest] { log.requests }
    /// How many requests were cancelled while they ran, as soon as there is one.
    ///
    /// A transport hears of a cancellation beside the one who waits for the answer, or a little later.
    func cancellations() async throws -> Int {
        for _ in 0..<5_000 where log.cancellations == 0 {
            try await _Concurrency.Task.sleep(for: .milliseconds(1))
        }
        return log.cancellations
    }

    func start(
        _ request: TransportRequest, receiver: any TransportReceiver
    ) -> any TransportTask {
        log.add(request)
        let task = Task(receiver: receiver, log: log)
        queue.asyncAfter(deadline: .now() + delay) { [answer] in task.run(answer(request), request)
        }
        return task
    }

    final class Log: @unchecked Sendable {
        private let lock = NSLock()
        private var seen: [TransportRequest] = []
        private var cancelled = 0

        var requests: [TransportRequest] { lock.withLock { seen } }
        var cancellations: Int { lock.withLock { cancelled } }
        func add(_ request: TransportRequest) { lock.withLock { seen.append(request) } }
        func addCancellation() { lock.withLock { cancelled += 1 } }
    }

    final class Task: TransportTask, @unchecked Sendable {
        private let lock = NSLock()
        private let receiver: any TransportReceiver
        private let log: Log
        private var isOver = false

        init(receiver: any TransportReceiver, log: Log) {
            self.receiver = receiver
            self.log = log
        }

        func run(_ answer: Answer, _ request: TransportRequest) {
            switch answer {
            case .failure(let error): end(error)
            case .never: break
            case .response(let status, let headers, let body):
                guard let url = request.urlRequest.url else { return }
                receiver.transportDidReceive(
                    TransportResponse(
                        url: url, statusCode: status,
                        headers: headers.map { (name: $0.0, value: $0.1) }))
                for piece in body { receiver.transportDidReceive(piece) }
                end(nil)
            }
        }

        func cancel() {
            end(TransportError(.cancelled, "cancelled"), isCancelled: true)
        }
        func pause() {}
        func resume() {}

        private func end(_ error: TransportError?, isCancelled: Bool = false) {
            let isFirst = lock.withLock {
                defer { isOver = true }
                return !isOver
            }
            guard isFirst else { return }
            // Counted first: who waits for the end looks at the count at once.
            if isCancelled { log.addCancellation() }
            receiver.transportDidComplete(error)
        }
    }
}
