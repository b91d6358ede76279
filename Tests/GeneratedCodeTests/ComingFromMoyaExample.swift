import Foundation
import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The calls of `Documentation/ComingFromMoya.md`; `ComparisonPageTests` looks for each of them here. Nothing calls these
/// functions: they show that the calls compile.
enum ComingFromMoya {
    struct Album: Codable, Sendable { var title: String }

    /// Stamps every request.
    struct StampPlugin: PluginType {
        func prepare(_ request: URLRequest, target: any Router) async throws -> URLRequest {
            var request = request
            request.setValue("now", forHTTPHeaderField: "X-Stamp")
            return request
        }
    }

    static func targets(session: Session, url: String) async throws {
        let target = Photos.Router.popular(page: 2)
        let configuration = Photos.Configuration(baseURL: url, token: "secret")
        print(target.route.path, target.route.method)
        _ = target.route.samples.first
        let lenient = Provider<Photos.Router>(validationType: .successCodes)
        let either = MultiTarget(Photos.Router.popular())
        _ = (either, target, configuration, lenient)
    }

    static func tasks(session: Session, url: URL, fileURL: URL, data: Data, form: MultipartFormData)
        async throws
    {
        let album = Album(title: "Sea")
        let encoder = JSONEncoder()
        _ = session.request(url)
        _ = session.upload(data, to: url)
        _ = session.request(url, method: .post, parameters: album, encoder: .json)
        _ = session.request(url, method: .put, parameters: album, encoder: .json(encoder: encoder))
        _ = session.request(url, parameters: ["page": 2], encoding: URLEncoding.queryString)
        _ = session.upload(fileURL, to: url)
        _ = session.upload(multipartFormData: form, to: url)
        _ = session.download(Photos.Router.popular(), to: { _, _ in (fileURL, []) })
        _ = session.download(url, parameters: ["page": 2])
    }

    static func providers(
        configuration: Photos.Configuration, session: Session, endpoint: Endpoint,
        cancellable: any Cancellable
    ) async throws {
        let makeEndpoint: Provider<Photos.Router>.EndpointClosure = { _ in endpoint }
        let provider = Provider<Photos.Router>(configuration: configuration)
        _ = provider.request(.popular()) { result in print(result) }
        _ = provider.request(.popular(), callbackQueue: .main) { print($0) }
        _ = provider.request(.popular(), progress: { print($0.progress) }) { print($0) }
        cancellable.cancel()
        let response = try await provider.request(.popular())
        for try await step in provider.requestWithProgress(.popular()) { print(step.progress) }
        let changed = Provider<Photos.Router>(endpointClosure: makeEndpoint)
        _ = endpoint.adding(newHTTPHeaderFields: ["X-A": "1"])
        let adapted = Session(interceptor: Adapter { request, _ in request })
        let queued = Provider<Photos.Router>(callbackQueue: .main)
        let own = Provider<Photos.Router>(session: session)
        let tracking = Provider<Photos.Router>(trackInflights: true)
        let multi = Provider<MultiTarget>(session: session)
        _ = multi
        _ = (provider, response, changed, adapted, queued, own)
        _ = tracking
    }

    static func answers(
        response: Response, decoder: JSONDecoder, answers: AsyncStream<Response>, api: Photos.Client
    ) async throws {
        print(response.statusCode, response.data.count)
        _ = try response.filter(statusCode: 200)
        _ = try response.filter(statusCodes: 200...299)
        _ = try response.filterSuccessfulStatusCodes()
        _ = try response.filterSuccessfulStatusAndRedirectCodes()
        _ = try response.mapJSON()["photos"]?[0]?["name"]?.stringValue
        _ = try response.mapJSON(failsOnEmptyData: false)
        _ = try response.mapString()
        _ = try response.mapString(atKeyPath: "photos.0.name")
        _ = try response.map(Album.self)
        _ = try response.map([Album].self, atKeyPath: "albums")
        _ = try response.map(Album.self, using: decoder)
        _ = answers.filterSuccessfulStatusCodes().map(Album.self)
        let photos = try await api.popular(page: 2)
        _ = photos
    }

    static func errors(error: RouterError, connect: () throws -> Void) async throws {
        do {
            try connect()
        } catch let error as RouterError { print(error) }
        print(error.response?.statusCode ?? 0, error.data ?? Data())
        if case .unacceptableStatus(let status) = error.reason { print(status) }
        if case .decodingFailed(let problem) = error.reason { print(problem) }
        print(error.underlyingError as Any, error.transportError as Any)
    }

    static func plugins(request: DataRequest) async throws {
        let plugged = Provider<Photos.Router>(plugins: [StampPlugin()])
        let logged = Session(eventMonitors: [RequestLogger(level: .headers) { print($0) }])
        let counted = Session(eventMonitors: [ActivityCounter { print($0) }])
        let bearer = Session(interceptor: AuthenticationInterceptor.bearer("secret"))
        let secured = Session(interceptor: SecurityInterceptor(["token": .bearer("secret")]))
        _ = request.authenticate(username: "sea", password: "secret")
        _ = (plugged, logged, counted, bearer, secured)
    }

    static func stubs(endpoint: Endpoint) async throws {
        let stubbed = Provider<Photos.Router>(stubClosure: { _ in .immediate })
        let slow = Provider<Photos.Router>(stubClosure: { _ in .delayed(seconds: 1) })
        _ = endpoint.replacing(sampleAnswer: .json(#"{"message": "none"}"#, status: 404))
        let failure = StubAnswer.failure(TransportError(.timedOut, "too slow"))
        let stub = StubTransport(["popular": [.empty(503), .json("{}")]])
        let recorder = RecordingTransport(PlatformTransport())
        _ = (stubbed, slow, failure, stub, recorder)
    }
}
