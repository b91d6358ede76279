import Foundation
import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What the tasks of a run share. It hears the events of the session, too, so that each end is counted twice: where
/// the caller hears of it, and where a monitor does.
///
/// Unchecked because the lock guards it.
final class SoakState: EventMonitor, @unchecked Sendable {
    struct Figures {
        var attempts = 0
        var retries = 0
        var succeeded = 0
        var cancelled = 0
        var corrupt = 0
        /// Ends that monitors have heard of.
        var finished = 0
        var endsTwice = 0
        /// Requests that were given up, and why.
        var failures: [String] = []

        var ended: Int { succeeded + cancelled + failures.count }
    }

    let queue = DispatchQueue(label: "soak.events")
    private let count: Int
    private let lock = NSLock()
    private var nextNumber = 0
    private var counted = Figures()
    private var finishedRequests: Set<UUID> = []

    init(count: Int) {
        self.count = count
    }

    /// After everything that monitors have still to hear.
    var figures: Figures {
        queue.sync {}
        return lock.withLock { counted }
    }

    /// The next request to send; nil when there are no more before `last`.
    func next(through last: Int) -> Int? {
        lock.withLock {
            guard nextNumber < last else { return nil }
            defer { nextNumber += 1 }
            return nextNumber
        }
    }

    func add(_ change: (inout Figures) -> Void) {
        lock.withLock { change(&counted) }
    }

    func request(_ request: Request, didCreateURLRequest urlRequest: URLRequest) {
        add { $0.attempts += 1 }
    }

    func requestIsRetrying(_ request: Request) {
        add { $0.retries += 1 }
    }

    func requestDidFinish(_ request: Request) {
        lock.withLock {
            let isFirst = finishedRequests.insert(request.id).inserted
            counted.finished += 1
            if !isFirst { counted.endsTwice += 1 }
        }
    }

    /// Ends the process when nothing happens for a minute.
    func watch() {
        Thread { [self] in
            var last = -1
            while true {
                Thread.sleep(forTimeInterval: 60)
                let figures = lock.withLock { counted }
                if figures.ended == count { return }
                if figures.attempts == last {
                    print("FAILED      nothing has happened for a minute: \(figures)")
                    exit(1)
                }
                last = figures.attempts
            }
        }.start()
    }
}
