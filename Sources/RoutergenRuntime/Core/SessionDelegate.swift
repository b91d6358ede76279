import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Closures that decide for all requests of a session. They are named after those of the session delegate that Alamofire
/// had up to version 4, and get the session and the request in the place of `URLSession` and its task.
///
///     var delegate = SessionDelegate()
///     delegate.sessionDidReceiveChallenge = { _, _, challenge in
///         challenge.previousFailureCount == 0 ? .useCredential(credential) : .performDefaultHandling
///     }
///     let session = Session(delegate: delegate)
///
/// `ClosureEventMonitor` has those that only watch. Whom to trust is not asked here but said by `ServerTrustManager`,
/// because libcurl wants to know it before it connects.
public struct SessionDelegate: Sendable {
    /// A server wants to know who sends the request (401). `ChallengeInterceptor` says which challenges are asked about,
    /// and what is remembered; it stands behind the session's interceptor.
    public var sessionDidReceiveChallenge:
        (
            @Sendable (Session, Request, AuthenticationChallenge) async
                -> AuthenticationChallenge.Answer
        )?
    /// A redirect leads to a request; what is returned is sent in its place, and nil makes the redirect the answer.
    /// Called on the transport's thread, so it must not wait. It goes before the session's `redirectHandler` and behind
    /// that of the request.
    public var taskWillPerformHTTPRedirection:
        (
            @Sendable (
                Session, Request, _ response: TransportResponse, _ next: URLRequest
            ) -> URLRequest?
        )?
    /// The head of an answer has come; `.cancel` cancels the request. Called on the transport's thread, so it must not
    /// wait.
    public var dataTaskDidReceiveResponse:
        (@Sendable (Session, Request, HTTPURLResponse) -> ResponseDisposition)?

    /// Makes a delegate that decides nothing yet.
    public init() {}
}
