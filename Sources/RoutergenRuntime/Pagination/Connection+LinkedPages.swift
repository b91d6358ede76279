import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Pages that are found by their URLs, which the server gives.
extension Connection {
    /// The items of pages of which each links to the next one in a header: `Link: <…?page=2>; rel="next"` (RFC 8288).
    ///
    /// The list ends with the page that has no such link. The first request is sent again with the URL of the link,
    /// so it keeps its method, headers and body. A link to another server is an error, and so is one to a page that
    /// was there already.
    ///
    /// - Parameters:
    ///   - route: what asks for the first page.
    ///   - relation: of the link that leads on.
    ///   - keyPath: where the page is in the answer.
    ///   - items: those of a page.
    public func linkedPages<Route: Router, Page: JSONModel, Item: Sendable>(
        of route: Route, relation: String = "next", at keyPath: [String] = [],
        items: @escaping @Sendable (Page) -> [Item]
    ) -> PagedItems<Page, Item> where Route.Configuration == Configuration {
        linkedPages(of: route, at: keyPath, items: items) { response, _ in
            response.headers.links.first { $0.relations.contains(relation.lowercased()) }?.target
        }
    }

    /// The items of pages of which each has the URL of the next one: `{"next": "https://…?page=2"}`.
    ///
    /// The list ends with the page that has none, or an empty text; see the other form for all else.
    ///
    /// - Parameters:
    ///   - route: what asks for the first page.
    ///   - keyPath: where the page is in the answer.
    ///   - items: those of a page.
    ///   - next: the URL of the page behind a page; it may be relative to the URL of the answer.
    public func linkedPages<Route: Router, Page: JSONModel, Item: Sendable>(
        of route: Route, at keyPath: [String] = [], items: @escaping @Sendable (Page) -> [Item],
        next: @escaping @Sendable (Page) -> String?
    ) -> PagedItems<Page, Item> where Route.Configuration == Configuration {
        linkedPages(of: route, at: keyPath, items: items) { _, page in
            next(page).flatMap { $0.isEmpty ? nil : $0 }
        }
    }

    private func linkedPages<Route: Router, Page: JSONModel, Item: Sendable>(
        of route: Route, at keyPath: [String], items: @escaping @Sendable (Page) -> [Item],
        target: @escaping @Sendable (RouteResponse, Page) -> String?
    ) -> PagedItems<Page, Item> where Route.Configuration == Configuration {
        let description = route.route
        @Sendable func step(_ request: Result<URLRequest, RouterError>) -> PageStep<Page> {
            PageStep(
                session: session, route: description, urlRequest: request, repetition: .circle
            ) { response in
                let page: Page = try response.model(at: keyPath)
                let next = target(response, page).map { target in
                    step(request.flatMap { response.request($0, following: target) })
                }
                return PageStep.Outcome(
                    page: page, itemCount: items(page).count, content: { response.data },
                    next: next)
            }
        }
        return PagedItems(items: items) { step(urlRequest(for: route)) }
    }
}

extension RouteResponse {
    /// The request for the page that a text of the answer leads to.
    fileprivate func request(
        _ request: URLRequest, following target: String
    ) -> Result<URLRequest, RouterError> {
        guard let base = response.url ?? request.url,
            let url = URLText.url(target, relativeTo: base)
        else { return .failure(error(RouterError(.invalidURL(target)))) }
        return request.following(url).mapError { error($0) }
    }
}
