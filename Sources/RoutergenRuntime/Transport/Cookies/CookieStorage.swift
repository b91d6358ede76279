import Foundation

/// A transport that sends cookies by itself.
protocol CookieKeeping {
    /// Those that it sends; nil for none.
    var cookies: CookieStorage? { get }
}

/// The cookies of one transport, in memory (RFC 6265).
///
/// The public suffix list is not known: a cookie for `co.uk` is taken from `shop.co.uk`, one for `uk` is not.
///
/// Unchecked because the lock guards what changes.
public final class CookieStorage: @unchecked Sendable {
    /// More than browsers keep; beyond it, the oldest go.
    private static let limit = 3_000

    private let lock = NSLock()
    /// In the order in which they were first set.
    private var stored: [Cookie] = []

    /// Makes an empty storage.
    public init() {}

    /// All cookies that have not expired, in the order in which they were first set.
    public var cookies: [Cookie] {
        lock.withLock {
            stored.removeAll { $0.hasExpired(by: Date()) }
            return stored
        }
    }

    /// Whether nothing was kept, or everything was forgotten.
    var isEmpty: Bool { lock.withLock { stored.isEmpty } }

    /// Keeps a cookie, in place of one with the same name, domain and path.
    public func set(_ cookie: Cookie) {
        lock.withLock {
            let place = stored.firstIndex {
                $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path
            }
            switch (place, cookie.hasExpired(by: Date())) {
            case (let place?, true): stored.remove(at: place)
            case (let place?, false): stored[place] = cookie
            case (nil, true): break
            case (nil, false):
                stored.append(cookie)
                if stored.count > Self.limit { stored.removeFirst() }
            }
        }
    }

    /// Forgets all cookies.
    public func removeAll() {
        lock.withLock { stored = [] }
    }

    /// The cookies that a request to a URL carries: longer paths first, then older ones.
    public func cookies(for url: URL) -> [Cookie] {
        let matching = cookies.filter { $0.matches(url) }
        return matching.enumerated().sorted {
            ($1.element.path.utf8.count, $0.offset) < ($0.element.path.utf8.count, $1.offset)
        }.map(\.element)
    }

    /// Keeps the cookies of an answer.
    func store(_ response: TransportResponse) {
        for header in response.headers where header.name.isSameHeaderName(as: "Set-Cookie") {
            if let cookie = Cookie(setCookie: header.value, from: response.url) { set(cookie) }
        }
    }

    /// The value of a `Cookie` header; nil without cookies.
    ///
    /// - Parameter own: The value that the request has already. Its cookies stay, and those of the storage
    ///   with the same names are left out.
    func header(for url: URL, own: String?) -> String? {
        let pairs = (own ?? "").split(separator: ";").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        let names = Set(pairs.map { $0.prefix { $0 != "=" } })
        let kept = cookies(for: url).filter { !names.contains($0.name[...]) }
        guard !kept.isEmpty else { return own }
        return (pairs + kept.map { "\($0.name)=\($0.value)" }).joined(separator: "; ")
    }
}
