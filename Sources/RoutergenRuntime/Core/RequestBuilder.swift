import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Collects what a route sends, statement by statement, and makes the request of it.
///
/// Statements do not throw: the first mistake is kept, and `urlRequest()` throws it. Nothing but RFC 3986's
/// unreserved characters of a value is left unencoded, so that no value can end its segment or item.
public struct RequestBuilder: Sendable {
    /// The route that is built.
    public let route: Route
    var baseURL: String
    /// Whether a route's own server may take the place of the base URL.
    var usesOwnServers: Bool

    /// The text and values of the path; a `?` in it starts a query of its own.
    var pathBytes: [UInt8] = []
    /// Items in the order of the statements, joined with `&`.
    var queryBytes: [UInt8] = []
    var headers = HTTPHeaders()
    var cookies = ""
    var body = RequestBody.none
    /// The first mistake.
    var failure: RouterError?
    /// The name of a path parameter whose value consists of dots.
    var dotValueName: String?

    /// Starts a request.
    ///
    /// - Parameter usesOwnServers: false where every request goes to the base URL, even of a route that has
    ///   a server of its own.
    public init(route: Route, baseURL: String, usesOwnServers: Bool = true) {
        self.route = route
        self.baseURL = baseURL
        self.usesOwnServers = usesOwnServers
    }

    /// Keeps the first mistake.
    mutating func fail(_ reason: RouterError.Reason, underlyingError: (any Error)? = nil) {
        guard failure == nil else { return }
        failure = RouterError(reason, route: route, underlyingError: underlyingError)
    }

    /// The request.
    ///
    /// - Throws: `RouterError`, the first mistake of the statements.
    public func urlRequest() throws(RouterError) -> URLRequest {
        try urlRequest(adding: HTTPHeaders())
    }

    /// The request, with headers of a session where the route has none of the same name.
    func urlRequest(adding others: HTTPHeaders) throws(RouterError) -> URLRequest {
        if let failure { throw failure }
        do throws(RouterError) {
            var request = URLRequest(url: try url())
            // Which it is anyway.
            if route.method != .get { request.httpMethod = route.method.rawValue }
            if let timeout = route.timeout { request.timeoutInterval = timeout }
            var headers = headers
            if !route.accepts.isEmpty, headers["Accept"] == nil {
                headers.append(name: "Accept", value: route.accepts.joined(separator: ", "))
            }
            if !cookies.isEmpty { headers.append(name: "Cookie", value: cookies) }
            if let (body, contentType) = try body.encoded() {
                if headers["Content-Type"] == nil {
                    headers.append(name: "Content-Type", value: contentType)
                }
                request.setBody(body)
            }
            headers.addMissing(others)
            request.allHTTPHeaderFields = headers.dictionary
            try request.validateForSending()
            return request
        } catch {
            throw error.adding(route: route, request: nil)
        }
    }
}
