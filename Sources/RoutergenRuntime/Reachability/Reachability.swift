import Foundation

/// Whether the machine is on a network, and tells when that changes.
///
///     for await status in Reachability().updates() where status.isReachable { sync() }
///
/// On Linux the machine counts as reachable where a route to the rest of the world leads through an interface that works;
/// on Apple platforms the system says so (`NWPathMonitor`). Neither says whether a certain server answers: send the
/// request, and use this to know when another attempt is worth it, as `OfflineRetrier` does.
public final class Reachability: Sendable {
    /// Whether there is a network.
    public enum Status: Sendable, Hashable {
        /// Nobody can say.
        case unknown
        /// There is no network.
        case notReachable
        /// There is a network.
        case reachable(ConnectionType)

        /// Whether there is a network.
        public var isReachable: Bool { if case .reachable = self { true } else { false } }
    }

    /// What kind of network there is.
    public enum ConnectionType: Sendable, Hashable {
        /// A cable or a wireless network of its own.
        case ethernetOrWiFi
        /// A network of a telephone company.
        case cellular
    }

    /// Hears of changes.
    public typealias Listener = @Sendable (Status) -> Void

    /// One for everybody.
    public static let `default` = Reachability()

    private struct Registration {
        var listener: Listener
        /// What the listener was told last, so that it hears each status once.
        var told: Status?
    }

    private struct State {
        var listeners: [Int: Registration] = [:]
        var nextNumber = 0
        /// The one of `startListening`.
        var listener: Int?
    }

    private let source: any ReachabilitySource
    private let state = Protected(State())
    /// Serial: listeners hear the changes in their order.
    private let queue = DispatchQueue(label: "routergen.reachability")

    /// Watches the machine's networks, as soon as somebody listens.
    public convenience init() {
        self.init(source: SystemReachability())
    }

    /// Watches the way to one host, as soon as somebody listens: whether its name has addresses, and whether a route leads
    /// to one of them, also when those change. Nothing is sent to the host, so whether it answers is not known.
    ///
    /// A name is looked up for each `status`, which takes as long as that does.
    ///
    /// - Parameter host: a name, or an address of IPv4 or IPv6.
    public convenience init(host: String) {
        self.init(source: HostReachability(host: host))
    }

    init(source: any ReachabilitySource) {
        self.source = source
    }

    deinit { source.stop() }

    /// Whether there is a network now.
    public var status: Status { source.status }
    /// Whether there is a network now.
    public var isReachable: Bool { status.isReachable }
    /// Whether there is a network now, and it is one of a telephone company.
    public var isReachableOnCellular: Bool { status == .reachable(.cellular) }
    /// Whether there is a network now, and it is none of a telephone company.
    public var isReachableOnEthernetOrWiFi: Bool { status == .reachable(.ethernetOrWiFi) }

    /// Calls a closure with the present status, and whenever it changes, in the place of the closure that was given before.
    ///
    /// - Parameter queue: nil takes a serial queue of its own.
    /// - Returns: Whether the system tells of changes. Otherwise they are looked for every few seconds.
    @discardableResult
    public func startListening(
        onQueue queue: DispatchQueue? = nil, onUpdatePerforming listener: @escaping Listener
    ) -> Bool {
        stopListening()
        let (number, isTold) = add { status in
            guard let queue else { return listener(status) }
            queue.async { listener(status) }
        }
        state.withLock { $0.listener = number }
        return isTold
    }

    /// Ends what `startListening` began.
    public func stopListening() {
        let number = state.withLock { state in
            defer { state.listener = nil }
            return state.listener
        }
        if let number { remove(number) }
    }

    /// The present status, and each other one as soon as it is there. Only the newest waits for a slow reader. The
    /// sequence has no end of its own, and keeps this object as long as it is read.
    public func updates() -> AsyncStream<Status> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let (number, _) = add { continuation.yield($0) }
            continuation.onTermination = { [self] _ in remove(number) }
        }
    }

    private func add(_ listener: @escaping Listener) -> (number: Int, isTold: Bool) {
        let (number, isTold) = state.withLock { state in
            defer { state.nextNumber += 1 }
            state.listeners[state.nextNumber] = Registration(listener: listener)
            // Before the first look at the status, so that no change is lost between the two.
            return (state.nextNumber, source.start { [weak self] in self?.look() })
        }
        look()
        return (number, isTold)
    }

    private func remove(_ number: Int) {
        state.withLock { state in
            state.listeners[number] = nil
            if state.listeners.isEmpty { source.stop() }
        }
    }

    /// Tells each listener what is new to it.
    private func look() {
        queue.async { [self] in
            let status = source.status
            let listeners = state.withLock { state in
                let numbers = state.listeners.filter { $0.value.told != status }.keys.sorted()
                return numbers.compactMap { number -> Listener? in
                    state.listeners[number]?.told = status
                    return state.listeners[number]?.listener
                }
            }
            for listener in listeners { listener(status) }
        }
    }
}

/// What those call it who come from Alamofire.
public typealias NetworkReachabilityManager = Reachability

/// Who knows the networks of the machine.
protocol ReachabilitySource: Sendable {
    /// The present status.
    var status: Reachability.Status { get }
    /// Calls a closure, on any thread, whenever the status may have changed. Starting again changes nothing.
    ///
    /// - Returns: Whether the system tells of changes, and they need not be looked for.
    func start(_ onChange: @escaping @Sendable () -> Void) -> Bool
    /// Ends the calls.
    func stop()
}
