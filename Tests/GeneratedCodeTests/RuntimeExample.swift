import Foundation
import RoutergenRuntime

/// The calls of `Documentation/Runtime.md`; `RuntimePageTests` compares the text of this function with the
/// page.
func runtimeCalls(tokenURL: URL) async throws {
    let configuration = Photos.Configuration(token: "secret")
    let session = Session(
        configuration: SessionConfiguration(timeout: 20),
        routerConfigurations: [configuration])
    let api = Photos.Client(configuration: configuration, session: session)

    let photos = try await api.popular(page: 2)
    let photo = try await api.rename(id: 42, name: "Dusk")

    session.request(Photos.Router.popular(page: 2))
        .responseModel(of: [Photos.Photo].self, at: ["photos"]) { response in
            switch response.result {
            case .success(let photos): print(photos.map(\.name))
            case .failure(let error): print(error)
            }
        }

    let first = try await session.request(Photos.Router.popular())
        .serializingModel([Photos.Photo].self, at: ["photos"])
        .value.first

    let page = try await session.request(
        "https://example.com/search", parameters: ["q": "sea", "page": 2],
        headers: ["Accept-Language": "en"]
    ).serializingString().value

    struct Search: Encodable { var q: String; var tags: [String] }
    let found = try await session.request(
        "https://example.com/search", parameters: Search(q: "sea", tags: ["b", "a"]),
        encoder: .urlEncodedForm(encoder: URLEncodedFormEncoder(arrayEncoding: .noBrackets))
    ).serializingJSON().value

    let photoURL = URL(fileURLWithPath: "dusk.jpg")
    let upload = session.upload(
        multipartFormData: { form in
            form.append("Dusk", withName: "title")
            form.append(photoURL, withName: "photo")
        }, to: "https://example.com/photos")
    for await progress in upload.uploadProgressUpdates() { print(progress.fractionCompleted) }
    let answer = try await upload.validate().serializingJSON().value

    let file = try await session.download(
        "https://example.com/archive.zip",
        interceptor: .retryPolicy,
        to: DownloadRequest.suggestedDownloadDestination(options: .removePreviousFile)
    ).validate().serializingDownloadedFileURL().value

    for try await line in session.streamRequest("https://example.com/log").validate().lines() {
        print(line)
    }
    for try await event in session.eventSource("https://example.com/feed") {
        print(event.event, event.data)
    }

    let pages = session.pages(
        of: "https://example.com/photos", by: .model(of: [Photos.Photo].self))
    for try await photos in pages { print(photos.count) }

    let gallery = Gallery.Client()
    for try await photo in gallery.photos.allPopularPhotos(feature: .upcoming) {
        print(photo.name)
    }
    for try await page in gallery.photos.allPopularPhotos(rpp: 100).pages {
        print(page.currentPage, "of", page.totalPages)
    }

    let linked = api.connection.linkedPages(of: Photos.Router.popular()) {
        (photos: [Photos.Photo]) in photos
    }
    for try await photo in linked { print(photo.name) }

    do {
        _ = try await api.rename(id: 42, name: "")
    } catch let error as RouterError {
        switch error.reason {
        case .unacceptableStatus(404): print((error.body as? Photos.Problem)?.message ?? "")
        case .envelope(let code, let message): print(code as Any, message ?? "")
        case .transport: print("no connection, or none any more:", error)
        case .cancelled: break
        default: print(error)
        }
    }

    let lines = DataResponseSerializer<[String]> { _, _, data, error in
        if let error { return .failure(error) }
        let text = String(decoding: data ?? Data(), as: UTF8.self)
        return .success(text.split(separator: "\n").map(String.init))
    }
    session.request("https://example.com/robots.txt")
        .response(responseSerializer: lines) { response in print(response.value ?? []) }

    let authority = URL(fileURLWithPath: "internal-authority.pem")
    let pin = PublicKeyPin("sha256/r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=")
    let trust = ServerTrustManager(evaluators: [
        "api.example.com": .publicKeys([pin].compactMap(\.self)),
        "*.internal.example.com": .certificates(authority),
    ])
    let me = ClientCertificate.pkcs12(URL(fileURLWithPath: "me.p12"), password: "secret")
    let transport = PlatformTransport(
        configuration: TransportConfiguration(
            proxy: .none, serverTrustManager: trust,
            clientCertificates: ["*.internal.example.com": me]))
    let pinned = Session(transport: transport)

    let caching = Session(transport: CachingTransport(PlatformTransport()))

    let signing = Adapter { urlRequest, state in
        var urlRequest = urlRequest
        urlRequest.setValue(state.route?.id, forHTTPHeaderField: "X-Route")
        return urlRequest
    }
    let patient = Session(interceptor: Interceptor(adapters: [signing], retriers: [RetryPolicy()]))

    let client = OAuth2Client(tokenURL: tokenURL, clientID: "app", clientSecret: "secret")
    let security = SecurityInterceptor([
        "oauth": .clientCredentials(client, scopes: ["photos:read"]),
        "key": .apiKey("k-123", in: .header("X-API-Key")),
    ])
    let secured = Session(interceptor: security)

    session.request("https://example.com/private")
        .authenticate(username: "sea", password: "secret")
        .retry(using: RetryPolicy(retryLimit: 5))
        .redirect(using: Redirector.doNotFollow)
        .onHTTPResponse { response in print(response.statusCode) }
        .responseString { response in print(response.value ?? "") }

    var delegate = SessionDelegate()
    delegate.sessionDidReceiveChallenge = { _, _, challenge in
        challenge.previousFailureCount == 0
            ? .useCredential(BasicCredential(username: "sea", password: "secret"))
            : .performDefaultHandling
    }
    let deciding = Session(delegate: delegate)

    for await status in Reachability.default.updates() {
        print(status.isReachable ? "online" : "offline")
    }

    let logger = RequestLogger(level: .headers) { print($0) }
    let activity = ActivityCounter { count in print("\(count) requests run") }
    let watched = Session(eventMonitors: [logger, activity])
    let request = watched.request("https://example.com/big")
        .downloadProgress { print($0.fractionCompleted) }
    print(request.cURLDescription())

    let provider = Provider<Photos.Router>(configuration: configuration, trackInflights: true)
    let popular = try await provider.request(.popular(page: 2))
        .filterSuccessfulStatusCodes()
        .map([Photos.Photo].self, atKeyPath: "photos")

    let stub = StubTransport([
        "popular": [.empty(503), .json(#"{"photos": []}"#)],
        "rename": [.failure(TransportError(.connectionLost, "gone"))],
    ])
    let tested = Session(transport: stub, routerConfigurations: [configuration])

    _ = (photos, photo, first, page, pinned, patient, secured, popular, tested)
    _ = (found, answer, file, deciding, caching)
}
