import Foundation

/// The progress of one direction and those who follow it.
struct ProgressReport {
    private(set) var progress = TransferProgress()
    private var handlers: [Handler] = []

    struct Handler: Sendable {
        var queue: DispatchQueue
        var handle: @Sendable (TransferProgress) -> Void
    }

    /// A progress on its way to those who follow it, outside of any lock.
    struct Delivery: Sendable {
        var progress: TransferProgress
        fileprivate var handlers: [Handler]

        func deliver() {
            for handler in handlers {
                handler.queue.async { handler.handle(progress) }
            }
        }
    }

    mutating func add(_ handler: Handler) { handlers.append(handler) }

    mutating func expect(_ total: Int64?) { progress.totalUnitCount = total }

    mutating func advance(by count: Int64) -> Delivery {
        progress.completedUnitCount &+= count
        return Delivery(progress: progress, handlers: handlers)
    }

    mutating func advance(to completed: Int64, of total: Int64?) -> Delivery {
        progress = TransferProgress(completedUnitCount: completed, totalUnitCount: total)
        return Delivery(progress: progress, handlers: handlers)
    }

    /// Counts bytes that are there already and need not be transferred.
    mutating func skip(_ count: Int64) {
        progress.completedUnitCount &+= count
        progress.totalUnitCount = progress.totalUnitCount.map { $0 &+ count }
    }

    /// Begins again at 0, for another attempt.
    mutating func restart() { progress = TransferProgress() }
}
