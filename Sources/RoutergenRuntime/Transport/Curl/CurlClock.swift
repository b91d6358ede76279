#if os(Linux)
    import Foundation

    /// When the present step of a `CurlEngine` began, so that the many calls of libcurl within one step need not all ask
    /// for the time.
    final class CurlTime {
        private(set) var now = ContinuousClock.now

        func update() { now = .now }
    }

    /// The time of one exchange: how long it has waited, lasted and been idle.
    struct CurlClock {
        private let start = ContinuousClock.now
        private let totalLimit: Duration?
        private var idleLimit: Duration?
        private var beginning: ContinuousClock.Instant?
        private var firstByteMoment: ContinuousClock.Instant?
        private var lastActivity: ContinuousClock.Instant
        /// Whether idle time does not count, because of a pause.
        private(set) var isStopped = false

        /// Starts with the time of waiting for a turn.
        ///
        /// - Parameter total: How long everything may take; nil is for ever.
        init(total: Duration?) {
            totalLimit = total
            lastActivity = start
        }

        /// The turn has come.
        ///
        /// - Parameter idle: How long there may be no byte from now on; nil is for ever.
        mutating func begin(idle: Duration?, at now: ContinuousClock.Instant) {
            idleLimit = idle
            // The turn of one that was made while the step ran cannot have come before that.
            lastActivity = max(now, start)
            beginning = lastActivity
        }

        /// A byte came or went.
        mutating func touch(at now: ContinuousClock.Instant) {
            lastActivity = max(now, lastActivity)
        }

        /// The first byte of the answer has come, or a later one.
        mutating func receive(at now: ContinuousClock.Instant) {
            touch(at: now)
            if firstByteMoment == nil { firstByteMoment = lastActivity }
        }

        mutating func set(isStopped: Bool) {
            self.isStopped = isStopped
            lastActivity = .now
        }

        /// When one of the limits is reached; nil where there is none.
        var deadline: ContinuousClock.Instant? {
            guard let idleDeadline, let totalDeadline else { return idleDeadline ?? totalDeadline }
            return min(idleDeadline, totalDeadline)
        }

        /// What is said when `deadline` has passed.
        var timeout: TransportError {
            if let totalDeadline, let totalLimit, totalDeadline <= (idleDeadline ?? totalDeadline) {
                return TransportError(.timedOut, "the exchange took longer than \(totalLimit)")
            }
            return TransportError(.timedOut, "no byte came or went for \(idleLimit ?? .zero)")
        }

        private var totalDeadline: ContinuousClock.Instant? { totalLimit.map(start.advanced(by:)) }

        private var idleDeadline: ContinuousClock.Instant? {
            isStopped ? nil : idleLimit.map(lastActivity.advanced(by:))
        }

        /// Since the turn came.
        var duration: Duration { (beginning ?? start).duration(to: .now) }

        /// Since the start, in seconds.
        var total: TimeInterval { start.duration(to: .now).timeInterval }

        /// From the turn to the first byte of the answer, in seconds. libcurl's own figure means the first
        /// byte in either direction.
        var firstByte: TimeInterval? {
            guard let beginning, let firstByteMoment else { return nil }
            return beginning.duration(to: firstByteMoment).timeInterval
        }

        /// Until the turn came, in seconds; until now where it did not.
        var queued: TimeInterval { start.duration(to: beginning ?? .now).timeInterval }
    }
#endif
