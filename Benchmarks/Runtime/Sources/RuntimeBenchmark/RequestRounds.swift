import Foundation
import Measuring
import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Makes requests of generated routes and by hand, in turns.
struct RequestRounds {
    /// A route and the same request by hand.
    struct Pair {
        let name: String
        let route: () throws -> URLRequest
        let handWritten: () throws -> URLRequest
    }

    var rounds = 51
    /// In each round, of each kind.
    var requests = 200

    /// - Returns: For each pair how many times as long the route took, in the median of all rounds.
    func run() throws -> [(name: String, seconds: Double, ratio: Double)] {
        try Self.pairs().map { pair in
            let (one, other) = (try pair.route(), try pair.handWritten())
            guard one.url?.absoluteString == other.url?.absoluteString,
                Self.headers(of: one) == Self.headers(of: other)
            else { throw DifferentRequests(name: pair.name, one: one, other: other) }
            var times: [Double] = []
            var ratios: [Double] = []
            for _ in 0..<rounds {
                let handWritten = try measure(pair.handWritten)
                let route = try measure(pair.route)
                times.append(route)
                ratios.append(route / handWritten)
            }
            return (pair.name, times.median, ratios.median)
        }
    }

    /// Seconds for each request.
    private func measure(_ make: () throws -> URLRequest) throws -> Double {
        let start = ContinuousClock.now
        for _ in 0..<requests { _ = try make() }
        return start.duration(to: .now) / .seconds(1) / Double(requests)
    }

    /// By names in lower case, because Foundation changes the case of those that are set one by one.
    private static func headers(of request: URLRequest) -> [String: String] {
        let fields = (request.allHTTPHeaderFields ?? [:]).map { ($0.key.lowercased(), $0.value) }
        return Dictionary(fields, uniquingKeysWith: { "\($0), \($1)" })
    }

    private static func pairs() -> [Pair] {
        let configuration = Gallery.Configuration(token: "s3cr3t")
        let hand = HandWrittenRequests(
            baseURL: configuration.baseURL, token: configuration.token ?? "")
        let tags = ["sea", "low tide", "été"]
        return [
            Pair(
                name: "photo",
                route: { try Gallery.Router.photo(id: 42).asURLRequest(with: configuration) },
                handWritten: { try hand.photo(id: 42) }),
            Pair(
                name: "searchPhotos",
                route: {
                    try Gallery.Router.searchPhotos(
                        term: "salt & pepper", tags: tags, page: 3, pageSize: 50, nested: true
                    ).asURLRequest(with: configuration)
                },
                handWritten: {
                    try hand.searchPhotos(
                        term: "salt & pepper", tags: tags, page: 3, pageSize: 50, nested: true)
                }),
            Pair(
                name: "comments",
                route: {
                    try Gallery.Router.comments(
                        album: "summer 2025", id: 42, page: 2, xRequestID: "7f3a",
                        ifNoneMatch: "\"v1\""
                    ).asURLRequest(with: configuration)
                },
                handWritten: {
                    try hand.comments(
                        album: "summer 2025", id: 42, page: 2, requestID: "7f3a",
                        entityTag: "\"v1\"")
                }),
        ]
    }
}

/// A route and its hand-written request that do not say the same.
struct DifferentRequests: Error, CustomStringConvertible {
    let name: String
    let one: URLRequest
    let other: URLRequest

    var description: String {
        "the two requests of \(name) differ: \(Self.text(one)) and \(Self.text(other))"
    }

    private static func text(_ request: URLRequest) -> String {
        "\(request.url?.absoluteString ?? "no URL") \(request.allHTTPHeaderFields ?? [:])"
    }
}
