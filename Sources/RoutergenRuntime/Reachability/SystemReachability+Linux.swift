#if os(Linux)
    import CCurl
    import Foundation

    /// The networks of Linux: its files say what is there, and a netlink socket says when to look (rtnetlink(7)).
    final class SystemReachability: ReachabilitySource {
        /// How often changes are looked for where the system does not tell of them, in seconds.
        private static let period = 5.0

        private let table: RoutingTable
        private let openSocket: @Sendable () -> Int32
        private let running = Protected<(source: any DispatchSourceProtocol, isTold: Bool)?>(nil)
        private let queue = DispatchQueue(label: "routergen.reachability.netlink")

        /// - Parameter openSocket: gives a socket that can be read whenever something has changed; -1 for none.
        init(
            table: RoutingTable = RoutingTable(),
            openSocket: @escaping @Sendable () -> Int32 = { ccurl_open_network_events() }
        ) {
            self.table = table
            self.openSocket = openSocket
        }

        var status: Reachability.Status { table.status }

        func start(_ onChange: @escaping @Sendable () -> Void) -> Bool {
            running.withLock { running in
                if let running { return running.isTold }
                let descriptor = openSocket()
                let isTold = descriptor >= 0
                let source = isTold ? reader(descriptor, onChange) : timer(onChange)
                running = (source, isTold)
                source.resume()
                return isTold
            }
        }

        func stop() {
            running.withLock { running in
                running?.source.cancel()
                running = nil
            }
        }

        private func reader(
            _ descriptor: Int32, _ onChange: @escaping @Sendable () -> Void
        ) -> any DispatchSourceProtocol {
            let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
            source.setEventHandler {
                // What has changed does not matter, and many messages come together. Where some were lost, the
                // kernel says so once (ENOBUFS), and that is a reason to look as well.
                var buffer = [UInt8](repeating: 0, count: 8_192)
                while read(descriptor, &buffer, buffer.count) > 0 {}
                onChange()
            }
            source.setCancelHandler { close(descriptor) }
            return source
        }

        private func timer(_ onChange: @escaping @Sendable () -> Void) -> any DispatchSourceProtocol
        {
            let source = DispatchSource.makeTimerSource(queue: queue)
            source.schedule(deadline: .now() + Self.period, repeating: Self.period)
            source.setEventHandler(handler: onChange)
            return source
        }
    }
#endif
