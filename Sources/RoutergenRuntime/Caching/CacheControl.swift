import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The directives of `Cache-Control` (RFC 9111, section 5.2).
struct CacheControl {
    private var directives: [String: String] = [:]

    init(_ values: [String]) {
        for directive in values.joined(separator: ",").split(separator: ",") {
            let parts = directive.split(separator: "=", maxSplits: 1)
                .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"")) }
            guard let name = parts.first?.lowercased() else { continue }
            // Of a repeated directive, the first one counts (section 4.2.1).
            directives[name] = directives[name] ?? (parts.count > 1 ? parts[1] : "")
        }
    }

    init(_ response: TransportResponse) {
        self.init(response.values(of: "Cache-Control"))
    }

    init(_ urlRequest: URLRequest) {
        self.init([urlRequest.value(forHTTPHeaderField: "Cache-Control") ?? ""])
    }

    func contains(_ name: String) -> Bool { directives[name] != nil }

    /// `max-age`, in seconds; nil where there is none, and 0 where it is no number.
    var lifetime: TimeInterval? {
        directives["max-age"].map { TimeInterval($0)?.clamped(to: 0...1e9) ?? 0 }
    }
}
