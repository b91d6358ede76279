import Foundation

/// Says, host by host, whose certificates are trusted.
///
///     let trust = ServerTrustManager(evaluators: [
///         "api.example.com": .publicKeys([current, next]),
///         "*.internal.example.com": .certificates(authority),
///     ])
public struct ServerTrustManager: Sendable, Hashable {
    /// Whether a host without an evaluator is refused, as by default; otherwise it is trusted as usual.
    public var allHostsMustBeEvaluated: Bool
    /// Evaluators by host. `*.example.com` stands for any one label in place of the star; an exact name goes
    /// first. Letters may be of any case.
    public var evaluators: [String: ServerTrustEvaluator]

    /// Makes a manager.
    public init(
        allHostsMustBeEvaluated: Bool = true, evaluators: [String: ServerTrustEvaluator]
    ) {
        self.allHostsMustBeEvaluated = allHostsMustBeEvaluated
        self.evaluators = evaluators
    }

    /// The evaluator for a host; nil where there is none.
    public func serverTrustEvaluator(forHost host: String) -> ServerTrustEvaluator? {
        let host = Self.normalized(host)
        let wildcard = host.firstIndex(of: ".").map { "*" + host[$0...] }
        for name in [host, wildcard].compactMap({ $0 }) {
            if let match = evaluators.first(where: { Self.normalized($0.key) == name }) {
                return match.value
            }
        }
        return nil
    }

    /// Without the dot that may stand behind a name, so that no spelling gets around a pin.
    private static func normalized(_ host: String) -> String {
        let host = host.lowercased()
        return host.hasSuffix(".") ? String(host.dropLast()) : host
    }
}
