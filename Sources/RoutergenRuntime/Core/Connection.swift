import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A session together with the configuration of one API: what a generated client sends its routes over.
public struct Connection<Configuration: RouterConfiguration>: Sendable {
    /// The base URL, keys and tokens.
    public let configuration: Configuration
    /// What carries the requests.
    public let session: Session

    /// Makes a connection.
    public init(configuration: Configuration, session: Session = .default) {
        self.configuration = configuration
        self.session = session
    }

    /// Sends a route and waits for its answer.
    ///
    /// The answer has a status that the description calls a success and, where the route has an envelope,
    /// a code that means success. Cancelling the task cancels the request.
    ///
    /// - Throws: `RouterError`; its `body` is the decoded body of a described error.
    public func send<Route: Router>(_ route: Route) async throws -> RouteResponse
    where Route.Configuration == Configuration {
        try await session.prepare(route, with: configuration).routeResponse()
    }
}
