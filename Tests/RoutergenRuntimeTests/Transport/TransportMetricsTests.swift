import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

/// What a transport tells about times and amounts.
@Suite(.timeLimit(.minutes(2)))
struct TransportMetricsTests {
    @Test(arguments: TransportKind.allCases)
    func everyExchangeHasFigures(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { request in
            request.path == "/from"
                ? .redirect(307, to: "/to")
                : .script([
                    .wait(0.2), .text("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nab"), .wait(0.2),
                    .text("cde"),
                ])
        }
        defer { server.stop() }
        let transport = kind.make()
        let outcome = await transport.send(
            "POST", server.url("/from"), body: .data(Data("body".utf8)))
        let metrics = try #require(outcome.metrics)
        #expect(metrics.exchanges.map(\.url.path) == ["/from", "/to"])
        #expect(metrics.redirectCount == 1)
        #expect(metrics.total >= 0.4)
        let last = try #require(metrics.exchanges.last)
        let firstByte = try #require(last.firstByte)
        #expect(firstByte >= 0.2 && firstByte <= last.total)
        #expect(last.total >= 0.4)
        #expect(last.bodyBytesSent == 4)
        await knownToFail(on: kind, "tells nothing about connections") {
            #expect(last.bodyBytesReceived == 5)
            #expect(last.httpVersion == "HTTP/1.1")
            #expect(last.remoteAddress == "127.0.0.1")
            #expect(last.remotePort == Int(server.port))
            #expect(metrics.exchanges.map(\.isReusedConnection) == [false, true])
            #expect(metrics.exchanges.map { $0.connect == nil } == [false, true])
            #expect(last.nameLookup == nil && last.secureConnection == nil)
            #expect((last.headerBytesSent ?? 0) > 40 && (last.headerBytesReceived ?? 0) > 30)
        }
    }

    @Test(arguments: TransportKind.allCases)
    func failuresHaveFiguresToo(_ kind: TransportKind) async throws {
        let listener = try FullListener()
        defer { listener.close() }
        let url = try #require(URL(string: "http://127.0.0.1:\(listener.port)/"))
        let late = await kind.make().get(url, timeout: 0.3)
        let figures = try #require(late.metrics?.exchanges.first)
        // The clocks of the limit and of the figures start one after the other, and tick in milliseconds.
        #expect(figures.total > 0.29)
        #expect(figures.firstByte == nil && figures.connect == nil)
        let nobody = await kind.make().get(try requireURL("http://127.0.0.1:1/"))
        #expect(nobody.metrics?.exchanges.count == 1)
        #expect(nobody.metrics?.exchanges.first?.firstByte == nil)
    }

    #if os(Linux)
        @Test func waitingForATurnIsTold() async throws {
            let server = try LoopbackServer { _ in
                Thread.sleep(forTimeInterval: 0.3)
                return .text("ok")
            }
            defer { server.stop() }
            let transport = CurlTransport(
                configuration: .init(maximumConnectionsPerHost: 1, proxy: .none))
            let recorders = (0..<2).map { _ in ExchangeRecorder() }
            for recorder in recorders {
                _ = transport.start(TransportRequest(server.url("/")), receiver: recorder)
            }
            let first = try #require(await recorders[0].end().metrics?.exchanges.first)
            let second = try #require(await recorders[1].end().metrics?.exchanges.first)
            #expect(try #require(first.queued) < 0.3)
            #expect(try #require(second.queued) >= 0.25)
            #expect(second.total >= 0.55)
            #expect(try #require(second.firstByte) < second.total)
        }
    #endif
}
