import Foundation

/// Waits for a network, where a request failed because there is none, and tries it again.
///
///     let session = Session(interceptor: Interceptor(retriers: [RetryPolicy(), OfflineRetrier()]))
///
/// It asks `Reachability` first: a server that is gone while there is a network is not waited for. Where no network
/// comes in time, the request fails with its own error.
public struct OfflineRetrier: RequestInterceptor {
    /// How long a request waits for a network, in seconds; 5 by default.
    public let maximumWait: TimeInterval
    private let reachability: Reachability

    /// Makes a retrier.
    public init(maximumWait: TimeInterval = 5, reachability: Reachability = .default) {
        self.maximumWait = maximumWait
        self.reachability = reachability
    }

    /// Retries when there is a network again.
    public func retry(
        _ request: Request, for session: Session, dueTo error: RouterError
    ) async -> RetryResult {
        let kinds: [TransportError.Kind] = [.cannotFindHost, .cannotConnect, .connectionLost]
        guard let kind = error.transportError?.kind, kinds.contains(kind),
            reachability.status == .notReachable
        else { return .doNotRetry }
        return await isOnlineInTime() ? .retry : .doNotRetry
    }

    private func isOnlineInTime() async -> Bool {
        await withTaskGroup(of: Bool.self) { group in
            group.addTask {
                for await status in reachability.updates() where status.isReachable { return true }
                return false
            }
            group.addTask {
                try? await Task.sleep(for: .seconds(maximumWait.clamped(to: 0...1e9)))
                return false
            }
            defer { group.cancelAll() }
            return await group.next() ?? false
        }
    }
}

extension RequestInterceptor where Self == OfflineRetrier {
    /// Waits up to five seconds for a network, where there is none.
    public static var offlineRetrier: Self { Self() }
}
