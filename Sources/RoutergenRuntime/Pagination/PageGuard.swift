import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What keeps a list from going on without end.
struct PageGuard {
    /// What makes a request another one.
    private struct Asked: Hashable {
        var url: URL?
        var headers: [String: String]?
        var body: Data?
    }

    /// The most empty pages in a row, each of which says that there are more.
    private static let emptyPageLimit = 1_000

    private var asked: Set<Asked> = []
    private var emptyPageCount = 0
    private var lastPage: Data?

    /// Whether a page is worth asking for: one that was there already is not where the last page was empty, as
    /// some servers end a list so.
    ///
    /// - Throws: `RouterError` where the last page led to one that was there already, and had items.
    mutating func allows(_ request: URLRequest) throws(RouterError) -> Bool {
        let page = Asked(
            url: request.url, headers: request.allHTTPHeaderFields, body: request.httpBody)
        if asked.insert(page).inserted { return true }
        guard emptyPageCount == 0 else { return false }
        throw RouterError(.leadsInCircle, request: request)
    }

    /// - Parameter mayStay: whether the same page again is one too many.
    mutating func note(_ page: Data, itemCount: Int, mayStay: Bool) throws(RouterError) {
        emptyPageCount = itemCount == 0 ? emptyPageCount + 1 : 0
        if emptyPageCount > Self.emptyPageLimit {
            throw RouterError(.endlessPages("the server sends empty pages without end"))
        }
        guard mayStay else { return }
        if itemCount > 0, page == lastPage {
            throw RouterError(.endlessPages("the server sends the same page again"))
        }
        lastPage = page
    }
}

extension RouterError.Reason {
    /// A page names one that was there already as the next.
    static let leadsInCircle = Self.endlessPages(
        "the server leads to a page that was there already")
}
