import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Decides whether an answer is kept that may be kept.
public protocol CachedResponseHandler: Sendable {
    /// Called on the transport's thread, so it must not wait.
    ///
    /// - Returns: What is kept; nil for nothing.
    func cache(_ response: CachedResponse, for request: URLRequest) -> CachedResponse?
}

/// The usual decisions about what is kept.
public struct ResponseCacher: CachedResponseHandler {
    /// What a cacher does.
    public enum Behavior: Sendable {
        /// Keeps every answer that may be kept.
        case cache
        /// Keeps none.
        case doNotCache
        /// Keeps what the closure returns.
        case modify(@Sendable (URLRequest, CachedResponse) -> CachedResponse?)
    }

    /// Keeps every answer that may be kept.
    public static let cache = ResponseCacher(behavior: .cache)
    /// Keeps none.
    public static let doNotCache = ResponseCacher(behavior: .doNotCache)

    /// What the cacher does.
    public let behavior: Behavior

    /// Makes a cacher.
    public init(behavior: Behavior) {
        self.behavior = behavior
    }

    /// Decides as `behavior` says.
    public func cache(_ response: CachedResponse, for request: URLRequest) -> CachedResponse? {
        switch behavior {
        case .cache: response
        case .doNotCache: nil
        case .modify(let closure): closure(request, response)
        }
    }
}
