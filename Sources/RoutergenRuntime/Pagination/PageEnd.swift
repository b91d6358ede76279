/// How a page says that it is the last one of a list.
public enum PageEnd<Page>: Sendable {
    /// Pages say nothing: the first empty one is the last.
    case unsaid
    /// How far the list goes: the number of its last page, or of its items where pages are found by an offset.
    case count(@Sendable (Page) -> Int?)
    /// Whether a page is the last one.
    case isLast(@Sendable (Page) -> Bool?)
    /// Whether there are pages behind a page.
    case hasMore(@Sendable (Page) -> Bool?)

    /// Whether a page is the last one; nil where it does not say.
    ///
    /// - Parameter reached: how far the pages have come with this one.
    func isLast(_ page: Page, reached: Int) -> Bool? {
        switch self {
        case .unsaid: nil
        case .count(let count): count(page).map { reached >= $0 }
        case .isLast(let isLast): isLast(page)
        case .hasMore(let hasMore): hasMore(page).map { !$0 }
        }
    }
}
