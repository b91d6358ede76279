import Foundation

/// What the tasks of a run share. Unchecked because the lock guards it.
final class SoakState: @unchecked Sendable {
    struct Figures {
        var attempts = 0
        var succeeded = 0
        var cancelled = 0
        var abandoned = 0
        var corrupt = 0
        var endsTwice = 0
    }

    private let count: Int
    private let lock = NSLock()
    private var nextNumber = 0
    private var counted = Figures()

    init(count: Int) {
        self.count = count
    }

    var figures: Figures { lock.withLock { counted } }

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

    /// Ends the process when nothing happens for a minute.
    func watch() {
        Thread { [self] in
            var last = -1
            while true {
                Thread.sleep(forTimeInterval: 60)
                let (attempts, isOver) = lock.withLock {
                    (counted.attempts, counted.succeeded + counted.cancelled == count)
                }
                if isOver { return }
                if attempts == last {
                    print("FAILED      nothing has happened for a minute: \(figures)")
                    exit(1)
                }
                last = attempts
            }
        }.start()
    }
}
