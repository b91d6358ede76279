import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Answers as the API of `PhotosAPI` would.
private func answer(_ request: ServerRequest) -> ServerResponse {
    switch (request.method, request.path) {
    case ("GET", "/v1/photos"):
        .json(#"{"photos": [{"id": \#(request.query("page") ?? "0"), "name": "é"}]}"#)
    case ("GET", "/v1/photos/7"): .json(#"{"photo": {"id": 7, "name": "seven"}}"#)
    case ("GET", "/v1/photos/404"): .json(#"{"id": 404, "name": "none"}"#, status: 404)
    case ("GET", "/v1/photos/401"):
        ServerResponse(
            status: 401, headers: [("WWW-Authenticate", #"Basic realm="photos""#)],
            body: Data(#"{"error": "who are you?"}"#.utf8))
    case ("POST", "/v1/photos"):
        request.header("Authorization") == "Bearer t0k"
            ? .json(String(decoding: request.body, as: UTF8.self), status: 201)
            : .json(#"{"error": "no token"}"#, status: 403)
    case ("POST", "/v1/photos/upload"):
        .text("\(request.body.count) \(request.header("Content-Length") ?? "")")
    case ("DELETE", _): ServerResponse(status: 204)
    case ("POST", "/v1/login"):
        String(decoding: request.body, as: UTF8.self) == "name=sea%20%26%20sky"
            ? .json(#"{"code": 200, "data": {"user": {"id": 1, "name": "sea & sky"}}}"#)
            : .json(#"{"code": 1001, "message": "no such user"}"#)
    // Ends in an error that is neither a timeout nor a cancellation.
    case ("GET", "/v1/slow"): .script([.wait(30), .close])
    case ("GET", "/v1/cut"):
        .script([.text("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf"), .close])
    default: .text("\(request.method) \(request.target)", status: 418)
    }
}

@Suite("Over real sockets")
struct LoopbackTests {
    private let server: LoopbackServer
    private let configuration: PhotosAPI.Configuration

    init() throws {
        server = try LoopbackServer(handler: answer)
        configuration = PhotosAPI.Configuration(
            baseURL: server.baseURL + "/v1", consumerKey: "k&y", token: "t0k")
    }

    private func client(_ kind: TransportKind) -> PhotosAPI.Client {
        PhotosAPI.Client(
            configuration: configuration, session: Session(transport: kind.make()))
    }

    @Test("a route is a request that any client can send")
    func plainRequest() throws {
        let request = try PhotosAPI.PhotosRouter.popularPhotos(page: 2)
            .asURLRequest(with: configuration)
        #expect(
            request.url?.absoluteString
                == "\(server.baseURL)/v1/photos?consumer_key=k%26y&page=2")
    }

    @Test("the classic chain answers", arguments: TransportKind.allCases)
    func classicChain(_ kind: TransportKind) async {
        defer { server.stop() }
        let session = Session(transport: kind.make(), routerConfigurations: [configuration])
        let response = await waiting { done in
            session.request(PhotosAPI.PhotosRouter.popularPhotos(page: 2)).validate()
                .responseJSON { response in done(response) }
        }
        #expect(response.result.value?["photos"]?[0]?["name"]?.stringValue == "é")
        #expect(response.timeline.latency != nil)
        let sent = server.requests.first
        #expect(sent?.target == "/v1/photos?consumer_key=k%26y&page=2")
        #expect(sent?.header("Accept") == "application/json")
        #expect(sent?.header("Accept-Language") == "en")
        #expect(sent?.header("User-Agent") == HTTPHeaders.default["User-Agent"])
    }

    @Test("the typed client answers", arguments: TransportKind.allCases)
    func typedClient(_ kind: TransportKind) async throws {
        defer { server.stop() }
        let client = client(kind)
        #expect(
            try await client.popularPhotos(page: 3) == [PhotosAPI.Photo(id: 3, name: "é")])
        #expect(try await client.photoInfo(id: 7).name == "seven")
        try await client.delete(id: 1)
        #expect(try await client.login(name: "sea & sky").id == 1)
        let created = try await client.connection.send(
            PhotosAPI.PhotosRouter.create(photo: PhotosAPI.Photo(id: 9, name: "nine")))
        #expect(try created.model(PhotosAPI.Photo.self).id == 9)
        let upload = try await client.connection.send(
            PhotosAPI.PhotosRouter.upload(
                file: FilePart(data: Data(count: 300_000)), name: "zeros", tags: ["a", "b"]))
        let sizes = try upload.text().split(separator: " ")
        #expect(sizes.first == sizes.last)
        #expect(Int(sizes.first ?? "").map { $0 > 300_000 } == true)
    }

    @Test("errors carry status, headers, body and route", arguments: TransportKind.allCases)
    func errors(_ kind: TransportKind) async throws {
        defer { server.stop() }
        let client = client(kind)
        let described = await #expect(throws: RouterError.self) {
            try await client.photoInfo(id: 404)
        }
        #expect(described?.body as? PhotosAPI.Photo == PhotosAPI.Photo(id: 404, name: "none"))
        let envelope = await #expect(throws: RouterError.self) {
            try await client.login(name: "nobody")
        }
        #expect(
            envelope?.description
                == "the server answered with code 1001: no such user "
                + "(POST \(server.baseURL)/v1/login?consumer_key=***)")
        #expect(envelope?.responseCode == 200)
    }

    @Test(
        "a 401 with a challenge is an answer like any other", .timeLimit(.minutes(5)),
        arguments: TransportKind.allCases)
    func unauthorized(_ kind: TransportKind) async {
        defer { server.stop() }
        let error = await #expect(throws: RouterError.self) {
            try await client(kind).photoInfo(id: 401)
        }
        #expect(error?.responseCode == 401)
        #expect(
            error?.response?.value(forHTTPHeaderField: "WWW-Authenticate")
                == #"Basic realm="photos""#)
        #expect((error?.body as? PhotosAPI.Problem)?.error == "who are you?")
    }

    @Test(
        "waiting too long for a byte is a timeout", .timeLimit(.minutes(5)),
        arguments: TransportKind.allCases)
    func timeout(_ kind: TransportKind) async {
        defer { server.stop() }
        let session = Session(
            configuration: SessionConfiguration(timeout: 0.3), transport: kind.make())
        let error = await session.request("\(server.baseURL)/v1/slow")
            .serializingData().response.error
        #expect(error?.isTimeout == true)
    }

    @Test(
        "cancelling the task that waits ends the request at once", .timeLimit(.minutes(5)),
        arguments: TransportKind.allCases)
    func cancellation(_ kind: TransportKind) async throws {
        defer { server.stop() }
        let url = "\(server.baseURL)/v1/slow"
        let session = Session(transport: kind.make())
        let task = Task { await session.request(url).serializingData().response }
        while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        task.cancel()
        #expect(await task.value.error?.isExplicitlyCancelled == true)
    }

    @Test(
        "a refused connection and a cut answer are errors of the transport",
        arguments: TransportKind.allCases)
    func brokenConnections(_ kind: TransportKind) async {
        let session = Session(transport: kind.make())
        let cut = await session.request("\(server.baseURL)/v1/cut")
            .serializingData().response
        #expect(cut.error?.transportError?.kind == .connectionLost)
        #expect(cut.data == Data("half".utf8))
        #expect(cut.response?.statusCode == 200)
        server.stop()
        // Not the server's own port, which the system may give to another test's at once.
        let refused = await session.request("http://127.0.0.1:1").serializingData().response
        #expect(refused.error?.transportError?.kind == .cannotConnect)
        #expect(refused.response == nil)
    }

    @Test(
        "many requests at once are all answered, each once", .timeLimit(.minutes(5)),
        arguments: TransportKind.allCases)
    func concurrency(_ kind: TransportKind) async throws {
        defer { server.stop() }
        let client = client(kind)
        let ids = try await withThrowingTaskGroup(of: Int.self) { group in
            for page in 0..<300 {
                group.addTask { try await client.popularPhotos(page: page).first?.id ?? -1 }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(ids.sorted() == Array(0..<300))
    }
}
