import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Makes requests and carries what they have in common. It never changes once it is made.
///
///     session.request(Five100px.PhotosRouter.photoInfo(id: 42)).responseJSON { response in
///         print(response.value?["photo"]?["name"] ?? "no name")
///     }
///
/// A request keeps its session; a session may be let go while its requests run.
public final class Session: Sendable {
    /// A session with the default configuration and transport.
    public static let `default` = Session()

    /// What applies to all requests.
    public let configuration: SessionConfiguration
    /// What carries the requests.
    public let transport: any Transport
    /// The same, if it can make use of those who wait.
    let awaitedTransport: (any AwaitedTransport)?
    /// What `request(_:)` takes for the routers of an API, instead of its `standard()`.
    public let routerConfigurations: [any RouterConfiguration]
    /// What adapts and retries every request, before the request's own interceptor; nil for none.
    public let interceptor: (any RequestInterceptor)?
    /// What decides about redirects; nil follows them all. `SessionConfiguration.followsRedirects` goes first.
    public let redirectHandler: (any RedirectHandler)?
    /// Closures that decide for all requests.
    public let delegate: SessionDelegate
    /// What hears the events of all requests.
    public let eventMonitors: [any EventMonitor]
    /// Asks the delegate about challenges; nil where it has no answer.
    let challenges: ChallengeInterceptor?
    private let running = Protected<[ObjectIdentifier: Request]>([:])

    /// Makes a session.
    ///
    /// - Parameters:
    ///   - transport: nil takes libcurl on Linux and `URLSession` on Apple platforms.
    ///   - routerConfigurations: at most one for each API.
    ///   - interceptor: adapts and retries every request; `Interceptor` makes one of several.
    ///   - redirectHandler: such as a `Redirector`; nil follows every redirect.
    ///   - delegate: closures that decide for all requests.
    ///   - eventMonitors: hear the events of all requests.
    public init(
        configuration: SessionConfiguration = SessionConfiguration(),
        transport: (any Transport)? = nil, routerConfigurations: [any RouterConfiguration] = [],
        interceptor: (any RequestInterceptor)? = nil,
        redirectHandler: (any RedirectHandler)? = nil,
        delegate: SessionDelegate = SessionDelegate(), eventMonitors: [any EventMonitor] = []
    ) {
        self.configuration = configuration
        let transport = transport ?? PlatformTransport()
        self.transport = transport
        awaitedTransport = transport as? any AwaitedTransport
        self.routerConfigurations = routerConfigurations
        self.interceptor = interceptor
        self.redirectHandler = redirectHandler
        self.delegate = delegate
        challenges = delegate.sessionDidReceiveChallenge.map { decide in
            ChallengeInterceptor { request, challenge in
                await decide(request.session, request, challenge)
            }
        }
        self.eventMonitors = eventMonitors
    }

    /// Changes a request while it is made; what it throws is the error of the request.
    public typealias RequestModifier = @Sendable (inout URLRequest) throws -> Void

    /// Makes a request for a URL.
    ///
    /// - Parameters:
    ///   - parameters: nil sends none.
    ///   - encoding: where the parameters go and how they are written.
    ///   - headers: set in addition to those of the session, or in their place.
    ///   - interceptor: adapts and retries the request behind the session's interceptor.
    ///   - shouldAutomaticallyResume: whether the request starts by itself; nil leaves that to
    ///     `SessionConfiguration.startsRequestsImmediately`.
    ///   - requestModifier: changes the request before its parameters are encoded.
    public func request(
        _ url: some URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil,
        requestModifier: RequestModifier? = nil
    ) -> DataRequest {
        let request = make(route: nil, interceptor: interceptor) {
            try encoding.encode(
                urlRequest(url, method, headers, requestModifier), with: parameters)
        }
        return start(request, automatically: shouldAutomaticallyResume)
    }

    /// Makes a request from something that stands for one.
    public func request(
        _ convertible: some URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil,
        shouldAutomaticallyResume: Bool? = nil
    ) -> DataRequest {
        start(
            make(route: nil, interceptor: interceptor) { try convertible.asURLRequest() },
            automatically: shouldAutomaticallyResume)
    }

    /// Makes a request for a route, with the configuration that the session has for its API, or else with
    /// the API's standard configuration. The answer is validated by the description of the route.
    public func request<Route: Router>(
        _ route: Route, interceptor: (any RequestInterceptor)? = nil,
        shouldAutomaticallyResume: Bool? = nil
    ) -> DataRequest {
        let request = make(
            route: route.route, interceptor: interceptor,
            initialRequest(of: route) { try self.configuration(of: Route.self) })
        return start(request, automatically: shouldAutomaticallyResume)
    }

    /// Makes a request for a route. The answer is validated by the description of the route.
    public func request<Route: Router>(
        _ route: Route, with configuration: Route.Configuration,
        interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil
    ) -> DataRequest {
        start(
            prepare(route, with: configuration, interceptor: interceptor),
            automatically: shouldAutomaticallyResume)
    }

    /// The request of a route, before it is started.
    func prepare<Route: Router>(
        _ route: Route, with configuration: Route.Configuration,
        interceptor: (any RequestInterceptor)? = nil
    ) -> DataRequest {
        make(
            route: route.route, interceptor: interceptor,
            initialRequest(of: route) { configuration })
    }

    /// A request of a route that was made already, before it is started.
    func prepare(
        _ urlRequest: URLRequest, route: Route, interceptor: (any RequestInterceptor)?
    ) -> DataRequest {
        make(route: route, interceptor: interceptor) { urlRequest }
    }

    /// The same session with another transport, which answers by itself.
    func answering(_ answer: @escaping StubTransport.Answering) -> Session {
        Session(
            configuration: configuration, transport: StubTransport(answer),
            routerConfigurations: routerConfigurations, interceptor: interceptor,
            redirectHandler: redirectHandler, delegate: delegate, eventMonitors: eventMonitors)
    }

    /// The configuration that the session has for a router's API, or else the API's standard one.
    func configuration<Route: Router>(of router: Route.Type) throws -> Route.Configuration {
        let own = routerConfigurations.lazy.compactMap { $0 as? Route.Configuration }.first
        // Those of all APIs together are what routes of any API need.
        let all = MultiTarget.Configuration(routerConfigurations)
        return try own ?? all as? Route.Configuration ?? .standard()
    }

    func urlRequest<Route: Router>(
        for route: Route, with configuration: Route.Configuration
    ) throws -> URLRequest {
        try initialRequest(of: route) { configuration }.get()
    }

    /// What adapters start from: the request of a route, with the headers and the timeout of the session. It
    /// was checked when it was made.
    func initialRequest<Route: Router>(
        of route: Route, with configuration: () throws -> Route.Configuration
    ) -> Result<URLRequest, RouterError> {
        do {
            var request = try route.asURLRequest(
                with: try configuration(), adding: self.configuration.headers)
            if route.route.timeout == nil { request.timeoutInterval = self.configuration.timeout }
            return .success(request)
        } catch {
            let error = RouterError.wrapping(error, as: .requestCreationFailed)
            return .failure(error.adding(route: route.route, request: nil))
        }
    }

    /// A request for a URL, with what the session says about all of them.
    func urlRequest(
        _ url: some URLConvertible, _ method: HTTPMethod, _ headers: HTTPHeaders?,
        _ modify: RequestModifier?
    ) throws -> URLRequest {
        var request = try URLRequest(url: url, method: method, headers: headers)
        request.timeoutInterval = configuration.timeout
        try modify?(&request)
        return request
    }

    func make(
        route: Route?, interceptor: (any RequestInterceptor)?, _ make: () throws -> URLRequest
    ) -> DataRequest {
        self.make(route: route, interceptor: interceptor, initialRequest(route: route, make))
    }

    private func make(
        route: Route?, interceptor: (any RequestInterceptor)?,
        _ initialRequest: Result<URLRequest, RouterError>
    ) -> DataRequest {
        let request = DataRequest(
            session: self, route: route, initialRequest: initialRequest, interceptor: interceptor)
        if route != nil, configuration.validatesRoutes { request.validate() }
        return request
    }

    /// What adapters start from: the request that a closure makes, with the headers of the session.
    func initialRequest(
        route: Route?, _ make: () throws -> URLRequest
    ) -> Result<URLRequest, RouterError> {
        do {
            var made = try make()
            made.addMissing(configuration.headers)
            try made.validateForSending()
            return .success(made)
        } catch {
            let error = RouterError.wrapping(error, as: .requestCreationFailed)
            return .failure(error.adding(route: route, request: nil))
        }
    }

    /// Calls a closure with the requests that run at this moment, or that will start by themselves.
    public func withAllRequests(perform action: (Set<Request>) -> Void) {
        action(running.withLock { Set($0.values) })
    }

    /// Cancels the requests that run at this moment, or that will start by themselves.
    public func cancelAllRequests() {
        withAllRequests { for request in $0 { request.cancel() } }
    }

    /// Lets a request start with its first handler or soon, unless it is to wait. One that could not be made is over at
    /// once.
    ///
    /// - Parameter automatically: whether it does not wait; nil does as the session does.
    func start<Kind: Request>(_ request: Kind, automatically: Bool? = nil) -> Kind {
        if let automatically {
            request.mutable.withLock { $0.options.startsImmediately = automatically }
        }
        guard automatically ?? configuration.startsRequestsImmediately else { return request }
        guard case .success = request.initialRequest else { return request.resume() }
        register(request)
        request.startSoon()
        return request
    }

    /// Notes a request that will run, until `unregister`.
    func register(_ request: Request) {
        running.withLock { $0[ObjectIdentifier(request)] = request }
    }

    func unregister(_ request: Request) {
        running.withLock { $0[ObjectIdentifier(request)] = nil }
    }
}
