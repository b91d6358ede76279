import Foundation
import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The calls of `Documentation/ComingFromAlamofire.md`; `ComparisonPageTests` looks for each of them here. Nothing calls these
/// functions: they show that the calls compile.
enum ComingFromAlamofire {
    struct Login: Encodable, Sendable { var name: String }
    struct Album: Codable, Sendable { var title: String }

    static func requests(url: URL, urlRequest: URLRequest, configuration: Photos.Configuration)
        async throws
    {
        let request = Session.default.request(url)
        let login = Login(name: "sea")
        _ = Session.default.request("https://example.com/photos")
        let session = Session(configuration: SessionConfiguration(timeout: 20))
        _ = session.request(url, parameters: ["page": 2])
        _ = session.request(
            url, method: .post, parameters: ["a": 1], encoding: JSONEncoding.default)
        _ = session.request(url, method: .post, parameters: login, encoder: .json)
        _ = session.request(url, parameters: login, encoder: .urlEncodedForm)
        let form = URLEncodedFormEncoder(arrayEncoding: .noBrackets, boolEncoding: .literal)
        _ = session.request(url, headers: [.accept("text/csv"), .authorization(bearerToken: "t")])
        _ = session.request(url, requestModifier: { $0.timeoutInterval = 5 })
        _ = session.request(url, interceptor: RetryPolicy())
        _ = session.request(urlRequest)
        _ = session.request(Photos.Router.popular(page: 2))
        _ = try Photos.Router.popular(page: 2).asURLRequest(with: configuration)
        _ = session.request(url, shouldAutomaticallyResume: false)
        _ = SessionConfiguration(startsRequestsImmediately: false)
        _ = request.resume().suspend().cancel()
        print(request.cURLDescription())
        session.withAllRequests { requests in print(requests.count) }
        session.cancelAllRequests()
        _ = request.onURLRequestCreation { print($0) }
        _ = request.onHTTPResponse { response in print(response.statusCode) }
        _ = request.onHTTPResponse(deciding: { $0.statusCode == 200 ? .allow : .cancel })
        _ = SessionConfiguration(headers: .default)
        _ = SessionConfiguration(completionQueue: .main)
        _ = (session, form)
    }

    static func answers(
        request: DataRequest, decoder: JSONDecoder, response: DataResponse<String>,
        lines: DataResponseSerializer<[String]>
    ) async throws {
        _ = request.response { response in print(response.data?.count ?? 0) }
        _ = request.responseData { response in print(response.result) }
        _ = request.responseString { response in print(response.value ?? "") }
        _ = request.responseJSON { json in print(json.value?["photos"]?[0]?["id"] ?? .null) }
        _ = request.responsePropertyList { response in print(response.value as Any) }
        _ = request.responseDecodable(of: Album.self) { response in print(response.result) }
        _ = request.responseDecodable(of: Album.self, decoder: decoder) { print($0.result) }
        _ = request.responseDecodable(of: Album.self, at: ["data", "album"]) { print($0.result) }
        _ = request.response(responseSerializer: lines) { response in print(response.value ?? []) }
        _ = request.responseData(emptyResponseCodes: [200]) { print($0.result) }
        _ = request.responseString(dataPreprocessor: .googleXSSI) { print($0.result) }
        _ = try await request.serializingDecodable(Album.self).value
        _ = await request.serializingString().response
        _ = await request.serializingData().result
        _ = response.result.isSuccess
        _ = response.timeline.totalDuration
        _ = response.timeline.latency
        _ = response.metrics?.exchanges.first?.firstByte
        _ = response.tryMap { text in text.count }
        _ = response.mapError { error in error }
    }

    static func errors(request: DataRequest, error: RouterError) async throws {
        _ = request.validate()
        _ = request.validate(statusCode: 200..<300)
        _ = request.validate(contentType: ["application/json"])
        _ = request.validate { _, response, _ in
            response.statusCode == 200 ? .success : .failure(error)
        }
        _ = error.responseCode
        _ = error.isExplicitlyCancelled
        _ = error.isResponseValidationError
        _ = error.isResponseSerializationError
        _ = error.underlyingError
        _ = error.transportError?.kind == .timedOut
        _ = error.data
        _ = SessionConfiguration(maximumResponseSize: 10_000_000)
    }

    static func uploads(
        session: Session, url: URL, data: Data, fileURL: URL, stream: TransportStream
    ) async throws {
        let request = session.upload(data, to: url)
        var parts = MultipartFormData()
        _ = session.upload(data, to: url)
        _ = session.upload(fileURL, to: url)
        _ = session.upload(TransportStream { InputStream(data: data) }, to: url)
        _ = session.upload(multipartFormData: { $0.append(fileURL, withName: "photo") }, to: url)
        parts.append("Dusk", withName: "title")
        parts.append(data, withName: "a", fileName: "a.png", mimeType: "image/png")
        parts.append(stream, withName: "log", fileName: "log.txt")
        _ = request.uploadProgress { print($0.fractionCompleted) }
        for await progress in request.uploadProgressUpdates() { print(progress) }
    }

    static func downloads(session: Session, url: URL, fileURL: URL, resumeData: Data) async throws {
        let download = session.download(url)
        _ = session.download(url)
        _ = session.download(url, to: { _, _ in (fileURL, [.removePreviousFile]) })
        _ = DownloadRequest.suggestedDownloadDestination(for: .cachesDirectory)
        _ = download.responseURL { response in print(response.fileURL as Any) }
        _ = download.responseDecodable(of: Album.self) { print($0.result) }
        _ = download.downloadProgress { print($0.completedUnitCount) }
        for await progress in download.downloadProgressUpdates() { print(progress) }
        _ = download.cancel(producingResumeData: true)
        _ = download.cancel(byProducingResumeData: { print($0 as Any) })
        _ = session.download(resumingWith: resumeData)
        _ = try await download.serializingDownloadedFileURL().value
    }

    static func streams(session: Session, url: URL, logs: DataStreamRequest) async throws {
        let stream = session.streamRequest(url)
        _ = logs.responseStream { piece in print(piece.event) }
        _ = logs.responseStreamString { piece in print(piece.event) }
        _ = logs.responseStreamDecodable(of: Album.self) { piece in print(piece.event) }
        _ = logs.responseStream { piece in piece.cancel() }
        for try await data in logs { print(data.count) }
        _ = logs.asInputStream()
        for try await text in logs.text() { print(text) }
        for try await album in logs.jsonLines(decoding: Album.self) { print(album) }
        for try await line in logs.lines() { print(line) }
        for try await event in session.eventSource(url) { print(event.data) }
        _ = stream
    }

    static func interceptors(
        request: DataRequest, bearer: BearerAuthenticator, token: AccessToken, client: OAuth2Client
    ) async throws {
        var delegate = SessionDelegate()
        let adapter = Adapter { request, _, completion in completion(.success(request)) }
        let waiting = Adapter { request, state in request }
        let retrier = Retrier { _, _, _, completion in completion(.doNotRetry) }
        let both = Interceptor(adapter: adapter, retrier: retrier)
        let policy = RetryPolicy(retryLimit: 3)
        let lost = ConnectionLostRetryPolicy()
        let compressor = DeflateRequestCompressor()
        let offline = OfflineRetrier(maximumWait: 10)
        _ = request.retryCount
        let signedIn = AuthenticationInterceptor(authenticator: bearer, credential: token)
        let oauth = AuthenticationInterceptor.refreshToken(token, client: client)
        _ = request.authenticate(username: "sea", password: "secret")
        _ = request.authenticate(username: "sea", password: "secret", method: .digest)
        _ = request.authenticate(username: "sea", password: "secret", method: .ntlm)
        _ = request.authenticate(with: BasicCredential(username: "sea", password: "secret"))
        delegate.sessionDidReceiveChallenge = { _, _, _ in .performDefaultHandling }
        let adapted = Session(interceptor: adapter)
        _ = (adapter, waiting, retrier, both, policy, lost)
        _ = (compressor, offline, signedIn, oauth, adapted)
    }

    static func decisions(
        request: DataRequest, pins: [PublicKeyPin], fileURL: URL, reachability: Reachability
    ) async throws {
        var delegate = SessionDelegate()
        let strict = Session(redirectHandler: Redirector.doNotFollow)
        _ = request.redirect(using: Redirector.modify { request, _ in request })
        delegate.taskWillPerformHTTPRedirection = { _, _, _, next in next }
        delegate.dataTaskDidReceiveResponse = { _, _, _ in .allow }
        let trust = ServerTrustManager(evaluators: ["api.example.com": .publicKeys(pins)])
        let evaluator = ServerTrustEvaluator.certificates(fileURL)
        let anybody = ServerTrustEvaluator.disabled
        let certificate = ClientCertificate.pkcs12(fileURL, password: "secret")
        let transport = PlatformTransport(configuration: .init(serverTrustManager: trust))
        let host = Reachability(host: "example.com")
        _ = (certificate, host)
        _ = Reachability.default.isReachable
        _ = reachability.startListening { status in print(status) }
        reachability.stopListening()
        let caching = Session(transport: CachingTransport(PlatformTransport()))
        _ = request.cacheResponse(using: ResponseCacher.doNotCache)
        for await status in reachability.updates() { print(status) }
        _ = (strict, trust, evaluator, anybody, transport, caching)
    }

    static func watching(notification: Notification) async throws {
        var monitor = ClosureEventMonitor()
        monitor.requestDidFinish = { request in print(request) }
        monitor.taskDidComplete = { _, request, error in print(request, error as Any) }
        monitor.dataTaskDidReceiveData = { _, _, data in print(data.count) }
        monitor.downloadTaskDidWriteData = { _, _, _, written, total in print(written, total ?? -1)
        }
        let watched = Session(eventMonitors: [monitor, RequestLogger { print($0) }])
        let notifying = Session(eventMonitors: [RequestNotifications()])
        _ = notification.request
        _ = (watched, notifying)
    }
}
