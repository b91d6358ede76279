import Foundation

/// When a request reached its stages, by a clock that does not jump.
public struct Timeline: Sendable, Hashable {
    /// When the request started; nil when it never did.
    public internal(set) var start: Date?
    /// From the start to the head of the answer, in seconds; nil when none came.
    public internal(set) var latency: TimeInterval?
    /// From the start to the end of the exchange, in seconds; nil when it never started.
    public internal(set) var requestDuration: TimeInterval?
    /// How long it took to read the answer into a value, in seconds; nil before that is done.
    public internal(set) var serializationDuration: TimeInterval?

    private var startNanoseconds: UInt64 = 0

    init() {}

    /// The exchange and the reading together, in seconds.
    public var totalDuration: TimeInterval? {
        requestDuration.map { $0 + (serializationDuration ?? 0) }
    }

    mutating func begin() {
        start = Date()
        startNanoseconds = DispatchTime.now().uptimeNanoseconds
    }

    mutating func receiveResponse() {
        latency = sinceStart
    }

    mutating func complete() {
        guard start != nil else { return }
        requestDuration = sinceStart
    }

    /// From the start until now, in seconds; nil when it never started.
    var elapsed: TimeInterval? { start == nil ? nil : sinceStart }

    private var sinceStart: TimeInterval {
        TimeInterval(DispatchTime.now().uptimeNanoseconds &- startNanoseconds) / 1_000_000_000
    }
}

extension Timeline: CustomStringConvertible {
    /// All durations in milliseconds.
    public var description: String {
        let stages = [
            ("latency", latency), ("request", requestDuration),
            ("serialization", serializationDuration), ("total", totalDuration),
        ]
        return stages.compactMap { name, seconds in
            seconds.map { "\(name) \(($0 * 10_000).rounded() / 10) ms" }
        }
        .joined(separator: ", ")
    }
}
