import Foundation

// What generated clients call for answers whose headers are described, too.

extension Connection {
    /// Sends a route, waits for its answer, and decodes that and its headers.
    ///
    /// - Parameter keyPath: Where the value is in the body's JSON, inside the route's envelope if it has one.
    /// - Throws: `RouterError`, as `send` and `RouteResponse.model` do.
    public func modelWithHeaders<Route: Router, Model: JSONModel, Headers: ResponseHeaders>(
        of route: Route, at keyPath: [String] = []
    ) async throws -> (value: Model, headers: Headers)
    where Route.Configuration == Configuration {
        let response = try await send(route)
        return (value: try response.model(at: keyPath), headers: try Headers(response))
    }

    /// Sends a route, waits for its answer, which is text, and decodes its headers.
    ///
    /// - Throws: `RouterError`, as `send` and `RouteResponse.text` do.
    public func textWithHeaders<Route: Router, Headers: ResponseHeaders>(
        of route: Route
    ) async throws -> (value: String, headers: Headers)
    where Route.Configuration == Configuration {
        let response = try await send(route)
        return (value: try response.text(), headers: try Headers(response))
    }

    /// Sends a route, waits for its answer, of which the bytes count, and decodes its headers.
    ///
    /// - Throws: `RouterError`, as `send` does.
    public func dataWithHeaders<Route: Router, Headers: ResponseHeaders>(
        of route: Route
    ) async throws -> (value: Data, headers: Headers)
    where Route.Configuration == Configuration {
        let response = try await send(route)
        return (value: response.data, headers: try Headers(response))
    }

    /// Sends a route, waits for its answer, and decodes the headers of that.
    ///
    /// - Throws: `RouterError`, as `send` does.
    public func headers<Route: Router, Headers: ResponseHeaders>(
        of route: Route
    ) async throws -> Headers where Route.Configuration == Configuration {
        try Headers(try await send(route))
    }
}
