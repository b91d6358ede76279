import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends the routes of one router, with plugins and stubs, as Moya's provider does.
///
///     let provider = Provider<Photos.Router>(configuration: Photos.Configuration(token: "secret"))
///     let photos = try await provider.request(.popular(page: 2))
///         .filterSuccessfulStatusCodes()
///         .map([Photos.Photo].self, atKeyPath: "photos")
///
/// It lives on while a request runs, so it may be let go at any time.
public final class Provider<Target: Router>: Sendable {
    /// Makes the endpoint of a route.
    public typealias EndpointClosure = @Sendable (Target) throws -> Endpoint
    /// Says whether a route is stubbed.
    public typealias StubClosure = @Sendable (Target) -> StubBehavior
    /// Gets the answer of a request, once.
    public typealias Completion = @Sendable (Result<Response, RouterError>) -> Void
    /// Gets the progress of a request, and last its answer.
    public typealias ProgressBlock = @Sendable (ProgressResponse) -> Void

    /// What carries the requests.
    public let session: Session
    /// What sees and changes requests and answers, in this order.
    public let plugins: [any PluginType]
    /// Whether equal requests that run at a time are sent once.
    public let trackInflights: Bool
    /// Which answers are failures.
    public let validationType: ValidationType
    private let configuration: Target.Configuration?
    private let endpointClosure: EndpointClosure?
    private let stubClosure: StubClosure
    private let callbackQueue: DispatchQueue
    private let flights = Protected<[FlightKey: Flight]>([:])

    /// Makes a provider.
    ///
    /// - Parameters:
    ///   - configuration: nil takes the one that the session has for the API, or else the API's standard one.
    ///   - endpointClosure: nil takes the route as it is; `defaultEndpoint(for:)` makes that, to be changed.
    ///   - stubClosure: by default nothing is stubbed.
    ///   - callbackQueue: of completion handlers; nil takes the session's completion queue.
    ///   - session: the default one by default.
    ///   - trackInflights: whether equal requests that run at a time are sent once; false by default.
    ///   - validationType: by the descriptions of the routes by default.
    public init(
        configuration: Target.Configuration? = nil, endpointClosure: EndpointClosure? = nil,
        stubClosure: @escaping StubClosure = { _ in .never }, callbackQueue: DispatchQueue? = nil,
        session: Session = .default, plugins: [any PluginType] = [], trackInflights: Bool = false,
        validationType: ValidationType = .described
    ) {
        self.configuration = configuration
        self.endpointClosure = endpointClosure
        self.stubClosure = stubClosure
        self.callbackQueue = callbackQueue ?? session.configuration.completionQueue
        self.session = session
        self.plugins = plugins
        self.trackInflights = trackInflights
        self.validationType = validationType
    }

    /// The endpoint of a route as it is.
    ///
    /// - Throws: `RouterError` where the request cannot be made.
    public func defaultEndpoint(for target: Target) throws -> Endpoint {
        let request = try session.urlRequest(
            for: target, with: try configuration ?? session.configuration(of: Target.self))
        return Endpoint(route: target.route, urlRequest: request)
    }

    /// The endpoint of a route, as the provider's closure makes it.
    ///
    /// - Throws: `RouterError`, or what the closure throws.
    public func endpoint(_ target: Target) throws -> Endpoint {
        try endpointClosure?(target) ?? defaultEndpoint(for: target)
    }

    /// Sends a route.
    ///
    /// - Parameters:
    ///   - callbackQueue: nil takes the provider's.
    ///   - progress: called with what has been sent and received, and last with the answer.
    ///   - completion: called once, also where the request is cancelled.
    @discardableResult
    public func request(
        _ target: Target, callbackQueue: DispatchQueue? = nil, progress: ProgressBlock? = nil,
        completion: @escaping Completion
    ) -> any Cancellable {
        let queue = callbackQueue ?? self.callbackQueue
        return start(target, progress: progress.map { (queue, $0) }) { result in
            queue.async {
                if let progress, case .success(let response) = result {
                    progress(ProgressResponse(response: response))
                }
                completion(result)
            }
        }
    }

    /// Sends a route and waits for the answer. Cancelling the task cancels the request.
    ///
    /// - Throws: `RouterError`
    public func request(_ target: Target) async throws -> Response {
        let handle = Protected<(token: (any Cancellable)?, isCancelled: Bool)>((nil, false))
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let token = start(target, progress: nil) { continuation.resume(returning: $0) }
                let isCancelled = handle.withLock { handle in
                    handle.token = token
                    return handle.isCancelled
                }
                if isCancelled { token.cancel() }
            }
        } onCancel: {
            handle.withLock { handle in
                handle.isCancelled = true
                return handle.token
            }?.cancel()
        }
        return try result.get()
    }

    /// Sends a route; the sequence has its progress and last its answer. Who leaves the loop cancels the request.
    public func requestWithProgress(
        _ target: Target
    ) -> AsyncThrowingStream<ProgressResponse, any Error> {
        AsyncThrowingStream { continuation in
            let queue = DispatchQueue(label: "routergen.provider.progress")
            let token = request(target, callbackQueue: queue) {
                continuation.yield($0)
            } completion: { result in
                continuation.finish(throwing: result.error)
            }
            continuation.onTermination = { _ in token.cancel() }
        }
    }
}

extension Provider {
    /// Sends a route, or joins an equal request that runs.
    private func start(
        _ target: Target, progress: (queue: DispatchQueue, block: ProgressBlock)?,
        completion: @escaping Completion
    ) -> any Cancellable {
        let endpoint: Endpoint
        do {
            endpoint = try self.endpoint(target)
        } catch {
            let failure = RouterError.wrapping(error, as: .requestCreationFailed)
                .adding(route: target.route, request: nil)
            return fail(process(.failure(failure), target), completion)
        }
        let (flight, token, isNew) = board(endpoint, completion)
        guard isNew else { return token }
        let request = dataRequest(target, endpoint)
        flight.attach(request)
        if let progress {
            let report: @Sendable (TransferProgress) -> Void = {
                progress.block(ProgressResponse(progress: $0))
            }
            request.uploadProgress(queue: progress.queue, closure: report)
                .downloadProgress(queue: progress.queue, closure: report)
        }
        request.whenJudged { [self] outcome in
            let result = outcome.providerResult
            for plugin in plugins { plugin.didReceive(result, target: target) }
            flight.end(process(result, target))
        }
        request.resume()
        return token
    }

    /// A request that runs, or a new one.
    private func board(
        _ endpoint: Endpoint, _ completion: @escaping Completion
    ) -> (Flight, any Cancellable, isNew: Bool) {
        guard trackInflights else {
            let flight = Flight()
            return (flight, flight.join(completion) ?? NoRequest(), true)
        }
        let key = FlightKey(endpoint)
        return flights.withLock { flights in
            if let running = flights[key], let token = running.join(completion) {
                return (running, token, false)
            }
            let flight = Flight { [self] in forget(key) }
            flights[key] = flight
            return (flight, flight.join(completion) ?? NoRequest(), true)
        }
    }

    private func forget(_ key: FlightKey) {
        // Another flight of that key may have begun when this one was over.
        flights.withLock { flights in
            if flights[key]?.isOver == true { flights[key] = nil }
        }
    }

    private func fail(
        _ result: Result<Response, RouterError>, _ completion: Completion
    ) -> any Cancellable {
        completion(result)
        return NoRequest()
    }

    private func process(
        _ result: Result<Response, RouterError>, _ target: Target
    ) -> Result<Response, RouterError> {
        plugins.reduce(result) { $1.process($0, target: target) }
    }

    private func dataRequest(_ target: Target, _ endpoint: Endpoint) -> DataRequest {
        var session = session
        if let answer = stubClosure(target).delay(endpoint.sampleAnswer) {
            session = session.answering { _ in answer }
        }
        let plugins = plugins
        let adapter = Adapter { urlRequest, state in
            var prepared = urlRequest
            for plugin in plugins { prepared = try await plugin.prepare(prepared, target: target) }
            if state.retryCount == 0 {
                for plugin in plugins { plugin.willSend(prepared, target: target) }
            }
            return prepared
        }
        let request = session.prepare(
            endpoint.urlRequest, route: endpoint.route,
            interceptor: plugins.isEmpty ? nil : adapter)
        validationType.validate(request)
        return request
    }
}

/// What makes two requests equal.
private struct FlightKey: Hashable {
    var route: String
    var urlRequest: URLRequest

    init(_ endpoint: Endpoint) {
        route = endpoint.route.qualifiedID
        urlRequest = endpoint.urlRequest
    }
}

/// Stands for a request that could not be made.
private final class NoRequest: Cancellable {
    var isCancelled: Bool { false }
    func cancel() {}
}

extension Request.Outcome {
    /// The answer of any status that validations let through.
    fileprivate var providerResult: Result<Response, RouterError> {
        if let error { return .failure(error) }
        guard let response else {
            return .failure(RouterError(.missingBody, route: route, request: request))
        }
        return .success(
            Response(
                statusCode: response.statusCode, data: data ?? Data(), request: request,
                response: response, route: route))
    }
}
