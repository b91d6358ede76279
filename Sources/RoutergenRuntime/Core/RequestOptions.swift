import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What one request asks for in addition to what its session does.
struct RequestOptions: Sendable {
    /// Whether the request starts by itself; nil leaves that to the session.
    var startsImmediately: Bool?
    /// Asked behind the session's interceptor and the one the request was made with, in this order.
    var interceptors: [any RequestInterceptor] = []
    /// Hear the events of the request behind the session's monitors.
    var eventMonitors: [any EventMonitor] = []
    /// Asked in the place of the session's.
    var redirectHandler: (any RedirectHandler)?
    /// Asked in the place of the transport's.
    var cachedResponseHandler: (any CachedResponseHandler)?
    /// Asked when the head of an answer has come.
    var responseDecisions: [@Sendable (HTTPURLResponse) -> ResponseDisposition] = []
    /// For schemes that the transport speaks.
    var connectionCredential: ConnectionCredential?
}

/// Whether an answer is wanted whose head has come.
public enum ResponseDisposition: Sendable, Hashable {
    /// The body is received.
    case allow
    /// The request is cancelled.
    case cancel
}

// What is chained to a request in addition to what its session does. It counts from the next attempt on, and so for
// all of them where it stands before the first handler:
//
//     session.request(url).authenticate(username: "sea", password: "secret").responseJSON { … }
extension Request {
    /// How a request says who sends it.
    public enum AuthenticationMethod: Sendable, Hashable {
        /// With `Authorization: Basic` at once, so that over plain http everybody on the way can read the password.
        case basic
        /// Without saying the password, when the server asks for it (RFC 7616). That takes a second attempt.
        case digest
        /// With NTLM, which signs in the connection (MS-NLTP). The transport speaks it; `URLSession` on Linux does not.
        case ntlm
        /// With Negotiate (RFC 4559), by the tickets of Kerberos that the system has, or else by NTLM. The transport
        /// speaks it; `URLSession` on Linux does not.
        case negotiate
    }

    /// Sends a name and a password. Other origins to which a redirect leads do not see them.
    @discardableResult
    public func authenticate(
        username: String, password: String, method: AuthenticationMethod = .basic
    ) -> Self {
        switch method {
        case .basic:
            intercept(
                using: AuthenticationInterceptor.basic(username: username, password: password))
        case .digest:
            intercept(using: ChallengeInterceptor.digest(username: username, password: password))
        case .ntlm, .negotiate:
            set {
                $0.connectionCredential = ConnectionCredential(
                    method == .ntlm ? .ntlm : .negotiate, username: username, password: password)
            }
        }
    }

    /// Sends a name and a password. Other origins to which a redirect leads do not see them.
    @discardableResult
    public func authenticate(
        with credential: BasicCredential, method: AuthenticationMethod = .basic
    ) -> Self {
        authenticate(
            username: credential.username, password: credential.password, method: method)
    }

    /// Adapts and retries the request behind the interceptors that it has.
    @discardableResult
    public func intercept(using interceptor: any RequestInterceptor) -> Self {
        set { $0.interceptors.append(interceptor) }
    }

    /// Adapts the request behind the interceptors that it has.
    @discardableResult
    public func adapt(using adapter: any RequestAdapter) -> Self {
        intercept(using: Interceptor(adapters: [adapter]))
    }

    /// Retries the request behind the interceptors that it has.
    @discardableResult
    public func retry(using retrier: any RequestRetrier) -> Self {
        intercept(using: Interceptor(retriers: [retrier]))
    }

    /// Decides about redirects, in the place of the session's handler; a later one takes the place of an earlier one.
    @discardableResult
    public func redirect(using handler: any RedirectHandler) -> Self {
        set { $0.redirectHandler = handler }
    }

    /// Decides whether the answer is kept, where the session's transport is a `CachingTransport`.
    @discardableResult
    public func cacheResponse(using handler: any CachedResponseHandler) -> Self {
        set { $0.cachedResponseHandler = handler }
    }

    /// Hears the events of the request that come from now on.
    @discardableResult
    public func monitor(using monitor: any EventMonitor) -> Self {
        set { $0.eventMonitors.append(monitor) }
    }

    /// Calls a closure with each request as it is sent, one for each attempt.
    ///
    /// - Parameter queue: nil takes the session's completion queue.
    @discardableResult
    public func onURLRequestCreation(
        on queue: DispatchQueue? = nil, perform handler: @escaping @Sendable (URLRequest) -> Void
    ) -> Self {
        var monitor = ClosureEventMonitor(queue: queue ?? session.configuration.completionQueue)
        monitor.requestDidCreateURLRequest = { _, urlRequest in handler(urlRequest) }
        return self.monitor(using: monitor)
    }

    /// Calls a closure with the head of each answer, one for each attempt.
    ///
    /// - Parameter queue: nil takes the session's completion queue.
    @discardableResult
    public func onHTTPResponse(
        on queue: DispatchQueue? = nil,
        perform handler: @escaping @Sendable (HTTPURLResponse) -> Void
    ) -> Self {
        var monitor = ClosureEventMonitor(queue: queue ?? session.configuration.completionQueue)
        monitor.dataTaskDidReceiveResponse = { _, _, response in handler(response) }
        return self.monitor(using: monitor)
    }

    /// Asks a closure whether the body of an answer is wanted whose head has come. It is called on the transport's
    /// thread, so it must not wait. Where one of several closures says `.cancel`, the request is cancelled.
    @discardableResult
    public func onHTTPResponse(
        deciding decision: @escaping @Sendable (HTTPURLResponse) -> ResponseDisposition
    ) -> Self {
        set { $0.responseDecisions.append(decision) }
    }

    private func set(_ change: (inout RequestOptions) -> Void) -> Self {
        mutable.withLock { change(&$0.options) }
        return self
    }
}

extension Request {
    /// What adapts and retries the request, in order.
    var interceptors: [any RequestInterceptor] {
        let own = mutable.withLock(\.options.interceptors)
        if session.interceptor == nil, session.challenges == nil, interceptor == nil { return own }
        return [session.interceptor, session.challenges, interceptor].compactMap(\.self) + own
    }

    /// What decides about redirects: for the request, or else for the session.
    var redirectHandler: (any RedirectHandler)? {
        mutable.withLock(\.options.redirectHandler)
            ?? session.delegate.taskWillPerformHTTPRedirection.map { decide in
                Redirector.modify { [weak self] next, response in
                    guard let self else { return next }
                    return decide(session, self, response, next)
                }
            } ?? session.redirectHandler
    }

    /// Whether the body of an answer is wanted.
    func disposition(of head: ResponseHead) -> ResponseDisposition {
        if session.delegate.dataTaskDidReceiveResponse?(session, self, head.response) == .cancel {
            return .cancel
        }
        let decisions = mutable.withLock(\.options.responseDecisions)
        return decisions.contains { $0(head.response) == .cancel } ? .cancel : .allow
    }
}
