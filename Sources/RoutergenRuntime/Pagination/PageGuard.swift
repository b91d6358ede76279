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
    /// Digests of the pages that came to requests that were sent before.
    private var repeated: [Asked: Set<[UInt8]>] = [:]
    /// The running request, where it was sent before.
    private var repetition: Asked?
    private var emptyPageCount = 0
    private var lastPage: Data?
    private var lastContent: (@Sendable () -> Data)?

    /// Whether a page is worth asking for: one that was there already is not where the last page was empty, as
    /// some servers end a list so.
    ///
    /// - Throws: `RouterError` where the last page led to one that was there already, and had items.
    mutating func allows(
        _ request: URLRequest, _ meaning: PageRepetition
    ) throws(RouterError) -> Bool {
        repetition = nil
        guard meaning != .never else { return true }
        let page = Asked(
            url: request.url, headers: request.allHTTPHeaderFields, body: request.httpBody)
        if asked.insert(page).inserted { return true }
        guard emptyPageCount == 0 else { return false }
        guard meaning == .scroll else { throw RouterError(.leadsInCircle, request: request) }
        repetition = page
        return true
    }

    /// - Parameters:
    ///   - mayStay: whether the same page again is one too many.
    ///   - content: what tells the items of the page from those of others.
    mutating func note(
        _ page: Data, itemCount: Int, mayStay: Bool, content: @escaping @Sendable () -> Data
    ) throws(RouterError) {
        emptyPageCount = itemCount == 0 ? emptyPageCount + 1 : 0
        if emptyPageCount > Self.emptyPageLimit {
            throw RouterError(.endlessPages("the server sends empty pages without end"))
        }
        if itemCount > 0, mayStay && page == lastPage || repeats(content) {
            throw RouterError(.endlessPages("the server sends the same page again"))
        }
        if mayStay { lastPage = page }
        lastContent = content
    }

    /// Whether a request that was sent before has led to the last page again, or to one to which it led before.
    private mutating func repeats(_ content: () -> Data) -> Bool {
        guard let repetition else { return false }
        let items = content()
        let digest = SHA256Hash.digest(of: Array(items))
        let isNew = repeated[repetition, default: []].insert(digest).inserted
        return !isNew || items == lastContent?()
    }
}

extension RouterError.Reason {
    /// A page names one that was there already as the next.
    static let leadsInCircle = Self.endlessPages(
        "the server leads to a page that was there already")
}
