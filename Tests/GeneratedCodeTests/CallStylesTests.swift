import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

/// The three ways to call a generated route, over a real socket.
@Suite("Call styles")
struct CallStylesTests {
    /// Plays the recordings, and refuses requests without a key like the real server.
    private func startServer() throws -> LoopbackServer {
        try LoopbackServer { request in
            guard request.query("consumer_key") == "key" else {
                return .json(#"{"error": "Consumer key missing.", "status": 401}"#, status: 401)
            }
            let name =
                switch request.path {
                case "/v1/photos": "GET_photos"
                case "/v1/photos/42": "POST_photos_id_vote"
                case "/v1/photos/42/comments": "GET_photos_id_comments"
                default: "missing"
                }
            guard let body = try? RecordedResponse.text(name) else {
                return .json(#"{"error": "Photo not found.", "status": 404}"#, status: 404)
            }
            return .json(body)
        }
    }

    private func configuration(_ server: LoopbackServer) -> Five100px.Configuration {
        Five100px.Configuration(
            baseURL: server.baseURL + "/v1", consumerKey: "key", token: "secret")
    }

    @Test("Just the request")
    func request() throws {
        let configuration = Five100px.Configuration(consumerKey: "key")
        let route = Five100px.PhotosRouter.popularPhotos(page: 2)
        let request = try route.asURLRequest(with: configuration)
        #expect(request.httpMethod == "GET")
        #expect(
            request.url?.absoluteString == "https://api.500px.com/v1/photos?consumer_key=key&page=2"
                + "&feature=popular&rpp=50&include_store=store_download&include_states=votes")
    }

    @Test("The URL of the tutorial")
    func tutorialURL() throws {
        let configuration = Five100px.Configuration(consumerKey: "xxxxxx")
        let route = Five100px.PhotosRouter.photoInfo(id: 10_000, imageSize: .large)
        #expect(
            try route.asURLRequest(with: configuration).url?.absoluteString
                == "https://api.500px.com/v1/photos/10000?consumer_key=xxxxxx&image_size=4")
    }

    @Test("A request without a needed configuration value says which")
    func missingConfiguration() throws {
        let route = Five100px.PhotosRouter.popularPhotos()
        let error = #expect(throws: RouterError.self) { try route.asURLRequest() }
        #expect(error?.description.contains("consumer_key") == true)
    }

    @Test("The classic chain")
    func classicChain() async throws {
        let server = try startServer()
        defer { server.stop() }
        let session = Session(routerConfigurations: [configuration(server)])
        let name = await withCheckedContinuation { continuation in
            session.request(Five100px.PhotosRouter.photoInfo(id: 42)).responseJSON { response in
                continuation.resume(
                    returning: response.result.value?["photo"]?["name"]?.stringValue)
            }
        }
        #expect(name == "Guitar")
    }

    @Test("The classic chain reports a status that validation refuses")
    func classicChainFailure() async throws {
        let server = try startServer()
        defer { server.stop() }
        let session = Session(routerConfigurations: [configuration(server)])
        let response = await withCheckedContinuation { continuation in
            session.request(Five100px.PhotosRouter.photoInfo(id: 7)).validate().responseJSON {
                continuation.resume(returning: $0)
            }
        }
        #expect(response.result.isFailure)
        #expect(response.error?.responseCode == 404)
        #expect(response.error?.route?.id == "photoInfo")
    }

    @Test("The typed client")
    func typedClient() async throws {
        let server = try startServer()
        defer { server.stop() }
        let api = Five100px.Client(configuration: configuration(server))
        let page = try await api.photos.popularPhotos(page: 2)
        #expect(page.photos.map(\.id).first == 4_910_421)
        let photo = try await api.photos.photoInfo(id: 42)
        #expect(photo.name == "Guitar")
        #expect(server.requests.map(\.method) == ["GET", "GET"])
        #expect(server.requests.first?.query("page") == "2")
    }

    @Test("The typed client throws the error body that the description declares")
    func typedError() async throws {
        let server = try startServer()
        defer { server.stop() }
        let api = Five100px.Client(configuration: configuration(server))
        let error = await #expect(throws: RouterError.self) {
            try await api.photos.photoInfo(id: 7)
        }
        #expect((error?.body as? Five100px.Problem)?.error == "Photo not found.")
        #expect(error?.responseCode == 404)
        #expect(error?.data?.isEmpty == false)
        #expect(error?.request?.url?.path == "/v1/photos/7")
    }

    @Test("Cancelling the task cancels the request")
    func cancellation() async throws {
        let server = try LoopbackServer { _ in .script([.wait(300), .close]) }
        defer { server.stop() }
        let api = Five100px.Client(configuration: configuration(server))
        let task = Task { try await api.photos.photoInfo(id: 42) }
        try await Task.sleep(for: .milliseconds(100))
        task.cancel()
        let start = ContinuousClock.now
        let error = await #expect(throws: (any Error).self) { try await task.value }
        #expect(
            error is CancellationError || (error as? RouterError)?.isExplicitlyCancelled == true)
        #expect(start.duration(to: .now) < .seconds(60), "the answer was waited for")
    }
}
