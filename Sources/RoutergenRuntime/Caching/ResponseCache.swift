import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Answers in memory, for a `CachingTransport`. What was not asked for the longest time goes first.
public final class ResponseCache: Sendable {
    fileprivate struct Entry {
        var response: CachedResponse
        /// When it was asked for, counted in questions.
        var use: Int
    }

    fileprivate struct State {
        /// By URL; those of one URL depend on headers of the request.
        var entries: [String: [Entry]] = [:]
        var size = 0
        var uses = 0
    }

    /// How much is kept at most, in bytes.
    public let capacity: Int
    private let state = Protected(State())

    /// Makes an empty cache.
    ///
    /// - Parameter capacity: in bytes; 20 MB by default. An answer of more than a tenth of it is not kept.
    public init(capacity: Int = 20_000_000) {
        self.capacity = capacity
    }

    /// How much is kept, in bytes.
    public var size: Int { state.withLock(\.size) }

    /// Forgets everything.
    public func removeAll() { state.withLock { $0 = State() } }

    /// Forgets the answers to requests for a URL.
    public func remove(_ url: URL) {
        state.withLock { $0.remove(Self.key(url)) }
    }

    /// How long a body may be.
    var bodyLimit: Int { capacity / 10 }

    func response(for urlRequest: URLRequest) -> CachedResponse? {
        guard let key = urlRequest.url.map(Self.key) else { return nil }
        return state.withLock { state in
            guard
                let index = state.entries[key]?.firstIndex(where: {
                    $0.response.matches(urlRequest)
                })
            else { return nil }
            state.uses += 1
            state.entries[key]?[index].use = state.uses
            return state.entries[key]?[index].response
        }
    }

    func store(_ response: CachedResponse, for url: URL) {
        let key = Self.key(url)
        state.withLock { state in
            state.remove(key) { $0.response.requestHeaders == response.requestHeaders }
            guard response.body.count <= bodyLimit else { return }
            state.uses += 1
            state.entries[key, default: []].append(Entry(response: response, use: state.uses))
            state.size += response.size
            while state.size > capacity, let oldest = state.oldest {
                state.remove(oldest.key) { $0.use == oldest.use }
            }
        }
    }

    private static func key(_ url: URL) -> String {
        String(url.absoluteString.prefix { $0 != "#" })
    }
}

extension ResponseCache.State {
    fileprivate var oldest: (key: String, use: Int)? {
        entries.lazy.flatMap { key, entries in entries.map { (key, $0.use) } }
            .min { $0.1 < $1.1 }
    }

    fileprivate mutating func remove(
        _ key: String, where isRemoved: (ResponseCache.Entry) -> Bool = { _ in true }
    ) {
        guard let all = entries[key] else { return }
        let kept = all.filter { !isRemoved($0) }
        size -= all.filter(isRemoved).reduce(0) { $0 + $1.response.size }
        entries[key] = kept.isEmpty ? nil : kept
    }
}
