#if os(Linux)
    import Foundation
    import RoutergenRuntime
    import TestSupport
    import Testing

    /// HTTP/2 with a server that we did not write.
    @Suite(
        .timeLimit(.minutes(2)),
        .enabled(if: HTTP2Server.isAvailable, "nghttpd is not installed (Debian: nghttp2-server)"))
    struct HTTP2Tests {
        private static func transport(
            _ server: HTTP2Server, _ version: TransportConfiguration.HTTPVersionPreference = .http2
        ) -> CurlTransport {
            CurlTransport(
                configuration: .init(
                    proxy: .none, httpVersion: version,
                    certificateAuthorities: server.certificates.authority))
        }

        @Test func itIsNegotiatedOverTLS() async throws {
            let server = try await HTTP2Server(files: ["a.txt": Data("two".utf8)])
            let transport = Self.transport(server)
            let outcome = await transport.get(try server.url("/a.txt"))
            #expect(outcome.failure == nil)
            #expect(outcome.text == "two")
            #expect(outcome.response?.httpVersion == "HTTP/2")
            let figures = try #require(outcome.metrics?.exchanges.first)
            #expect(figures.httpVersion == "HTTP/2")
            #expect(figures.isReusedConnection == false)
            #expect(figures.connect != nil)
            #expect(try #require(figures.secureConnection) > 0)
            #expect(try #require(figures.firstByte) <= figures.total)
            let missing = await transport.get(try server.url("/missing"))
            #expect(missing.response?.statusCode == 404)
            #expect(missing.metrics?.exchanges.first?.isReusedConnection == true)
            #expect(missing.metrics?.exchanges.first?.secureConnection == nil)
        }

        @Test func itIsSpokenWithoutTLSWhereThatIsSaid() async throws {
            let server = try await HTTP2Server(
                isSecure: false, files: ["a.txt": Data("two".utf8)])
            let outcome = await Self.transport(server, .http2PriorKnowledge)
                .get(try server.url("/a.txt"))
            #expect(outcome.failure == nil)
            #expect(outcome.text == "two")
            #expect(outcome.response?.httpVersion == "HTTP/2")
            // The same server understands nothing else.
            let old = await Self.transport(server, .http1).get(try server.url("/a.txt"), timeout: 3)
            #expect(old.failure != nil)
        }

        @Test func bodiesOfEveryKindArrive() async throws {
            let server = try await HTTP2Server()
            let transport = Self.transport(server)
            let data = sampleData(3_000_000)
            let file = try TemporaryFile(data)
            let stream = TransportStream { InputStream(data: data) }
            let known = TransportStream(length: Int64(data.count)) { InputStream(data: data) }
            for body in [.data(data), .file(file.url), .stream(stream), .stream(known)]
                as [TransportBody]
            {
                let outcome = await transport.send("POST", try server.url("/echo"), body: body)
                #expect(outcome.failure == nil)
                #expect(outcome.body.isSame(as: data))
                #expect(outcome.sent?.count == Int64(data.count))
            }
        }

        @Test func requestsShareOneConnection() async throws {
            let server = try await HTTP2Server(files: ["a": sampleData(100_000)])
            let transport = Self.transport(server)
            let url = try server.url("/a")
            let recorders = (0..<60).map { _ in ExchangeRecorder() }
            for recorder in recorders {
                _ = transport.start(TransportRequest(url), receiver: recorder)
            }
            var connections = 0
            for recorder in recorders {
                let outcome = await recorder.end()
                #expect(outcome.failure == nil)
                #expect(outcome.body.isSame(as: sampleData(100_000)))
                #expect(recorder.violations == [])
                let figures = try #require(outcome.metrics?.exchanges.first)
                if figures.isReusedConnection == false { connections += 1 }
            }
            #expect(connections == 1)
        }

        @Test func trailersAreTold() async throws {
            let server = try await HTTP2Server(
                files: ["a": Data("body".utf8)], options: ["--trailer=x-check: 7"])
            let outcome = await Self.transport(server).get(try server.url("/a"))
            #expect(outcome.failure == nil)
            #expect(outcome.text == "body")
            #expect(outcome.trailers.map(\.name) == ["x-check"])
            #expect(outcome.trailers.map(\.value) == ["7"])
        }

        @Test func anAnswerMayComeBeforeTheEndOfTheBody() async throws {
            let server = try await HTTP2Server(
                files: ["a": Data("early".utf8)], options: ["--early-response"])
            let outcome = await Self.transport(server).send(
                "POST", try server.url("/a"), body: .data(sampleData(2_000_000)))
            #expect(outcome.failure == nil)
            #expect(outcome.response != nil)
        }

        @Test func aPausedStreamHoldsUpNoOther() async throws {
            let large = sampleData(20_000_000)
            let server = try await HTTP2Server(files: ["large": large, "small": Data("s".utf8)])
            let transport = Self.transport(server)
            let task = Handover<any TransportTask>()
            let (heads, head) = AsyncStream.makeStream(of: Void.self)
            let recorder = ExchangeRecorder { event in
                guard case .response = event else { return }
                task.get().pause()
                head.yield()
            }
            let url = try server.url("/large")
            task.set(transport.start(TransportRequest(url, timeout: 60), receiver: recorder))
            for await _ in heads { break }
            for _ in 0..<5 {
                let small = await transport.get(try server.url("/small"))
                #expect(small.text == "s")
                #expect(small.metrics?.exchanges.first?.isReusedConnection == true)
            }
            #expect(recorder.current.body.isEmpty)
            task.get().resume()
            let outcome = await recorder.end()
            #expect(outcome.failure == nil)
            #expect(outcome.body.isSame(as: large))
        }

        @Test func aCancelledStreamLeavesTheConnectionToTheOthers() async throws {
            let server = try await HTTP2Server(
                files: ["large": sampleData(20_000_000), "small": Data("s".utf8)])
            let transport = Self.transport(server)
            _ = await transport.get(try server.url("/small"))
            var generator = SeededRandom(seed: 3)
            for _ in 0..<20 {
                let recorder = ExchangeRecorder()
                let task = transport.start(
                    TransportRequest(try server.url("/large")), receiver: recorder)
                let delay = Double.random(in: 0..<0.01, using: &generator)
                try await Task.sleep(for: .seconds(delay))
                task.cancel()
                #expect(await recorder.end().failure?.kind == .cancelled)
                #expect(recorder.ends == 1)
                let small = await transport.get(try server.url("/small"))
                #expect(small.text == "s")
                #expect(small.metrics?.exchanges.first?.isReusedConnection == true)
            }
        }
    }
#endif
