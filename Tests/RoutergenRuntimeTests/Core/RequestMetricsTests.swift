import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Metrics of a request", .timeLimit(.minutes(1)))
struct RequestMetricsTests {
    @Test("are there for each attempt, and in the response")
    func attempts() async throws {
        let count = EventCount()
        let server = try LoopbackServer { _ in
            count.add() == 1 ? ServerResponse(status: 503) : .text("hello")
        }
        defer { server.stop() }
        let log = EventLog()
        var monitor = ClosureEventMonitor(queue: DispatchQueue(label: "metrics"))
        monitor.taskDidFinishCollectingMetrics = { _, _, metrics in
            log.add("\(metrics.exchanges.count)")
        }
        let session = Session(interceptor: RetryPolicy.quick(), eventMonitors: [monitor])
        let request = session.request(server.url())
        let response = await request.serializingString().response
        monitor.queue.sync {}
        #expect(request.allMetrics.count == 2)
        #expect(response.metrics == request.metrics)
        #expect(response.metrics?.exchanges.first?.url == server.url())
        #expect(response.metrics?.total ?? 0 > 0)
        #expect(log.all == ["1", "1"])
    }

    @Test("a redirect to another origin loses keys, also those whose names do not say so")
    func redirect() async throws {
        let stranger = try LoopbackServer { _ in .text("stranger") }
        defer { stranger.stop() }
        let place = stranger.url().absoluteString
        let server = try LoopbackServer { _ in .redirect(302, to: place) }
        defer { server.stop() }
        let session = Session(
            configuration: SessionConfiguration(credentialHeaders: ["X-Customer"]))
        _ = await session.request(
            server.url(), headers: ["X-API-Key": "k", "X-Customer": "7", "X-Other": "o"]
        ).serializingString().response
        let names = ["X-API-Key", "X-Customer", "X-Other"]
        #expect(names.map { server.requests[0].header($0) } == ["k", "7", "o"])
        #expect(names.map { stranger.requests[0].header($0) } == [nil, nil, "o"])
        let staying = Session(redirectHandler: Redirector.doNotFollow)
        let answer = await staying.request(server.url()).serializingData().response
        #expect(answer.response?.statusCode == 302)
    }
}
