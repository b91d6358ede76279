import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An answer that is kept for later requests (RFC 9111).
public struct CachedResponse: Sendable {
    /// The head, as it came.
    public var response: TransportResponse
    /// The body, without the transport's compression.
    public var body: Data
    /// When it came, or when the server last said that it is still right.
    public internal(set) var date: Date
    /// The headers of the request that the answer depends on, by their names in small letters (RFC 9111, section 4.1).
    var requestHeaders: [String: String] = [:]

    /// What it takes in memory, about, in bytes.
    var size: Int {
        response.headers.reduce(body.count + 256) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    }

    /// Whether it may be used without asking the server (RFC 9111, section 4.2). Nothing is guessed: without a lifetime
    /// that the server names, it may not.
    func isFresh(at now: Date) -> Bool {
        let control = CacheControl(response)
        guard !control.contains("no-cache"), let lifetime = control.lifetime ?? expiration else {
            return false
        }
        let stay = now.timeIntervalSince(date)
        let age = header("Age").flatMap(Double.init)?.clamped(to: 0...1e9) ?? 0
        // A clock that was set back says nothing.
        return stay >= 0 && age + stay < lifetime
    }

    /// Seconds from `Date` to `Expires`.
    private var expiration: TimeInterval? {
        guard let text = header("Expires") else { return nil }
        // What is no date has expired (RFC 9111, section 5.3).
        guard let end = DateFormat.rfc1123.date(from: text) else { return 0 }
        return end.timeIntervalSince(
            header("Date").flatMap { DateFormat.rfc1123.date(from: $0) } ?? date)
    }

    /// Asks the server for another answer only where this one is not right any more (RFC 9111, section 4.3.1).
    func condition(_ urlRequest: inout URLRequest) {
        if let tag = header("ETag") {
            urlRequest.setValue(tag, forHTTPHeaderField: "If-None-Match")
        } else if let date = header("Last-Modified") {
            urlRequest.setValue(date, forHTTPHeaderField: "If-Modified-Since")
        }
    }

    /// The same body with what the server says about it now (RFC 9111, section 3.2).
    func refreshed(by answer: TransportResponse, at now: Date) -> CachedResponse {
        var copy = self
        copy.date = now
        let kept = ["content-length", "content-encoding", "content-type", "content-range"]
        let new = answer.headers.filter { !kept.contains($0.name.lowercased()) }
        let names = Set(new.map { $0.name.lowercased() })
        // An age that is not said again is over.
        let old = response.headers.filter {
            !names.contains($0.name.lowercased()) && $0.name.lowercased() != "age"
        }
        copy.response.headers = old + new
        return copy
    }

    /// Whether the answer is that to a request with these headers.
    func matches(_ urlRequest: URLRequest) -> Bool {
        requestHeaders.allSatisfy {
            (urlRequest.value(forHTTPHeaderField: $0.key) ?? "") == $0.value
        }
    }

    private func header(_ name: String) -> String? { response.values(of: name).first }
}

extension TransportResponse {
    /// The values of a header, in order.
    func values(of name: String) -> [String] {
        headers.filter { $0.name.isSameHeaderName(as: name) }.map(\.value)
    }
}
