#if canImport(Network)
    import Foundation
    import Network

    /// The networks of Apple platforms.
    final class SystemReachability: ReachabilitySource {
        private struct State {
            var monitor: NWPathMonitor?
            var path: NWPath?
        }

        private let state = Protected(State())
        private let queue = DispatchQueue(label: "routergen.reachability.path")

        var status: Reachability.Status {
            let known = state.withLock(\.path)
            // A monitor knows its path only once it runs; the path of one that was never started says as much as any.
            let path = known ?? NWPathMonitor().currentPath
            switch path.status {
            case .satisfied:
                return .reachable(path.usesInterfaceType(.cellular) ? .cellular : .ethernetOrWiFi)
            case .unsatisfied, .requiresConnection:
                return .notReachable
            @unknown default:
                return .unknown
            }
        }

        func start(_ onChange: @escaping @Sendable () -> Void) -> Bool {
            state.withLock { state in
                guard state.monitor == nil else { return }
                let monitor = NWPathMonitor()
                state.monitor = monitor
                monitor.pathUpdateHandler = { [weak self] path in
                    self?.state.withLock { $0.path = path }
                    onChange()
                }
                monitor.start(queue: queue)
            }
            return true
        }

        func stop() {
            let monitor = state.withLock { state in
                defer { state = State() }
                return state.monitor
            }
            monitor?.cancel()
        }
    }
#endif
