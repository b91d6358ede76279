import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private let configuration = PhotosAPI.Configuration(
    baseURL: "https://photos.test", consumerKey: "k")
private let photosJSON = #"{"photos": [{"id": 1, "name": "one"}, {"id": 2, "name": "two"}]}"#

/// Waits for a completion handler, and notices a second call.
func waiting<Value: Sendable>(
    _ start: (@escaping @Sendable (Value) -> Void) -> Void
) async -> Value {
    await withCheckedContinuation { continuation in
        start { continuation.resume(returning: $0) }
    }
}

@Suite("A session")
struct SessionTests {
    @Test("calls a route's handler with JSON, without type annotations")
    func classicChain() async {
        let session = Session(
            transport: StubTransport { _ in .json(#"{"photo": {"id": 42, "name": "x"}}"#) },
            routerConfigurations: [configuration])
        let response = await waiting { done in
            session.request(PhotosAPI.PhotosRouter.photoInfo(id: 42)).responseJSON { response in
                done(response)
            }
        }
        #expect(response.result.value?["photo"]?["name"]?.stringValue == "x")
        #expect(response.result.isSuccess)
        #expect(response.result.error == nil)
        #expect(
            response.request?.url?.absoluteString
                == "https://photos.test/photos/42?consumer_key=k")
        #expect(response.response?.statusCode == 200)
        #expect(response.timeline.requestDuration != nil)
        #expect(response.timeline.serializationDuration != nil)
    }

    @Test("sends the parameters of a request that is written by hand")
    func byHand() async throws {
        let transport = StubTransport { _ in .json("{}") }
        let session = Session(transport: transport)
        let parameters: Parameters = ["foo": "bar", "page": 1]
        _ = await session.request("https://h/get", parameters: parameters)
            .serializingData().response
        _ = await session.request(
            "https://h/post", method: .post, parameters: parameters,
            encoding: JSONEncoding.default, headers: ["X-A": "1", "User-Agent": "mine"]
        ).serializingData().response
        let sent = transport.requests
        try #require(sent.count == 2)
        #expect(sent[0].urlRequest.url?.absoluteString == "https://h/get?foo=bar&page=1")
        #expect(sent[0].urlRequest.httpMethod == "GET")
        #expect(sent[0].urlRequest.timeoutInterval == 60)
        guard case .none = sent[0].body, case .data(let body) = sent[1].body else {
            Issue.record("bodies: \(sent.map(\.body))")
            return
        }
        #expect(String(decoding: body, as: UTF8.self) == #"{"foo":"bar","page":1}"#)
        let headers = sent[1].urlRequest.allHTTPHeaderFields ?? [:]
        #expect(headers["X-A"] == "1")
        #expect(headers["User-Agent"] == "mine")
        #expect(headers["Content-Type"] == "application/json")
        #expect(headers["Accept-Language"] == HTTPHeaders.default["Accept-Language"])
    }

    @Test("takes the route's configuration from the call, from itself, or the standard one")
    func configurations() async throws {
        let transport = StubTransport { _ in .json("{}") }
        let bare = Session(transport: transport)
        let route = PhotosAPI.PhotosRouter.popularPhotos()
        let response = await bare.request(route).serializingData().response
        guard case .missingConfiguration("consumer_key", "PhotosAPI") = response.error?.reason
        else {
            Issue.record("\(String(describing: response.error))")
            return
        }
        #expect(response.request == nil)
        #expect(transport.requests.isEmpty)
        var other = configuration
        other.consumerKey = "other"
        let session = Session(transport: transport, routerConfigurations: [configuration])
        _ = await session.request(route).serializingData().response
        _ = await session.request(route, with: other).serializingData().response
        #expect(
            transport.requests.map { $0.urlRequest.url?.query } == [
                "consumer_key=k&page=1", "consumer_key=other&page=1",
            ])
    }

    @Test("gives requests its timeout, and a URLRequest keeps its own")
    func timeouts() async throws {
        let transport = StubTransport { _ in .json("{}") }
        let session = Session(
            configuration: SessionConfiguration(timeout: 7), transport: transport,
            routerConfigurations: [configuration])
        var own = try URLRequest(url: "https://h", method: .get)
        own.timeoutInterval = 3
        _ = await session.request("https://h").serializingData().response
        _ = await session.request(own).serializingData().response
        _ = await session.request(PhotosAPI.PhotosRouter.delete(id: 1)).serializingData().response
        #expect(transport.requests.map(\.urlRequest.timeoutInterval) == [7, 3, 7])
    }

    @Test("ends a request that takes too long altogether")
    func totalTimeout() async throws {
        let transport = StubTransport { _ in .never }
        let session = Session(
            configuration: SessionConfiguration(totalTimeout: 0.05), transport: transport)
        let error = await session.request("https://h").serializingData().response.error
        #expect(error?.isTimeout == true)
        #expect(error?.isExplicitlyCancelled == false)
        #expect(try await transport.cancellations() == 1)
    }

    @Test("refuses HEAD with a body, unusable URLs and errors of your own with nothing sent")
    func refusals() async throws {
        struct Broken: URLRequestConvertible {
            struct Problem: Error {}
            func asURLRequest() throws -> URLRequest { throw Problem() }
        }
        let transport = StubTransport { _ in .json("{}") }
        let session = Session(transport: transport)
        var withBody = try URLRequest(url: "https://h", method: .head)
        withBody.httpBody = Data("x".utf8)
        var streamed = try URLRequest(url: "https://h", method: .post)
        streamed.httpBodyStream = InputStream(data: Data("x".utf8))
        let errors = [
            await session.request(withBody).serializingData().response.error,
            await session.request(
                "https://h", method: .trace, parameters: ["a": 1], encoding: JSONEncoding.default
            ).serializingData().response.error,
            await session.request("no scheme").serializingData().response.error,
            await session.request(Broken()).serializingData().response.error,
            await session.request(streamed).serializingData().response.error,
        ]
        #expect(
            errors.map { $0?.description } == [
                "a HEAD request cannot have a body", "a TRACE request cannot have a body",
                "'no%20scheme' is not a usable URL", "the request could not be made: Problem()",
                "a body must be in httpBody, not in a stream",
            ])
        #expect(errors[3]?.underlyingError is Broken.Problem)
        #expect(transport.requests.isEmpty)
    }

    @Test("runs a request that nobody waits for")
    func noHandler() async throws {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        let session = Session(
            transport: StubTransport { _ in
                continuation.yield()
                return .empty(200)
            })
        _ = session.request("https://h")
        for await _ in stream { break }
    }

    @Test("starts requests on resume where it is told so")
    func lazyStart() async {
        let transport = StubTransport { _ in .empty(204) }
        let session = Session(
            configuration: SessionConfiguration(startsRequestsImmediately: false),
            transport: transport)
        let request = session.request("https://h")
        #expect(request.state == .initialized)
        #expect(transport.requests.isEmpty)
        request.suspend()
        #expect(request.isSuspended)
        request.resume()
        #expect(await request.serializingData().response.response?.statusCode == 204)
        #expect(request.isFinished)
        let waited = await session.request("https://h").serializingData().response
        #expect(waited.response?.statusCode == 204)
        // One request may do otherwise than its session.
        let eager = session.request("https://h", shouldAutomaticallyResume: true)
        #expect(await waiting { done in eager.response { done($0.response?.statusCode) } } == 204)
        let upload = session.upload(Data(), to: "https://h", shouldAutomaticallyResume: true)
        #expect(await waiting { done in upload.response { done($0.response?.statusCode) } } == 204)
    }

    @Test("lets one request wait that is told so")
    func oneLazyStart() async throws {
        let transport = StubTransport { _ in .empty(204) }
        let session = Session(transport: transport)
        let statuses = EventLog()
        let lazy: [Request] = [
            session.request("https://h", shouldAutomaticallyResume: false),
            session.request(
                "https://h", parameters: ["a": "b"], encoder: .urlEncodedForm,
                shouldAutomaticallyResume: false),
            session.upload(Data(), to: "https://h", shouldAutomaticallyResume: false),
            session.download("https://h", shouldAutomaticallyResume: false),
        ]
        for case let request as DataRequest in lazy {
            request.response { statuses.add("\($0.response?.statusCode ?? 0)") }
        }
        // Longer than others wait for their first handler.
        try await Task.sleep(for: .milliseconds(120))
        #expect(lazy.allSatisfy { $0.state == .initialized })
        #expect(transport.requests.isEmpty)
        for request in lazy { request.resume() }
        while statuses.all.count < 3 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(statuses.all == ["204", "204", "204"])
        while !lazy.allSatisfy(\.isFinished) { try await Task.sleep(for: .milliseconds(1)) }
    }

    @Test("collects no more of an answer than it is told to", arguments: TransportKind.allCases)
    func maximumResponseSize(_ kind: TransportKind) async throws {
        let server = try LoopbackServer { request in
            request.path == "/small"
                ? .text("12345") : .chunked(["1234", "56", "7"].map { Data($0.utf8) })
        }
        defer { server.stop() }
        let session = Session(
            configuration: SessionConfiguration(maximumResponseSize: 5), transport: kind.make())
        let small = try await session.request(server.url("/small")).serializingString().value
        #expect(small == "12345")
        let large = await session.request(server.url("/large")).serializingString().response
        guard case .bodyTooLarge(limit: 5) = large.error?.reason else {
            Issue.record("\(large)")
            return
        }
        #expect((large.data?.count ?? 0) <= 5)
        #expect(large.error?.responseCode == 200)
    }

    @Test("describes a request without its secrets")
    func description() async {
        let session = Session(
            transport: StubTransport { _ in .empty(404) }, routerConfigurations: [configuration])
        let request = session.request(PhotosAPI.PhotosRouter.popularPhotos())
        let response = await request.validate().serializingData().response
        let url = "https://photos.test/photos?consumer_key=***&page=1"
        #expect(request.description == "GET \(url) (404)")
        #expect(
            response.description
                == "failure(the server answered with status 404 (GET \(url)))")
        #expect(
            response.debugDescription.contains("request: GET \(url)\nstatus: 404\nbody: 0 bytes"))
    }
}
