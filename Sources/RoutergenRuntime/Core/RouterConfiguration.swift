/// What an application supplies once for all requests of an API: where it is, keys, tokens.
public protocol RouterConfiguration: Sendable {
    /// The URL that paths are appended to; it may have a path and a query of its own.
    var baseURL: String { get }

    /// The base URL that the description gives; nil where it gives none.
    ///
    /// A route with a server of its own goes there only as long as `baseURL` is this one. An application
    /// that sets another `baseURL`, as a test does, gets every request there.
    static var standardBaseURL: String? { get }

    /// The configuration that applies where an application gives none.
    ///
    /// - Throws: `RouterError` with `.missingConfiguration` where a value has no default.
    static func standard() throws -> Self
}

extension RouterConfiguration {
    /// Nil: routes with servers of their own always go there.
    public static var standardBaseURL: String? { nil }

    /// Whether the base URL is the description's own, as far as that gives one.
    var usesStandardBaseURL: Bool {
        guard let standard = Self.standardBaseURL else { return true }
        return baseURL == standard || baseURL == standard + "/"
    }
}
