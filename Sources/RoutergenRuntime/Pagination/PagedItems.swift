/// The items of all pages of a list: what generated clients return for routes with `paginate`.
///
///     for try await photo in client.photos.allPopularPhotos() { print(photo.name) }
///
/// A page is asked for when the loop wants its first item; a loop that ends early asks for no more. Nothing is
/// sent before the loop begins, and a second loop begins with the first page again. Cancelling the task
/// cancels the request.
public struct PagedItems<Page: Sendable, Item: Sendable>: AsyncSequence, Sendable {
    /// An item of a page.
    public typealias Element = Item

    /// The same list page by page, with what a page says besides its items.
    public let pages: RoutePages<Page>
    private let items: @Sendable (Page) -> [Item]

    init(
        items: @escaping @Sendable (Page) -> [Item],
        startingAt makeFirst: @escaping @Sendable () -> PageStep<Page>
    ) {
        pages = RoutePages(makeFirst: makeFirst)
        self.items = items
    }

    /// Begins with the first item of the first page.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(pages: pages.makeAsyncIterator(), items: items)
    }

    /// Hands out one item after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var pages: RoutePages<Page>.AsyncIterator
        private let items: @Sendable (Page) -> [Item]
        private var current: IndexingIterator<[Item]> = [].makeIterator()

        fileprivate init(
            pages: RoutePages<Page>.AsyncIterator, items: @escaping @Sendable (Page) -> [Item]
        ) {
            self.pages = pages
            self.items = items
        }

        /// The next item; nil behind the last one.
        ///
        /// - Throws: `RouterError` where a page cannot be had; behind it there are no more items.
        public mutating func next() async throws -> Item? {
            while true {
                if let item = current.next() { return item }
                guard let page = try await pages.next() else { return nil }
                current = items(page).makeIterator()
            }
        }
    }
}
