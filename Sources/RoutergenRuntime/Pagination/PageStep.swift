import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The request for one page of a route, and what its answer leads to.
struct PageStep<Page: Sendable>: Sendable {
    /// What came of an answer.
    struct Outcome {
        var page: Page
        /// How many items the page has.
        var itemCount: Int
        /// What tells the items of the page from those of another one; asked only where the server may repeat itself.
        var content: @Sendable () -> Data
        /// Nil behind the last page.
        var next: PageStep?
        /// Whether only the number of the next page makes it another one and no page says how many there are: a
        /// server that does not look at the number sends the same page for ever.
        var mayStay = false
    }

    let session: Session
    let route: Route
    let urlRequest: Result<URLRequest, RouterError>
    let repetition: PageRepetition
    let read: @Sendable (RouteResponse) throws -> Outcome
}

/// What it means that a page leads to a request that was sent already.
enum PageRepetition: Sendable {
    /// It cannot: each page has a number of its own.
    case never
    /// The list leads in a circle: a URL is the name of one page.
    case circle
    /// The server may move on by itself, behind a cursor that stays the same.
    case scroll
}

extension Connection {
    /// The step to a page that a route asks for.
    func step<Route: Router, Page: Sendable>(
        to route: Route, repetition: PageRepetition,
        read: @escaping @Sendable (RouteResponse) throws -> PageStep<Page>.Outcome
    ) -> PageStep<Page> where Route.Configuration == Configuration {
        PageStep(
            session: session, route: route.route, urlRequest: urlRequest(for: route),
            repetition: repetition, read: read)
    }

    func urlRequest<Route: Router>(for route: Route) -> Result<URLRequest, RouterError>
    where Route.Configuration == Configuration {
        session.initialRequest(of: route) { configuration }
    }
}

extension URLRequest {
    /// The same request for a page that its answer links to.
    ///
    /// One of another server is refused, because the request may carry what proves to this one who asks.
    func following(_ target: URL) -> Result<URLRequest, RouterError> {
        guard let origin = Origin(target), origin == url.flatMap(Origin.init) else {
            let problem = "the next page is on another server: '\(target.redactedDescription)'"
            return .failure(
                RouterError(.transport(TransportError(.unsupportedURL, problem)), request: self))
        }
        var request = self
        request.url = target
        return .success(request)
    }
}
