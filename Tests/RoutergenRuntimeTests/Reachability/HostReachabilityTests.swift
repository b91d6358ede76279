import Foundation
import Testing

@testable import RoutergenRuntime

@Suite("Reachability of a host", .timeLimit(.minutes(1)))
struct HostReachabilityTests {
    @Test(
        "is a route to one of its addresses",
        arguments: [
            ("127.0.0.1", true), ("localhost", true), ("name.invalid", false), ("", false),
            // Nothing leads to the addresses of this kind (RFC 5771, RFC 4291).
            ("255.255.255.255", false), ("not a name", false),
        ])
    func routes(host: String, isReachable: Bool) {
        #expect(Reachability(host: host).isReachable == isReachable)
    }

    @Test("knows addresses of IPv6, in brackets too", .enabled(if: hasIPv6, "no IPv6 here"))
    func ipv6() {
        #expect(Reachability(host: "::1").isReachableOnEthernetOrWiFi)
        #expect(Reachability(host: "[::1]").isReachableOnEthernetOrWiFi)
    }

    private static var hasIPv6: Bool {
        HostAddress.all(of: "::1").contains { $0.connectionType() != nil }
    }

    @Test("is looked for again when networks change, and when the name has other addresses")
    func changes() async throws {
        let networks = TestNetworks(.reachable(.ethernetOrWiFi))
        let addresses = Protected<[HostAddress]>([])
        let host = Reachability(
            source: HostReachability(
                host: "h", networks: networks, period: 0.02,
                addresses: { _ in addresses.withLock { $0 } }))
        var seen: [Bool] = []
        for await status in host.updates() {
            seen.append(status.isReachable)
            // The timer sees the first change; nobody tells of it.
            if seen.count == 1 {
                addresses.withLock { $0 = HostAddress.all(of: "127.0.0.1") }
            } else {
                break
            }
        }
        #expect(seen == [false, true])
        while networks.isWatched { try await Task.sleep(for: .milliseconds(1)) }
    }

    @Test("is told by the machine's networks, and watches them no longer than it must")
    func networks() async throws {
        let networks = TestNetworks(.notReachable)
        let isThere = Protected(false)
        let source = HostReachability(
            host: "h", networks: networks, period: 1_000,
            addresses: { _ in isThere.withLock { $0 } ? HostAddress.all(of: "127.0.0.1") : [] })
        let host = Reachability(source: source)
        let log = EventLog()
        #expect(host.startListening { log.add("\($0.isReachable)") })
        while log.all.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        isThere.withLock { $0 = true }
        networks.change(to: .reachable(.ethernetOrWiFi))
        while log.all.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
        host.stopListening()
        #expect(log.all == ["false", "true"])
        #expect(!networks.isWatched)
    }
}
