import Foundation

/// What an adapter may want to know about the request.
public struct RequestAdapterState: Sendable {
    /// The number of the request, the same in every attempt.
    public let requestID: UUID
    /// The session that made the request.
    public let session: Session
    /// The route that the request was made from; nil for requests of another kind.
    public let route: Route?
    /// How often the request was tried again; 0 in the first attempt.
    public let retryCount: Int
    /// The interceptors that leave this request alone, as it is part of their own refresh.
    let exemptions: AuthenticationExemption

    /// Makes a state, for tests of adapters.
    public init(requestID: UUID = UUID(), session: Session, route: Route?, retryCount: Int = 0) {
        self.init(
            requestID: requestID, session: session, route: route, retryCount: retryCount,
            exemptions: AuthenticationExemption())
    }

    init(
        requestID: UUID, session: Session, route: Route?, retryCount: Int,
        exemptions: AuthenticationExemption
    ) {
        self.requestID = requestID
        self.session = session
        self.route = route
        self.retryCount = retryCount
        self.exemptions = exemptions
    }
}
