import Foundation
import Testing

@testable import RoutergenRuntime

@Suite("The offline retrier", .timeLimit(.minutes(1)))
struct OfflineRetrierTests {
    private static let failure = TransportError(.cannotFindHost, "no network")

    /// A session that fails as long as there is no network.
    private func session(_ networks: TestNetworks, maximumWait: TimeInterval) -> Session {
        let transport = StubTransport { _ in
            networks.status.isReachable ? .json("1") : .failure(Self.failure)
        }
        let retrier = OfflineRetrier(
            maximumWait: maximumWait, reachability: Reachability(source: networks))
        return Session(transport: transport, interceptor: retrier)
    }

    @Test("waits for a network and tries again")
    func back() async throws {
        let networks = TestNetworks(.notReachable)
        let request = session(networks, maximumWait: 30).request("https://h")
        async let value = request.serializingString().value
        while !networks.isWatched { try await Task.sleep(for: .milliseconds(1)) }
        networks.change(to: .reachable(.ethernetOrWiFi))
        #expect(try await value == "1")
        #expect(request.retryCount == 1)
    }

    @Test("gives up with the request's own error when its time is over")
    func tooLate() async {
        let session = session(TestNetworks(.notReachable), maximumWait: 0.05)
        let response = await session.request("https://h").serializingData().response
        #expect(response.error?.transportError == Self.failure)
    }

    @Test("does not wait where there is a network, nor for other failures")
    func online() async {
        let networks = TestNetworks(.reachable(.cellular))
        let retrier = OfflineRetrier(
            maximumWait: 30, reachability: Reachability(source: networks))
        for kind in [TransportError.Kind.cannotFindHost, .secureConnectionFailed] {
            let session = Session(
                transport: StubTransport { _ in .failure(TransportError(kind, "no")) },
                interceptor: retrier)
            let request = session.request("https://h")
            #expect(await request.serializingData().response.error?.transportError?.kind == kind)
            #expect(request.retryCount == 0)
            networks.change(to: .notReachable)
        }
    }
}
