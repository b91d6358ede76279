#if os(Linux)
    import Foundation

    /// What the kernel of Linux says about routes and interfaces, read from its files (proc(5), sysfs(5)).
    struct RoutingTable {
        /// Where `proc` and `sys` are: `/`, or a folder of a test.
        var root = URL(fileURLWithPath: "/")

        /// A way to the rest of the world.
        private struct DefaultRoute {
            var interface: String
            var metric: UInt32
        }

        /// Flags of a route (linux/route.h): it is there, and it refuses what is sent.
        private static let isUp: UInt32 = 0x1
        private static let isReject: UInt32 = 0x200

        var status: Reachability.Status {
            let tables = (ipv4: text("proc/net/route"), ipv6: text("proc/net/ipv6_route"))
            guard tables.ipv4 != nil || tables.ipv6 != nil else { return .unknown }
            let routes =
                Self.ipv4Routes(tables.ipv4 ?? "") + Self.ipv6Routes(tables.ipv6 ?? "")
            let best = routes.filter { works($0.interface) }.min { $0.metric < $1.metric }
            guard let best else { return .notReachable }
            return .reachable(isCellular(best.interface) ? .cellular : .ethernetOrWiFi)
        }

        /// `eth0 00000000 010200C0 0003 0 0 100 00000000 …`: interface, destination, gateway, flags, two counts, metric,
        /// mask.
        private static func ipv4Routes(_ table: String) -> [DefaultRoute] {
            lines(table).compactMap { fields in
                guard fields.count > 7, UInt32(fields[1], radix: 16) == 0,
                    UInt32(fields[7], radix: 16) == 0, let metric = UInt32(fields[6])
                else { return nil }
                return route(to: fields[0], flags: fields[3], metric: metric)
            }
        }

        /// Destination, length of its prefix, source, length of its prefix, gateway, metric, two counts, flags,
        /// interface.
        private static func ipv6Routes(_ table: String) -> [DefaultRoute] {
            lines(table).compactMap { fields in
                guard fields.count > 9, fields[0].allSatisfy({ $0 == "0" }),
                    UInt32(fields[1], radix: 16) == 0, let metric = UInt32(fields[5], radix: 16)
                else { return nil }
                return route(to: fields[9], flags: fields[8], metric: metric)
            }
        }

        private static func lines(_ table: String) -> [[Substring]] {
            table.split(separator: "\n").map { $0.split { $0 == " " || $0 == "\t" } }
        }

        private static func route(
            to interface: Substring, flags: Substring, metric: UInt32
        ) -> DefaultRoute? {
            guard let flags = UInt32(flags, radix: 16), flags & isUp != 0, flags & isReject == 0,
                interface != "lo"
            else { return nil }
            return DefaultRoute(interface: String(interface), metric: metric)
        }

        /// Whether an interface has a carrier. Those of tunnels cannot say, and count as working.
        private func works(_ interface: String) -> Bool {
            let state = text("sys/class/net/\(interface)/operstate")?
                .trimmingCharacters(in: .whitespacesAndNewlines)
            return state != "down" && state != "lowerlayerdown" && state != "notpresent"
        }

        func isCellular(_ interface: String) -> Bool {
            text("sys/class/net/\(interface)/uevent")?.contains("DEVTYPE=wwan")
                ?? interface.hasPrefix("wwan")
        }

        private func text(_ path: String) -> String? {
            let data = try? Data(contentsOf: root.appendingPathComponent(path))
            return data.map { String(decoding: $0, as: UTF8.self) }
        }
    }
#endif
