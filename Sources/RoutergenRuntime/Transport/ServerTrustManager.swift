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
        HostName.value(of: host, in: evaluators)
    }
}
