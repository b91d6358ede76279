import Foundation
import TestSupport
import Testing

@testable import RoutergenRuntime

/// Networks that a test switches on and off.
final class TestNetworks: ReachabilitySource {
    private struct State {
        var status: Reachability.Status
        var onChange: (@Sendable () -> Void)?
        var starts = 0
    }

    private let state: Protected<State>

    init(_ status: Reachability.Status) {
        state = Protected(State(status: status))
    }

    var status: Reachability.Status { state.withLock(\.status) }
    var isWatched: Bool { state.withLock { $0.onChange != nil } }
    var startCount: Int { state.withLock(\.starts) }

    func start(_ onChange: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            guard state.onChange == nil else { return }
            state.onChange = onChange
            state.starts += 1
        }
        return true
    }

    func stop() { state.withLock { $0.onChange = nil } }

    func change(to status: Reachability.Status) {
        let onChange = state.withLock { state in
            state.status = status
            return state.onChange
        }
        onChange?()
    }
}

@Suite("Reachability", .timeLimit(.minutes(1)))
struct ReachabilityTests {
    @Test("says what the networks are")
    func status() {
        let networks = TestNetworks(.notReachable)
        let reachability = Reachability(source: networks)
        #expect(!reachability.isReachable)
        networks.change(to: .reachable(.cellular))
        #expect(reachability.isReachable && reachability.isReachableOnCellular)
        #expect(!reachability.isReachableOnEthernetOrWiFi)
        networks.change(to: .reachable(.ethernetOrWiFi))
        #expect(reachability.isReachableOnEthernetOrWiFi && !reachability.isReachableOnCellular)
        networks.change(to: .unknown)
        #expect(reachability.status == .unknown && !reachability.isReachable)
        #expect(!networks.isWatched)
    }

    @Test("gives the present status and each change once, and stops with its last reader")
    func updates() async {
        let networks = TestNetworks(.notReachable)
        let reachability = Reachability(source: networks)
        var seen: [Reachability.Status] = []
        for await status in reachability.updates() {
            seen.append(status)
            switch seen.count {
            case 1:
                networks.change(to: .notReachable)
                networks.change(to: .reachable(.cellular))
            case 2: networks.change(to: .reachable(.ethernetOrWiFi))
            default: break
            }
            if seen.count == 3 { break }
        }
        #expect(
            seen == [.notReachable, .reachable(.cellular), .reachable(.ethernetOrWiFi)])
        while networks.isWatched { await Task.yield() }
    }

    @Test("tells several readers, and watches once")
    func severalReaders() async {
        let networks = TestNetworks(.notReachable)
        let reachability = Reachability(source: networks)
        async let first = reachability.updates().first { $0.isReachable }
        async let second = reachability.updates().first { $0.isReachable }
        while !networks.isWatched { await Task.yield() }
        networks.change(to: .reachable(.cellular))
        #expect(await first == .reachable(.cellular))
        #expect(await second == .reachable(.cellular))
        while networks.isWatched { await Task.yield() }
        #expect(networks.startCount <= 2)
    }

    @Test("calls one listener, on its queue, until it is told to stop")
    func listener() async {
        let networks = TestNetworks(.notReachable)
        let reachability = NetworkReachabilityManager(source: networks)
        let queue = DispatchQueue(label: "listener")
        let log = EventLog()
        let isTold = reachability.startListening(onQueue: queue) { _ in log.add("replaced") }
        #expect(isTold)
        await waiting { done in
            reachability.startListening(onQueue: queue) { status in
                log.add("\(status.isReachable)")
                if status.isReachable { done(()) }
            }
            networks.change(to: .reachable(.cellular))
        }
        #expect(log.all.last == "true")
        reachability.stopListening()
        #expect(!networks.isWatched)
        let count = log.all.count
        networks.change(to: .notReachable)
        queue.sync {}
        #expect(log.all.count == count)
    }
}

#if os(Linux)
    @Suite("The routing table of Linux")
    struct RoutingTableTests {
        private static let head = "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\n"

        private func status(
            _ files: [String: String]
        ) throws -> Reachability.Status {
            let folder = try TemporaryFolder()
            for (name, text) in files { try folder.write(text, to: name) }
            return RoutingTable(root: folder.url).status
        }

        private func ipv4(_ lines: String...) -> [String: String] {
            ["proc/net/route": Self.head + lines.map { $0 + "\n" }.joined()]
        }

        @Test("is reachable by a route to everywhere, and by no other")
        func defaultRoute() throws {
            let lan = "eth0\t000200C0\t00000000\t0001\t0\t0\t0\t00FFFFFF\t0\t0\t0"
            let world = "eth0\t00000000\t010200C0\t0003\t0\t0\t0\t00000000\t0\t0\t0"
            #expect(try status(ipv4(lan)) == .notReachable)
            #expect(try status(ipv4(lan, world)) == .reachable(.ethernetOrWiFi))
            // Half of the world is not all of it, and neither is a route that refuses (0x200) or is not up.
            let half = world.replacing("\t00000000\t0\t0\t0", with: "\t00000080\t0\t0\t0")
            let refusing = world.replacing("0003", with: "0203")
            let down = world.replacing("0003", with: "0002")
            let own = world.replacing("eth0", with: "lo")
            #expect(try status(ipv4(half, refusing, down, own)) == .notReachable)
        }

        @Test("knows IPv6, whose table says in its last line what is not there")
        func ipv6() throws {
            let zeros = String(repeating: "0", count: 32)
            let none = "\(zeros) 00 \(zeros) 00 \(zeros) ffffffff 00000001 00000000 00200200 lo\n"
            let gateway = "fd000000000000000000000000000001"
            let world =
                "\(zeros) 00 \(zeros) 00 \(gateway) 00000400 00000003 00000000 00000003 eth0\n"
            #expect(try status(["proc/net/ipv6_route": none]) == .notReachable)
            #expect(
                try status(["proc/net/ipv6_route": world + none]) == .reachable(.ethernetOrWiFi))
        }

        @Test("takes the best route that works, and knows telephone networks")
        func interfaces() throws {
            var files = ipv4(
                "eth0\t00000000\t010200C0\t0003\t0\t0\t100\t00000000\t0\t0\t0",
                "wwan0\t00000000\t010200C0\t0003\t0\t0\t700\t00000000\t0\t0\t0")
            files["sys/class/net/wwan0/uevent"] = "DEVTYPE=wwan\nINTERFACE=wwan0\n"
            files["sys/class/net/wwan0/operstate"] = "unknown\n"
            files["sys/class/net/eth0/operstate"] = "up\n"
            #expect(try status(files) == .reachable(.ethernetOrWiFi))
            files["sys/class/net/eth0/operstate"] = "down\n"
            #expect(try status(files) == .reachable(.cellular))
            files["sys/class/net/wwan0/operstate"] = "lowerlayerdown\n"
            #expect(try status(files) == .notReachable)
        }

        @Test("says nothing where there is none, and survives what is none")
        func damaged() throws {
            #expect(try status([:]) == .unknown)
            #expect(try status(["proc/net/route": "x\n\u{0}\n\t\t\teth0 zz"]) == .notReachable)
        }
    }

    @Suite("The networks of Linux", .timeLimit(.minutes(1)))
    struct SystemReachabilityTests {
        @Test("are looked at when the socket says so")
        func socket() async throws {
            var ends: [Int32] = [-1, -1]
            try #require(
                socketpair(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0, &ends) == 0)
            #expect(fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0)
            let (inner, outer) = (ends[0], ends[1])
            defer { close(outer) }
            let folder = try TemporaryFolder()
            try folder.write("", to: "proc/net/route")
            let reachability = Reachability(
                source: SystemReachability(
                    table: RoutingTable(root: folder.url), openSocket: { inner }))
            var seen: [Reachability.Status] = []
            for await status in reachability.updates() {
                seen.append(status)
                guard seen.count == 1 else { break }
                try folder.write(
                    "eth0 00000000 010200C0 0003 0 0 0 00000000", to: "proc/net/route")
                #expect(write(outer, "x", 1) == 1)
            }
            #expect(seen == [.notReachable, .reachable(.ethernetOrWiFi)])
        }

        @Test("are looked at again and again where there is no socket")
        func poll() {
            let source = SystemReachability(openSocket: { -1 })
            #expect(!source.start {})
            #expect(!source.start {})
            source.stop()
        }

        @Test("of this machine can be read")
        func thisMachine() {
            #expect(Reachability.default.status != .unknown)
        }
    }
#endif
