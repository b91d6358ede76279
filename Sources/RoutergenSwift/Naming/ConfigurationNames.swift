/// What the configuration and its properties are called.
package struct ConfigurationNames: Sendable, Equatable {
    /// `Configuration`
    package var type: SwiftIdentifier
    /// `baseURL`
    package var baseURL: SwiftIdentifier
    /// `server`; reserved only where there is a server enum.
    package var server: SwiftIdentifier
    /// The property of each server that only some routes have, by its standard URL: `uploadsURL`.
    package var routeServers: [String: SwiftIdentifier] = [:]
    /// The property of each configuration value, by its name in the description.
    package var values: [String: SwiftIdentifier]
    /// The property of each security scheme, by its name in the description.
    package var credentials: [String: SwiftIdentifier]
}
