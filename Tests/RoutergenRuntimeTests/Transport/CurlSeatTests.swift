#if os(Linux)
    import Foundation
    import LoopbackServer
    import Testing

    @testable import RoutergenRuntime

    /// Who runs libcurl: the thread of the transport, or for a moment one who would only wait.
    @Suite(.timeLimit(.minutes(2)))
    struct CurlSeatTests {
        private let transport = CurlTransport(configuration: .init(proxy: .none))

        /// Asks until the origin has been so quick that the answer was there when the call returned.
        private func isAnsweredAtOnce(_ server: LoopbackServer) async throws -> Bool {
            for _ in 0..<500 {
                let recorder = ExchangeRecorder()
                _ = transport.startAwaited(
                    TransportRequest(server.url("/quick")), receiver: recorder)
                let isAtOnce = recorder.ends == 1
                #expect(await recorder.end().text == "/quick")
                #expect(recorder.violations == [])
                if isAtOnce { return true }
            }
            return false
        }

        private func server() throws -> LoopbackServer {
            try LoopbackServer { request in
                if request.target == "/slow" { Thread.sleep(forTimeInterval: 0.2) }
                return .text(request.target)
            }
        }

        @Test func oneWhoWaitsGetsQuickAnswersOnHisOwnThread() async throws {
            let server = try server()
            defer { server.stop() }
            #expect(try await isAnsweredAtOnce(server))
        }

        @Test func aSlowAnswerIsHandedToTheThread() async throws {
            let server = try server()
            defer { server.stop() }
            #expect(try await isAnsweredAtOnce(server))
            let recorder = ExchangeRecorder()
            let start = ContinuousClock.now
            _ = transport.startAwaited(
                TransportRequest(server.url("/slow")), receiver: recorder)
            // Long before the answer, even where the machine is busy.
            #expect(start.duration(to: .now) < .milliseconds(150))
            #expect(await recorder.end().text == "/slow")
            #expect(recorder.violations == [])
        }

        @Test func nobodyGetsTheSeatWhileTheThreadHasIt() async throws {
            let server = try server()
            defer { server.stop() }
            #expect(try await isAnsweredAtOnce(server))
            let slow = ExchangeRecorder()
            _ = transport.start(TransportRequest(server.url("/slow")), receiver: slow)
            let others = (0..<20).map { _ in ExchangeRecorder() }
            for other in others {
                _ = transport.startAwaited(
                    TransportRequest(server.url("/quick")), receiver: other)
            }
            for other in others { #expect(await other.end().text == "/quick") }
            #expect(await slow.end().text == "/slow")
        }

        @Test func requestsOfManyTasksAllEndWhoeverRunsThem() async throws {
            let server = try server()
            defer { server.stop() }
            let transport = transport
            await withTaskGroup(of: Int.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        var count = 0
                        for number in 0..<100 {
                            let recorder = ExchangeRecorder()
                            let task = transport.startAwaited(
                                TransportRequest(server.url("/quick")), receiver: recorder)
                            if number.isMultiple(of: 10) { task.cancel() }
                            _ = await recorder.end()
                            if recorder.ends == 1, recorder.violations.isEmpty { count += 1 }
                        }
                        return count
                    }
                }
                for await count in group { #expect(count == 100) }
            }
        }

        @Test func aRequestIsCancelledWhileItsCallerRunsIt() async throws {
            let server = try server()
            defer { server.stop() }
            #expect(try await isAnsweredAtOnce(server))
            let session = Session(
                configuration: SessionConfiguration(startsRequestsImmediately: false),
                transport: transport)
            let url = server.url("/slow").absoluteString
            let waiting = Task {
                await session.request(url).serializingString().result
            }
            waiting.cancel()
            guard case .failure(let error) = await waiting.value else {
                Issue.record("the request was not cancelled")
                return
            }
            #expect(error.isExplicitlyCancelled)
        }

        /// A transport of an application may hold a lock while it starts another one.
        @Test func aTransportInFrontIsToldEverythingOnAnotherThread() async throws {
            let server = try server()
            defer { server.stop() }
            #expect(try await isAnsweredAtOnce(server))
            let session = Session(
                configuration: SessionConfiguration(startsRequestsImmediately: false),
                transport: LockingTransport(base: transport))
            for _ in 0..<20 {
                let text = try await session.request(server.url("/quick").absoluteString)
                    .serializingString().value
                #expect(text == "/quick")
            }
        }

        /// A handle keeps its options after a plain request that ended well, so what another one has must not stay.
        @Test func whatOneRequestSaysIsNotSaidByTheNext() async throws {
            let server = try LoopbackServer { request in
                let names = ["Accept-Encoding", "X-One", "X-Two"]
                let own = names.compactMap { name in request.header(name).map { "\(name)=\($0)" } }
                let body = String(decoding: request.body, as: UTF8.self)
                return .text(([request.method] + own + [body]).joined(separator: "|"))
            }
            defer { server.stop() }
            let plain = try await answer(server)
            let rest = plain.dropFirst("GET".count)
            #expect(rest.hasPrefix("|Accept-Encoding="))
            #expect(try await answer(server, headers: ["X-One": "1"]) == "GET\(rest)X-One=1|")
            #expect(try await answer(server, headers: ["X-Two": "2"]) == "GET\(rest)X-Two=2|")
            #expect(
                try await answer(server, headers: ["Accept-Encoding": "identity"])
                    == "GET|Accept-Encoding=identity|")
            #expect(try await answer(server) == plain)
            let body = TransportBody.data(Data("body".utf8))
            #expect(try await answer(server, method: "PUT", body: body) == "PUT\(rest)body")
            #expect(try await answer(server) == plain)
            #expect(try await answer(server, method: "HEAD") == "")
            #expect(try await answer(server, method: "DELETE") == "DELETE\(rest)")
            #expect(try await answer(server) == plain)
        }

        private func answer(
            _ server: LoopbackServer, method: String = "GET", headers: [String: String] = [:],
            body: TransportBody = .none
        ) async throws -> String {
            var request = TransportRequest(server.url("/"))
            request.urlRequest.httpMethod = method
            request.urlRequest.allHTTPHeaderFields = headers
            request.body = body
            let recorder = ExchangeRecorder()
            _ = transport.startAwaited(request, receiver: recorder)
            return await recorder.end().text
        }

        @Test func aRequestWhoseHeadersWereCheckedIsCheckedAgainWhenItIsChanged() {
            var request = TransportRequest(URL(fileURLWithPath: "/"))
            request.urlRequest.url = URL(string: "http://a.example")
            request.hasValidHeaders = true
            #expect(throws: Never.self) { try request.validate() }
            request.urlRequest.allHTTPHeaderFields = ["X\nY": "1"]
            #expect(!request.hasValidHeaders)
            #expect(throws: TransportError.self) { try request.validate() }
        }

        @Test func theSignalOfABrokenPipeIsLeftAsItWas() {
            var before = sigset_t()
            pthread_sigmask(SIG_BLOCK, nil, &before)
            withoutBrokenPipeSignal {
                var within = sigset_t()
                pthread_sigmask(SIG_BLOCK, nil, &within)
                #expect(sigismember(&within, SIGPIPE) == 1)
                // Would end the process, if it were delivered.
                pthread_kill(pthread_self(), SIGPIPE)
            }
            var after = sigset_t()
            pthread_sigmask(SIG_BLOCK, nil, &after)
            #expect(sigismember(&after, SIGPIPE) == sigismember(&before, SIGPIPE))
        }

        @Test func onlyTheLastExchangeSaysWhetherAnOriginIsQuick() throws {
            let origin = try #require(Origin(try requireURL("http://a.example")))
            var quickness = Quickness()
            #expect(!quickness.expects(origin))
            quickness.note(.microseconds(200), of: origin)
            #expect(quickness.expects(origin))
            #expect(quickness.expectsAtOnce(origin))
            quickness.note(.microseconds(300), of: origin)
            #expect(quickness.expects(origin))
            #expect(!quickness.expectsAtOnce(origin))
            quickness.note(.milliseconds(3), of: origin)
            #expect(!quickness.expects(origin))
            #expect(!quickness.expectsAtOnce(origin))
        }
    }

    /// Holds its lock while it starts an exchange, and takes it in every call of that exchange.
    private final class LockingTransport: Transport {
        private let base: CurlTransport
        private let lock = NSLock()

        init(base: CurlTransport) {
            self.base = base
        }

        func start(
            _ request: TransportRequest, receiver: any TransportReceiver
        ) -> any TransportTask {
            lock.withLock {
                base.start(request, receiver: LockingReceiver(receiver: receiver, lock: lock))
            }
        }
    }

    private final class LockingReceiver: TransportReceiver {
        private let receiver: any TransportReceiver
        private let lock: NSLock

        init(receiver: any TransportReceiver, lock: NSLock) {
            self.receiver = receiver
            self.lock = lock
        }

        func transportDidReceive(_ response: TransportResponse) {
            lock.withLock { receiver.transportDidReceive(response) }
        }
        func transportDidReceive(_ data: Data) {
            lock.withLock { receiver.transportDidReceive(data) }
        }
        func transportDidSend(_ sent: Int64, of total: Int64?) {
            lock.withLock { receiver.transportDidSend(sent, of: total) }
        }
        func transportDidComplete(_ failure: TransportError?) {
            lock.withLock { receiver.transportDidComplete(failure) }
        }
    }
#endif
