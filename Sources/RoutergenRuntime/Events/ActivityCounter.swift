import Foundation

/// Counts the requests that run, for an indicator of network activity.
///
/// A request counts from its start to its end, once, however often it is retried or held.
public final class ActivityCounter: EventMonitor {
    /// Where `onChange` is called.
    public let queue: DispatchQueue
    private let running = Protected(Set<UUID>())
    private let onChange: @Sendable (Int) -> Void

    /// Makes a counter.
    ///
    /// - Parameters:
    ///   - queue: a serial one; nil makes one.
    ///   - onChange: gets each new number.
    public init(queue: DispatchQueue? = nil, onChange: @escaping @Sendable (Int) -> Void = { _ in })
    {
        self.queue = queue ?? DispatchQueue(label: "routergen.events.activity")
        self.onChange = onChange
    }

    /// How many requests run.
    public var count: Int { running.withLock(\.count) }

    /// Counts one more.
    public func requestDidResume(_ request: Request) {
        change { $0.insert(request.id).inserted }
    }

    /// Counts one less.
    public func requestDidFinish(_ request: Request) {
        change { $0.remove(request.id) != nil }
    }

    private func change(_ body: (inout Set<UUID>) -> Bool) {
        let count = running.withLock { running in body(&running) ? running.count : nil }
        if let count { onChange(count) }
    }
}
