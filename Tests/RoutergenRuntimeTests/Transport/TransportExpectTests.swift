#if os(Linux)
    import Foundation
    import LoopbackServer
    import RoutergenRuntime
    import Testing

    /// Requests that ask before they send their body (RFC 9110, section 10.1.1).
    ///
    /// Only over libcurl: `URLSession` says nothing about the matter, on either platform.
    @Suite(.timeLimit(.minutes(2)))
    struct TransportExpectTests {
        private static let data = sampleData(500_000)

        private static func send(
            _ server: LoopbackServer, body: TransportBody = .data(data)
        ) async -> Outcome {
            await TransportKind.curl.make().send(
                "POST", server.url("/"), headers: ["Expect": "100-continue"], body: body)
        }

        @Test func theBodyFollowsTheServersWord() async throws {
            let server = try LoopbackServer { ServerResponse(body: $0.body) }
            defer { server.stop() }
            let stream = TransportStream { InputStream(data: Self.data) }
            for body in [.data(Self.data), .stream(stream)] as [TransportBody] {
                let outcome = await Self.send(server, body: body)
                #expect(outcome.failure == nil)
                #expect(outcome.body.isSame(as: Self.data))
                #expect(outcome.informational.map(\.statusCode) == [100])
            }
            #expect(server.requests.allSatisfy { $0.header("Expect") == "100-continue" })
        }

        @Test func aServerThatSaysNothingGetsTheBodyAfterASecond() async throws {
            let server = try LoopbackServer(continues: false) { ServerResponse(body: $0.body) }
            defer { server.stop() }
            let outcome = await Self.send(server)
            #expect(outcome.failure == nil)
            #expect(outcome.body.isSame(as: Self.data))
            #expect(outcome.informational.isEmpty)
        }

        @Test func aRefusalSavesTheBody() async throws {
            let server = try LoopbackServer(early: { _ in .text("no", status: 413) }) { _ in
                .text("taken")
            }
            defer { server.stop() }
            let outcome = await Self.send(server)
            #expect(outcome.failure == nil)
            #expect(outcome.response?.statusCode == 413)
            #expect(outcome.text == "no")
            #expect(outcome.metrics?.exchanges.first?.bodyBytesSent == 0)
        }

        @Test func aServerThatDoesNotKnowTheHeaderIsAskedAgainWithoutIt() async throws {
            let server = try LoopbackServer(
                early: { request in
                    request.header("Expect") == nil ? nil : .text("what?", status: 417)
                }, handler: { ServerResponse(body: $0.body) })
            defer { server.stop() }
            let stream = TransportStream { InputStream(data: Self.data) }
            for body in [.data(Self.data), .stream(stream)] as [TransportBody] {
                let outcome = await Self.send(server, body: body)
                #expect(outcome.failure == nil)
                #expect(outcome.response?.statusCode == 200)
                #expect(outcome.body.isSame(as: Self.data))
            }
            let last = try #require(server.requests.last)
            #expect(last.header("Expect") == nil)
        }

        @Test func aRefusedExpectationIsAnAnswerOfRequestsWithoutOne() async throws {
            let server = try LoopbackServer { _ in .text("what?", status: 417) }
            defer { server.stop() }
            let outcome = await TransportKind.curl.make().get(server.url("/"))
            #expect(outcome.response?.statusCode == 417)
            #expect(outcome.text == "what?")
        }
    }
#endif
