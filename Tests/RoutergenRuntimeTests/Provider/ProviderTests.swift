import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private typealias Target = PhotosAPI.PhotosRouter

/// Notes what it sees, and changes a little.
private struct NotingPlugin: PluginType {
    let name: String
    let log: EventLog

    func prepare(_ request: URLRequest, target: any Router) -> URLRequest {
        var request = request
        let before = request.value(forHTTPHeaderField: "X-Plugins") ?? ""
        request.setValue(before + name, forHTTPHeaderField: "X-Plugins")
        return request
    }

    func willSend(_ request: URLRequest, target: any Router) {
        let plugins = request.value(forHTTPHeaderField: "X-Plugins") ?? ""
        log.add("\(name) willSend \(target.route.id) \(plugins)")
    }

    func didReceive(_ result: Result<Response, RouterError>, target: any Router) {
        log.add("\(name) didReceive \(result.value?.statusCode ?? 0)")
    }

    func process(
        _ result: Result<Response, RouterError>, target: any Router
    ) -> Result<Response, RouterError> {
        result.map { Response(statusCode: $0.statusCode, data: $0.data + Data(name.utf8)) }
    }
}

@Suite("A provider", .timeLimit(.minutes(1)))
struct ProviderTests {
    private let server: LoopbackServer
    private var configuration: PhotosAPI.Configuration {
        PhotosAPI.Configuration(baseURL: server.baseURL, consumerKey: "k")
    }

    init() throws {
        let count = EventCount()
        server = try LoopbackServer { request in
            switch request.path {
            case "/photos": return .json(#"{"photos": [{"id": 1, "name": "one"}]}"#)
            case "/photos/7":
                Thread.sleep(forTimeInterval: 0.5)
                return .json(#"{"photo": {"id": \#(count.add()), "name": "seven"}}"#)
            default: return .json(#"{"error": "none"}"#, status: 404)
            }
        }
    }

    @Test("sends routes, with await and with a completion handler")
    func calls() async throws {
        defer { server.stop() }
        let provider = Provider<Target>(configuration: configuration)
        let photos = try await provider.request(.popularPhotos(page: 2))
            .filterSuccessfulStatusCodes()
            .map([PhotosAPI.Photo].self, atKeyPath: "photos")
        #expect(photos == [PhotosAPI.Photo(id: 1, name: "one")])
        #expect(server.requests[0].target == "/photos?consumer_key=k&page=2")
        let queue = DispatchQueue(label: "mine")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let name = await waiting { done in
            provider.request(.popularPhotos(), callbackQueue: queue) { result in
                let name = try? result.get().mapString(atKeyPath: "photos.0.name")
                done("\(name ?? "none") \(DispatchQueue.getSpecific(key: key) ?? false)")
            }
        }
        #expect(name == "one true")
    }

    @Test(
        "takes the answers for failures that it is told to",
        arguments: [
            (ValidationType.described, true), (.none, false), (.successCodes, true),
            (.customCodes([404]), false), (.successAndRedirectCodes, true),
        ])
    func validation(type: ValidationType, fails: Bool) async throws {
        defer { server.stop() }
        let provider = Provider<Target>(configuration: configuration, validationType: type)
        do {
            let response = try await provider.request(.photoInfo(id: 1))
            #expect(!fails)
            #expect(response.statusCode == 404)
        } catch let error as RouterError {
            #expect(fails)
            #expect(error.responseCode == 404)
            #expect(error.data == Data(#"{"error": "none"}"#.utf8))
        }
    }

    @Test("asks its plugins in order")
    func plugins() async throws {
        defer { server.stop() }
        let log = EventLog()
        let provider = Provider<Target>(
            configuration: configuration,
            plugins: [NotingPlugin(name: "a", log: log), NotingPlugin(name: "b", log: log)])
        let response = try await provider.request(.popularPhotos())
        #expect(String(decoding: response.data, as: UTF8.self).hasSuffix("]}ab"))
        #expect(
            log.all == [
                "a willSend popularPhotos ab", "b willSend popularPhotos ab", "a didReceive 200",
                "b didReceive 200",
            ])
        #expect(server.requests[0].header("X-Plugins") == "ab")
    }

    @Test("prepares every attempt, and says once that it sends")
    func pluginsAndRetries() async throws {
        defer { server.stop() }
        let log = EventLog()
        let transport = StubTransport(["popularPhotos": [.empty(503), .json("{}")]])
        let provider = Provider<Target>(
            configuration: configuration,
            session: Session(transport: transport, interceptor: RetryPolicy.quick()),
            plugins: [NotingPlugin(name: "a", log: log)])
        _ = try await provider.request(.popularPhotos())
        #expect(log.all == ["a willSend popularPhotos a", "a didReceive 200"])
        #expect(
            transport.requests.map { $0.urlRequest.value(forHTTPHeaderField: "X-Plugins") }
                == ["a", "a"])
    }

    @Test("fails with the plugin that fails, and with a route that cannot be made")
    func failures() async throws {
        defer { server.stop() }
        struct Refused: Error {}
        struct Refusing: PluginType {
            func prepare(_ request: URLRequest, target: any Router) async throws -> URLRequest {
                throw Refused()
            }
        }
        let refusing = Provider<Target>(configuration: configuration, plugins: [Refusing()])
        let error = await #expect(throws: RouterError.self) {
            try await refusing.request(.popularPhotos())
        }
        #expect(error?.underlyingError is Refused)
        #expect(server.requestCount == 0)
        let unmade = Provider<Target>()
        let failure = await #expect(throws: RouterError.self) {
            try await unmade.request(.popularPhotos())
        }
        guard case .missingConfiguration("consumer_key", _) = failure?.reason else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(failure?.route?.id == "popularPhotos")
    }

    @Test("changes endpoints, and answers with their samples")
    func stubs() async throws {
        defer { server.stop() }
        let base = Provider<Target>(configuration: configuration)
        let provider = Provider<Target>(
            endpointClosure: { target in
                try base.endpoint(target)
                    .adding(newHTTPHeaderFields: ["X-Own": "1"])
                    .replacing(sampleAnswer: .json(#"{"photos": []}"#))
            },
            stubClosure: { target in
                if case .popularPhotos = target { .delayed(seconds: 0.05) } else { .never }
            })
        let start = ContinuousClock.now
        let stubbed = try await provider.request(.popularPhotos())
        #expect(ContinuousClock.now - start >= .seconds(0.05))
        #expect(try stubbed.mapJSON() == ["photos": []])
        #expect(stubbed.request?.value(forHTTPHeaderField: "X-Own") == "1")
        #expect(server.requestCount == 0)
        _ = try await provider.request(.photoInfo(id: 7))
        #expect(server.requests.first?.header("X-Own") == "1")
    }

    @Test("sends equal requests that run at a time once, where it is told so")
    func inflights() async throws {
        defer { server.stop() }
        let provider = Provider<Target>(configuration: configuration, trackInflights: true)
        func ask() async throws -> [Int] {
            try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<20 {
                    group.addTask {
                        try await provider.request(.photoInfo(id: 7))
                            .map(Int.self, atKeyPath: "photo.id")
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
        }
        #expect(try await ask() == Array(repeating: 1, count: 20))
        #expect(try await ask() == Array(repeating: 2, count: 20))
        #expect(server.requestCount == 2)
        let apart = Provider<Target>(configuration: configuration)
        async let one = apart.request(.photoInfo(id: 7))
        async let two = apart.request(.photoInfo(id: 7))
        _ = try await (one, two)
        #expect(server.requestCount == 4)
    }

    @Test("cancels a shared request only when all have who wait for it")
    func sharedCancellation() async throws {
        defer { server.stop() }
        let transport = StubTransport { _ in .json("{}").delayed(by: 0.1) }
        let provider = Provider<Target>(
            configuration: configuration, session: Session(transport: transport),
            trackInflights: true)
        let log = EventLog()
        let first = provider.request(.popularPhotos()) { result in
            log.add("first \(result.error?.isExplicitlyCancelled ?? false)")
        }
        let second = await waiting { done in
            provider.request(.popularPhotos()) { done($0) }
            first.cancel()
            first.cancel()
        }
        #expect(second.isSuccess)
        #expect(first.isCancelled)
        #expect(try await eventually { log.all == ["first true"] })
        #expect(transport.requests.count == 1)
        #expect(transport.cancellationCount == 0)
        let never = StubTransport { _ in .never }
        let waitingProvider = Provider<Target>(
            configuration: configuration, session: Session(transport: never),
            trackInflights: true)
        let task = Task { try await waitingProvider.request(.popularPhotos()) }
        #expect(try await eventually { never.requests.count == 1 })
        task.cancel()
        let error = await #expect(throws: RouterError.self) { try await task.value }
        #expect(error?.isExplicitlyCancelled == true)
        #expect(try await never.cancellations() == 1)
    }

    @Test("ends every request exactly once while they join and leave", .timeLimit(.minutes(2)))
    func races() async throws {
        defer { server.stop() }
        let transport = StubTransport { _ in .json("1").delayed(by: 0.001) }
        let provider = Provider<Target>(
            configuration: configuration, session: Session(transport: transport),
            trackInflights: true)
        let ends = EventCount()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<1_000 {
                group.addTask {
                    _ = await waiting { (done: @escaping @Sendable (Bool) -> Void) in
                        let token = provider.request(.popularPhotos(page: number % 3)) { _ in
                            ends.add()
                            done(true)
                        }
                        if number.isMultiple(of: 2) {
                            DispatchQueue.global().asyncAfter(
                                deadline: .now() + .microseconds(.random(in: 0...2_000))
                            ) { token.cancel() }
                        }
                    }
                }
            }
        }
        #expect(ends.value == 1_000)
    }

    @Test("tells the progress and last the answer")
    func progress() async throws {
        defer { server.stop() }
        let transport = StubTransport { _ in
            .response(
                200, headers: ["Content-Length": "4", "Content-Type": "application/json"],
                body: Data("1234".utf8)
            ).inPieces(of: 2, every: 0.02)
        }
        let provider = Provider<Target>(
            configuration: configuration, session: Session(transport: transport))
        var fractions: [Double] = []
        var answer: Response?
        for try await progress in provider.requestWithProgress(.popularPhotos()) {
            fractions.append(progress.progress)
            answer = progress.response
        }
        #expect(fractions == [0.5, 1, 1])
        #expect(answer?.data == Data("1234".utf8))
    }
}
