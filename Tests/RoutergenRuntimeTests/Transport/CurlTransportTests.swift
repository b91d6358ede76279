#if os(Linux)
    import Foundation
    import LoopbackServer
    import RoutergenRuntime
    import Testing

    /// What only the transport over libcurl promises.
    @Suite(.timeLimit(.minutes(2)))
    struct CurlTransportTests {
        @Test func requestsBeyondTheLimitWaitForTheirTurn() async throws {
            let running = EventCount()
            let peak = EventCount()
            let server = try LoopbackServer { _ in
                if running.add() > 3 { peak.add() }
                Thread.sleep(forTimeInterval: 0.2)
                running.subtract()
                return .text("ok")
            }
            defer { server.stop() }
            let transport = CurlTransport(
                configuration: .init(maximumConnectionsPerHost: 3, proxy: .none))
            let recorders = (0..<40).map { _ in ExchangeRecorder() }
            // The limit on silence is shorter than the wait, which must not count.
            let tasks = recorders.map {
                transport.start(TransportRequest(server.url("/"), timeout: 2), receiver: $0)
            }
            tasks[20].cancel()
            for (number, recorder) in recorders.enumerated() {
                let outcome = await recorder.end()
                #expect(outcome.failure?.kind == (number == 20 ? .cancelled : nil))
            }
            #expect(peak.value == 0)
            #expect(server.requestCount == 39)
            #expect(server.connectionCount <= 3)
        }

        @Test func theConfiguredProxyIsUsed() async throws {
            let proxy = try LoopbackServer { .text("by proxy: \($0.target)") }
            defer { proxy.stop() }
            let transport = CurlTransport(configuration: .init(proxy: .url(proxy.baseURL)))
            let url = try #require(URL(string: "http://service.example/a?b=c"))
            let outcome = await transport.get(url)
            #expect(outcome.text == "by proxy: http://service.example/a?b=c")
        }

        /// In a process of its own, whose environment nobody else reads.
        @Test func theProxyOfTheEnvironmentIsUsed() async {
            await #expect(processExitsWith: .success) {
                let proxy = try LoopbackServer { .text("by proxy: \($0.target)") }
                let server = try LoopbackServer { _ in .text("direct") }
                setenv("http_proxy", proxy.baseURL, 1)
                setenv("no_proxy", "127.0.0.1", 1)
                let service = try requireURL("http://service.example/a")
                let environment = CurlTransport()
                let proxied = await environment.get(service)
                precondition(proxied.text == "by proxy: http://service.example/a")
                let excepted = await environment.get(server.url("/"))
                precondition(excepted.text == "direct")
                // In a CGI program, this name is a header of the client's choice.
                unsetenv("http_proxy")
                unsetenv("no_proxy")
                setenv("HTTP_PROXY", proxy.baseURL, 1)
                let capital = await CurlTransport().get(server.url("/"))
                precondition(capital.text == "direct")
                setenv("http_proxy", "http://127.0.0.1:1", 1)
                let broken = await CurlTransport().get(server.url("/"))
                precondition(broken.failure?.kind == .cannotConnect)
                let without = CurlTransport(configuration: .init(proxy: .none))
                let direct = await without.get(server.url("/"))
                precondition(direct.text == "direct")
                proxy.stop()
                server.stop()
            }
        }

        /// In a process of its own, where no other transport has a thread.
        @Test func theThreadEndsWithTheTransport() async throws {
            await #expect(processExitsWith: .success) {
                /// By number. Threads that one of them starts have its name as well, such as those that
                /// Dispatch keeps for later.
                func threads() -> Set<String> {
                    let tasks =
                        (try? FileManager.default.contentsOfDirectory(
                            atPath: "/proc/self/task")) ?? []
                    return Set(tasks).filter {
                        let name = try? String(
                            contentsOfFile: "/proc/self/task/\($0)/comm", encoding: .utf8)
                        return name?.hasPrefix("CurlTransport") ?? false
                    }
                }
                let server = try LoopbackServer { _ in
                    .script([.wait(0.2), .text("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")])
                }
                let recorder = ExchangeRecorder()
                var first: Set<String> = []
                do {
                    let transport = CurlTransport(configuration: .init(proxy: .none))
                    precondition(threads().isEmpty)
                    _ = transport.start(TransportRequest(server.url("/")), receiver: recorder)
                    for _ in 0..<2_000 where first.isEmpty {
                        first = threads()
                        try await Task.sleep(for: .milliseconds(10))
                    }
                    precondition(first.count == 1)
                    withExtendedLifetime(transport) {}
                }
                // The transport is gone; its request still comes to its end.
                let outcome = await recorder.end()
                precondition(outcome.failure == nil && outcome.text == "ok")
                for _ in 0..<2_000 where !threads().isDisjoint(with: first) {
                    try await Task.sleep(for: .milliseconds(10))
                }
                precondition(threads().isDisjoint(with: first))
                server.stop()
            }
        }
    }
#endif
