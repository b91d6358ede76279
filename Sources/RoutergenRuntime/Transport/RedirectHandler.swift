import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Decides what becomes of a redirect.
public protocol RedirectHandler: Sendable {
    /// Called with every redirect, on the transport's thread, so it must not wait.
    ///
    /// - Parameters:
    ///   - request: What would be sent next, by RFC 9110, section 15.4. Where it leads to another origin
    ///     (scheme, host or port), credentials and cookies of the former one are gone already; a handler
    ///     that trusts the new one may set them again.
    ///   - response: The redirect.
    /// - Returns: What is to be sent; its URL, method, headers and nothing else count. nil makes the redirect
    ///   the answer of the request.
    func redirect(to request: URLRequest, for response: TransportResponse) -> URLRequest?
}

/// The usual decisions about redirects.
///
///     let onlyWithinTheAPI = Redirector.modify { request, response in
///         request.url?.host == response.url.host ? request : nil
///     }
public struct Redirector: RedirectHandler {
    /// What a redirector does.
    public enum Behavior: Sendable {
        /// Follows every redirect.
        case follow
        /// Follows none: the redirect is the answer.
        case doNotFollow
        /// Follows with the request that the closure returns, or not at all where that is nil.
        case modify(
            @Sendable (_ request: URLRequest, _ response: TransportResponse) -> URLRequest?)
    }

    /// Follows every redirect.
    public static let follow = Redirector(behavior: .follow)
    /// Follows none: the redirect is the answer.
    public static let doNotFollow = Redirector(behavior: .doNotFollow)
    /// Follows with the request that the closure returns, or not at all where that is nil.
    public static func modify(
        _ closure:
            @escaping @Sendable (_ request: URLRequest, _ response: TransportResponse)
            -> URLRequest?
    ) -> Redirector {
        Redirector(behavior: .modify(closure))
    }

    /// What the redirector does.
    public let behavior: Behavior

    /// Makes a redirector.
    public init(behavior: Behavior) {
        self.behavior = behavior
    }

    /// Decides as `behavior` says.
    public func redirect(to request: URLRequest, for response: TransportResponse) -> URLRequest? {
        switch behavior {
        case .follow: request
        case .doNotFollow: nil
        case .modify(let closure): closure(request, response)
        }
    }
}
