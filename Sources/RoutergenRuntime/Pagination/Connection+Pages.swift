import Foundation

// What generated clients ask for pages with, and routers written by hand can, too.
extension Connection {
    /// The items of pages that are counted: `?page=1`, `?page=2`.
    ///
    /// The list ends where `end` says so. A page that says nothing is the last one where it has no items, or fewer
    /// than `size`.
    ///
    /// - Parameters:
    ///   - number: of the first page.
    ///   - size: how many items are asked for; nil where a shorter page may be followed by others.
    ///   - keyPath: where the page is in the answer.
    ///   - items: those of a page.
    ///   - end: how a page says that it is the last one.
    ///   - route: what asks for the page of a number.
    public func numberedPages<Route: Router, Page: JSONModel, Item: Sendable>(
        from number: Int, size: Int? = nil, at keyPath: [String] = [],
        items: @escaping @Sendable (Page) -> [Item], until end: PageEnd<Page> = .unsaid,
        route: @escaping @Sendable (Int) -> Route
    ) -> PagedItems<Page, Item> where Route.Configuration == Configuration {
        countedPages(
            from: number, size: size, at: keyPath, items: items, until: end, route: route
        ) { number, _ in
            (reached: number, next: sum(number, 1))
        }
    }

    /// The items of pages that begin at an offset: `?offset=0`, `?offset=50`. The next one begins behind the items
    /// that came, however many were asked for.
    ///
    /// The list ends where `end` says so, at the latest with an empty page. A page that says nothing is the
    /// last one where it has fewer items than `size`.
    ///
    /// - Parameters:
    ///   - offset: how many items are left out.
    ///   - size: how many items are asked for; nil where a shorter page may be followed by others.
    ///   - keyPath: where the page is in the answer.
    ///   - items: those of a page.
    ///   - end: how a page says that it is the last one.
    ///   - route: what asks for the page at an offset.
    public func offsetPages<Route: Router, Page: JSONModel, Item: Sendable>(
        from offset: Int, size: Int? = nil, at keyPath: [String] = [],
        items: @escaping @Sendable (Page) -> [Item], until end: PageEnd<Page> = .unsaid,
        route: @escaping @Sendable (Int) -> Route
    ) -> PagedItems<Page, Item> where Route.Configuration == Configuration {
        countedPages(
            from: offset, size: size, at: keyPath, items: items, until: end, route: route
        ) { offset, itemCount in
            let next = sum(offset, itemCount)
            return (reached: next ?? .max, next: itemCount == 0 ? nil : next)
        }
    }

    /// The items of pages of which each names the next one: `{"next_cursor": "abc"}`, `?cursor=abc`.
    ///
    /// The list ends with the page that names none, or an empty text, and with an empty page that names one that was
    /// there already. A page with items may name the cursor that was there already, as servers do that scroll by
    /// themselves; it is an error where the same items come again.
    ///
    /// - Parameters:
    ///   - cursor: of the first page; nil where the server knows it.
    ///   - keyPath: where the page is in the answer.
    ///   - items: those of a page.
    ///   - next: the cursor of the page behind a page.
    ///   - route: what asks for the page of a cursor.
    public func cursorPages<Route: Router, Page: JSONModel, Item: Sendable, Cursor: Sendable>(
        from cursor: Cursor?, at keyPath: [String] = [],
        items: @escaping @Sendable (Page) -> [Item], next: @escaping @Sendable (Page) -> Cursor?,
        route: @escaping @Sendable (Cursor?) -> Route
    ) -> PagedItems<Page, Item> where Route.Configuration == Configuration {
        PagedItems(items: items) {
            cursorStep(route(cursor), at: keyPath, items: items, next: next, route: route)
        }
    }

    /// The same for a route that always sends a cursor, such as `*` for the first page.
    public func cursorPages<Route: Router, Page: JSONModel, Item: Sendable, Cursor: Sendable>(
        fromFirst cursor: Cursor, at keyPath: [String] = [],
        items: @escaping @Sendable (Page) -> [Item], next: @escaping @Sendable (Page) -> Cursor?,
        route: @escaping @Sendable (Cursor) -> Route
    ) -> PagedItems<Page, Item> where Route.Configuration == Configuration {
        PagedItems(items: items) {
            cursorStep(route(cursor), at: keyPath, items: items, next: next, route: route)
        }
    }
}

extension Connection {
    /// - Parameter advance: how far the list has come with a page, and the number of the next one; nil where there
    ///   can be none.
    private func countedPages<Route: Router, Page: JSONModel, Item: Sendable>(
        from number: Int, size: Int?, at keyPath: [String],
        items: @escaping @Sendable (Page) -> [Item], until end: PageEnd<Page>,
        route: @escaping @Sendable (Int) -> Route,
        advance: @escaping @Sendable (_ number: Int, _ itemCount: Int) -> (reached: Int, next: Int?)
    ) -> PagedItems<Page, Item> where Route.Configuration == Configuration {
        @Sendable func step(_ number: Int) -> PageStep<Page> {
            self.step(to: route(number), repetition: .never) { response in
                let page: Page = try response.model(at: keyPath)
                let count = items(page).count
                let (reached, next) = advance(number, count)
                let said = end.isLast(page, reached: reached)
                let isLast = said ?? (count == 0 || count < size ?? 0)
                return PageStep.Outcome(
                    page: page, itemCount: count, content: { response.data },
                    next: isLast ? nil : next.map(step), mayStay: said == nil)
            }
        }
        return PagedItems(items: items) { step(number) }
    }

    private func cursorStep<Route: Router, Page: JSONModel, Item: Sendable, Cursor: Sendable>(
        _ current: Route, at keyPath: [String], items: @escaping @Sendable (Page) -> [Item],
        next: @escaping @Sendable (Page) -> Cursor?, route: @escaping @Sendable (Cursor) -> Route
    ) -> PageStep<Page> where Route.Configuration == Configuration {
        step(to: current, repetition: .scroll) { response in
            let page: Page = try response.model(at: keyPath)
            let following = next(page).flatMap { isNothing($0) ? nil : $0 }.map {
                cursorStep(route($0), at: keyPath, items: items, next: next, route: route)
            }
            let found = items(page)
            return PageStep.Outcome(
                page: page, itemCount: found.count,
                content: { content(of: found) ?? response.data }, next: following)
        }
    }
}

/// The items of a page alone, without what a server says about the answer, such as how long it took; nil where they are
/// no models.
private func content<Item>(of items: [Item]) -> Data? {
    var content = Data()
    for item in items {
        guard let model = item as? any JSONModel else { return nil }
        content += model.jsonData() + [.lineFeed]
    }
    return content
}

/// Nil where a number would be too large.
private func sum(_ number: Int, _ more: Int) -> Int? {
    let (sum, isTooLarge) = number.addingReportingOverflow(more)
    return isTooLarge ? nil : sum
}

/// Whether a cursor is an empty text, which some servers send behind the last page.
private func isNothing(_ cursor: some Sendable) -> Bool {
    switch cursor {
    case let text as String: text.isEmpty
    case let wrapped as any NewType: (wrapped.rawValue as? String)?.isEmpty ?? false
    default: false
    }
}
