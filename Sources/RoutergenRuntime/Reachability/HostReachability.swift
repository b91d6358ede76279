import Foundation

/// Whether a way leads to one host: its name has addresses, and a route leads to one of them. Nothing is sent to it.
///
/// It is looked for again whenever the networks of the machine change, and now and then, because names get other
/// addresses without a word.
final class HostReachability: ReachabilitySource {
    /// How often a name is looked up while somebody listens, in seconds.
    static let standardPeriod = 30.0

    private let host: String
    private let networks: any ReachabilitySource
    private let period: TimeInterval
    private let addresses: @Sendable (String) -> [HostAddress]
    private let timer = Protected<(any DispatchSourceTimer)?>(nil)
    private let queue = DispatchQueue(label: "routergen.reachability.host")

    /// - Parameters:
    ///   - host: a name or an address.
    ///   - networks: says when the networks of the machine have changed.
    ///   - addresses: looks a name up; empty for one that has no address.
    init(
        host: String, networks: any ReachabilitySource = SystemReachability(),
        period: TimeInterval = standardPeriod,
        addresses: @escaping @Sendable (String) -> [HostAddress] = HostAddress.all(of:)
    ) {
        self.host = host
        self.networks = networks
        self.period = period
        self.addresses = addresses
    }

    var status: Reachability.Status {
        let best = addresses(host).lazy.compactMap { $0.connectionType() }.first
        return best.map(Reachability.Status.reachable) ?? .notReachable
    }

    func start(_ onChange: @escaping @Sendable () -> Void) -> Bool {
        timer.withLock { timer in
            guard timer == nil else { return }
            let new = DispatchSource.makeTimerSource(queue: queue)
            new.schedule(deadline: .now() + period, repeating: period)
            new.setEventHandler(handler: onChange)
            new.resume()
            timer = new
        }
        return networks.start(onChange)
    }

    func stop() {
        networks.stop()
        timer.withLock { timer in
            timer?.cancel()
            timer = nil
        }
    }
}
