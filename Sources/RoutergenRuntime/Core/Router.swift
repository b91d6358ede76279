import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Routes of an API: an enum with a case for each endpoint.
///
/// Generated enums conform to it. A router written by hand needs the same three things:
///
///     enum PhotosRouter: Router {
///         case photo(id: Int)
///
///         var route: Route { Route(id: "photo", method: .get, path: "/photos/{id}") }
///
///         func build(_ request: inout RequestBuilder, with configuration: Configuration) {
///             switch self {
///             case .photo(let id):
///                 request.path("/photos/")
///                 request.segment("id", id)
///             }
///         }
///     }
public protocol Router: URLRequestConvertible {
    /// What an application supplies once for all requests.
    associatedtype Configuration: RouterConfiguration

    /// What the description says about the route.
    var route: Route { get }

    /// Adds everything that the route sends to a request.
    func build(_ request: inout RequestBuilder, with configuration: Configuration)
}

extension Router {
    /// The request of the route.
    ///
    /// - Throws: `RouterError` when a value cannot be sent, naming it, or when the base URL is none.
    public func asURLRequest(with configuration: Configuration) throws -> URLRequest {
        try asURLRequest(with: configuration, adding: HTTPHeaders())
    }

    /// The request of the route, with headers of a session where the route has none of the same name.
    func asURLRequest(
        with configuration: Configuration, adding headers: HTTPHeaders
    ) throws(RouterError) -> URLRequest {
        var builder = RequestBuilder(
            route: route, baseURL: configuration.baseURL,
            usesOwnServers: configuration.usesStandardBaseURL)
        build(&builder, with: configuration)
        return try builder.urlRequest(adding: headers)
    }

    /// The request of the route, with the configuration that consists of defaults.
    ///
    /// - Throws: `RouterError`, with `.missingConfiguration` when the configuration needs a value.
    public func asURLRequest() throws -> URLRequest {
        do {
            return try asURLRequest(with: try .standard())
        } catch var error as RouterError {
            error.route = error.route ?? route
            throw error
        }
    }
}
