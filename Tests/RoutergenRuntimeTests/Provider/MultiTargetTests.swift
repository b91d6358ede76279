import Foundation
import RoutergenRuntime
import Testing

/// Another API than `PhotosAPI`, with a standard configuration and a server of its own for one route.
private enum Maps {
    struct Configuration: RouterConfiguration {
        static let standardBaseURL: String? = "https://maps.example.com"
        var baseURL = "https://maps.example.com"
        static func standard() -> Configuration { Configuration() }
    }

    enum Places: Router {
        case near(String)

        var route: Route { Route(id: "near", method: .get, path: "/near") }

        func build(_ request: inout RequestBuilder, with configuration: Configuration) {
            request.path("/near")
            switch self {
            case .near(let place): request.query("place", place)
            }
        }
    }
}

@Suite("A target of any API")
struct MultiTargetTests {
    private let photo = MultiTarget(PhotosAPI.PhotosRouter.popularPhotos(page: 2))
    private let place = MultiTarget.target(Maps.Places.near("here"))

    @Test("is sent by one provider, with the configuration of its own API")
    func providers() async throws {
        let transport = StubTransport { .json("[\"\($0.urlRequest.url?.absoluteString ?? "")\"]") }
        let session = Session(
            transport: transport,
            routerConfigurations: [
                PhotosAPI.Configuration(baseURL: "http://photos", consumerKey: "k")
            ])
        let provider = Provider<MultiTarget>(session: session)
        #expect(
            try await provider.request(photo).map([String].self)
                == ["http://photos/photos?consumer_key=k&page=2"])
        #expect(
            try await provider.request(place).map([String].self)
                == ["https://maps.example.com/near?place=here"])
        #expect(transport.requests.map { $0.route?.id } == ["popularPhotos", "near"])
    }

    @Test("takes configurations that a provider is given, and counts as a route everywhere else")
    func configurations() async throws {
        let configuration = MultiTarget.Configuration([
            Maps.Configuration(baseURL: "http://maps"),
            PhotosAPI.Configuration(baseURL: "http://photos", consumerKey: "k"),
        ])
        let provider = Provider<MultiTarget>(configuration: configuration)
        #expect(try provider.endpoint(place).url == "http://maps/near?place=here")
        #expect(try place.asURLRequest().url?.host == "maps.example.com")
        let csv = try place.accepting("text/csv").asURLRequest(with: configuration)
        #expect(csv.url?.absoluteString == "http://maps/near?place=here")
        #expect(csv.value(forHTTPHeaderField: "Accept") == "text/csv")
        #expect(place.target is Maps.Places)
    }

    @Test("says what its API's configuration lacks")
    func missing() async {
        let error = await #expect(throws: RouterError.self) {
            try await Provider<MultiTarget>().request(photo)
        }
        guard case .missingConfiguration("consumer_key", "PhotosAPI") = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.route?.id == "popularPhotos")
    }
}
