import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Makes requests and carries what they have in common. It never changes once it is made.
///
///     session.request(Five100px.PhotosRouter.photoInfo(id: 42)).validate().responseJSON { response in
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
    /// What `request(_:)` takes for the routers of an API, instead of its `standard()`.
    public let routerConfigurations: [any RouterConfiguration]

    /// Makes a session.
    ///
    /// - Parameters:
    ///   - transport: nil takes libcurl on Linux and `URLSession` on Apple platforms.
    ///   - routerConfigurations: at most one for each API.
    public init(
        configuration: SessionConfiguration = SessionConfiguration(),
        transport: (any Transport)? = nil, routerConfigurations: [any RouterConfiguration] = []
    ) {
        self.configuration = configuration
        self.transport = transport ?? PlatformTransport()
        self.routerConfigurations = routerConfigurations
    }

    /// Makes a request for a URL.
    ///
    /// - Parameters:
    ///   - parameters: nil sends none.
    ///   - encoding: where the parameters go and how they are written.
    ///   - headers: set in addition to those of the session, or in their place.
    public func request(
        _ url: some URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
    ) -> DataRequest {
        start(route: nil) {
            var request = try URLRequest(url: url, method: method, headers: headers)
            request.timeoutInterval = configuration.timeout
            return try encoding.encode(request, with: parameters)
        }
    }

    /// Makes a request from something that stands for one.
    public func request(_ convertible: some URLRequestConvertible) -> DataRequest {
        start(route: nil) { try convertible.asURLRequest() }
    }

    /// Makes a request for a route, with the configuration that the session has for its API, or else with
    /// the API's standard configuration.
    public func request<Route: Router>(_ route: Route) -> DataRequest {
        start(route: route.route) {
            let own = routerConfigurations.lazy.compactMap { $0 as? Route.Configuration }.first
            return try urlRequest(for: route, with: try own ?? .standard())
        }
    }

    /// Makes a request for a route.
    public func request<Route: Router>(
        _ route: Route, with configuration: Route.Configuration
    ) -> DataRequest {
        start(route: route.route) { try urlRequest(for: route, with: configuration) }
    }

    private func urlRequest<Route: Router>(
        for route: Route, with configuration: Route.Configuration
    ) throws -> URLRequest {
        var request = try route.asURLRequest(with: configuration)
        if route.route.timeout == nil { request.timeoutInterval = self.configuration.timeout }
        return request
    }

    private func start(route: Route?, _ make: () throws -> URLRequest) -> DataRequest {
        let urlRequest: Result<URLRequest, RouterError>
        do {
            var made = try make()
            for header in configuration.headers
            where made.value(forHTTPHeaderField: header.name) == nil {
                made.setValue(header.value, forHTTPHeaderField: header.name)
            }
            try made.validateForSending()
            urlRequest = .success(made)
        } catch {
            let error = RouterError.wrapping(error, as: .requestCreationFailed)
            urlRequest = .failure(error.adding(route: route, request: nil))
        }
        let request = DataRequest(session: self, route: route, urlRequest: urlRequest)
        if configuration.startsRequestsImmediately { request.resume() }
        return request
    }
}
