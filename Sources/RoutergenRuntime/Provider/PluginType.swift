import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sees and changes what a `Provider` sends and gets. Plugins are asked in the order of their list. What is not
/// implemented does nothing.
public protocol PluginType: Sendable {
    /// Changes a request before it is sent, in every attempt, behind the session's adapters. It may wait; an
    /// implementation that does not need to is an ordinary function.
    ///
    /// - Throws: any error; the request fails with it.
    func prepare(_ request: URLRequest, target: any Router) async throws -> URLRequest
    /// A request is sent for the first time, as `prepare` left it; not called for later attempts.
    func willSend(_ request: URLRequest, target: any Router)
    /// A request is over, before `process`.
    func didReceive(_ result: Result<Response, RouterError>, target: any Router)
    /// Changes a result before it is handed out.
    func process(
        _ result: Result<Response, RouterError>, target: any Router
    ) -> Result<Response, RouterError>
}

extension PluginType {
    /// The request as it is.
    public func prepare(_ request: URLRequest, target: any Router) async throws -> URLRequest {
        request
    }
    /// Does nothing.
    public func willSend(_ request: URLRequest, target: any Router) {}
    /// Does nothing.
    public func didReceive(_ result: Result<Response, RouterError>, target: any Router) {}
    /// The result as it is.
    public func process(
        _ result: Result<Response, RouterError>, target: any Router
    ) -> Result<Response, RouterError> {
        result
    }
}
