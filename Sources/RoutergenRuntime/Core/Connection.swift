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

// What generated clients call, so that each of their methods is one call. Everything that `send` says holds for all.

extension Connection {
    /// Sends a route, waits for its answer and decodes that.
    ///
    /// - Parameter keyPath: Where the value is in the body's JSON, inside the route's envelope if it has one.
    /// - Throws: `RouterError`, as `send` and `RouteResponse.model` do.
    public func model<Route: Router, Model: JSONModel>(
        of route: Route, at keyPath: [String] = []
    ) async throws -> Model where Route.Configuration == Configuration {
        try await send(route).model(at: keyPath)
    }

    /// Sends a route and waits for its answer, which is text.
    ///
    /// - Throws: `RouterError`, as `send` and `RouteResponse.text` do.
    public func text<Route: Router>(of route: Route) async throws -> String
    where Route.Configuration == Configuration {
        try await send(route).text()
    }

    /// Sends a route and waits for its answer, of which only the bytes count.
    ///
    /// - Throws: `RouterError`, as `send` does.
    public func data<Route: Router>(of route: Route) async throws -> Data
    where Route.Configuration == Configuration {
        try await send(route).data
    }

    /// Sends a route and waits until it is done, whatever the answer's body.
    ///
    /// - Throws: `RouterError`, as `send` and `RouteResponse.discard` do.
    public func completion<Route: Router>(of route: Route) async throws
    where Route.Configuration == Configuration {
        try await send(route).discard()
    }
}
