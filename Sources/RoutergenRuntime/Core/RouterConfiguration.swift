/// What an application supplies once for all requests of an API: where it is, keys, tokens.
public protocol RouterConfiguration: Sendable {
    /// The URL that paths are appended to; it may have a path and a query of its own.
    var baseURL: String { get }

    /// The configuration that applies where an application gives none.
    ///
    /// - Throws: `RouterError` with `.missingConfiguration` where a value has no default.
    static func standard() throws -> Self
}
