import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What `watch` waits for: a change, or a signal that ends it.
final class WatchEvents: Sendable {
    /// Editors write several files for one save, so that a change counts when nothing comes behind it.
    private static let quiet = DispatchTimeInterval.milliseconds(60)
    /// Where nobody tells of changes, as in folders of another machine, they are looked for.
    private static let longest = DispatchTimeInterval.seconds(2)
    /// A folder in which something happens all the time must not keep a change waiting.
    private static let patience = DispatchTimeInterval.seconds(1)

    private let happened = DispatchSemaphore(value: 0)
    private let stopped = DispatchSemaphore(value: 0)
    // Kept and never touched again.
    nonisolated(unsafe) private let signals: [DispatchSourceSignal]

    init() {
        signals = [SIGINT, SIGTERM].map { number in
            // The source hears of a signal that is ignored otherwise.
            signal(number, SIG_IGN)
            return DispatchSource.makeSignalSource(
                signal: number, queue: DispatchQueue(label: "routergen.signals"))
        }
        for source in signals {
            source.setEventHandler { [happened, stopped] in
                stopped.signal()
                happened.signal()
            }
            source.resume()
        }
    }

    func noticeChange() {
        happened.signal()
    }

    /// Waits until something may have changed.
    ///
    /// - Returns: false when the run is to end.
    func wait() -> Bool {
        guard happened.wait(timeout: .now() + Self.longest) == .success else { return true }
        let latest = DispatchTime.now() + Self.patience
        while !isStopped, .now() < latest,
            happened.wait(timeout: .now() + Self.quiet) == .success
        {}
        return !isStopped
    }

    /// Stays true once it is.
    private var isStopped: Bool {
        guard stopped.wait(timeout: .now()) == .success else { return false }
        stopped.signal()
        return true
    }
}
