import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A route of any API, for a provider that sends those of several.
///
///     let provider = Provider<MultiTarget>(session: Session(routerConfigurations: [photos, maps]))
///     let photos = try await provider.request(.target(Photos.Router.popular()))
///     let places = try await provider.request(.target(Maps.Router.places(near: "here")))
public enum MultiTarget: Router {
    /// The route.
    case target(any Router)

    /// Makes a target of a route.
    public init(_ target: any Router) { self = .target(target) }

    /// The route itself.
    public var target: any Router {
        switch self {
        case .target(let target): target
        }
    }

    /// What the description says about the route.
    public var route: Route { target.route }

    /// Adds everything that the route sends to a request, and the base URL of its own API.
    public func build(_ request: inout RequestBuilder, with configuration: Configuration) {
        target.build(&request, withOneOf: configuration.configurations)
    }

    /// The configurations of several APIs.
    public struct Configuration: RouterConfiguration {
        /// At most one for each API; the API's standard one takes the place of one that is missing.
        public var configurations: [any RouterConfiguration]

        /// Makes a configuration. Where a session has one for each API, nobody needs to.
        public init(_ configurations: [any RouterConfiguration] = []) {
            self.configurations = configurations
        }

        /// Empty: each API has its own.
        public var baseURL: String { "" }

        /// The standard configurations of all APIs.
        public static func standard() -> Configuration { Configuration() }
    }
}

extension Router {
    /// The same with the configuration of the router's own API, and with its base URL.
    fileprivate func build(
        _ request: inout RequestBuilder, withOneOf configurations: [any RouterConfiguration]
    ) {
        do {
            let own = configurations.lazy.compactMap { $0 as? Configuration }.first
            let configuration = try own ?? .standard()
            request.baseURL = configuration.baseURL
            request.usesOwnServers = configuration.usesStandardBaseURL
            build(&request, with: configuration)
        } catch {
            request.failure = request.failure ?? .wrapping(error, as: .requestCreationFailed)
        }
    }
}
