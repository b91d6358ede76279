import Foundation

/// A credential and its refresh, of which one at most runs at a time.
final class CredentialStore<Credential: Sendable>: Sendable {
    /// A credential with the number of changes before it, by which an old one is known.
    struct Snapshot: Sendable {
        var credential: Credential?
        var version: Int
        var isRefreshing: Bool
    }

    private struct State {
        var credential: Credential?
        var version = 0
        var refresh: Task<Credential, any Error>?
        /// When refreshes began, in seconds of the system's clock.
        var beginnings: [TimeInterval] = []
    }

    private let state: Protected<State>
    private let limit: (interval: TimeInterval, count: Int)?

    /// Makes a store.
    ///
    /// - Parameter limit: how many refreshes may begin in a time; nil for any number.
    init(credential: Credential?, limit: (interval: TimeInterval, count: Int)?) {
        state = Protected(State(credential: credential))
        self.limit = limit
    }

    var snapshot: Snapshot {
        state.withLock {
            Snapshot(
                credential: $0.credential, version: $0.version, isRefreshing: $0.refresh != nil)
        }
    }

    func set(_ credential: Credential?) {
        state.withLock { state in
            state.credential = credential
            state.version += 1
        }
    }

    /// A newer credential than that of a snapshot: one that has come in the meantime, that of the refresh that runs,
    /// or that of a new refresh.
    ///
    /// The refresh is a task of its own, so that it goes on when the request that began it is cancelled.
    func refreshed(
        since snapshot: Snapshot, _ refresh: @escaping @Sendable () async throws -> Credential
    ) async throws -> Credential {
        let task = try state.withLock { state -> Task<Credential, any Error> in
            if let running = state.refresh { return running }
            if state.version != snapshot.version, let credential = state.credential {
                return Task { credential }
            }
            try count(&state)
            let version = state.version
            let task = Task { [self] in
                let result: Result<Credential, any Error>
                do {
                    result = .success(try await refresh())
                } catch {
                    result = .failure(error)
                }
                return try end(version, result).get()
            }
            state.refresh = task
            return task
        }
        return try await task.value
    }

    /// Ends a refresh; a credential that was set while it ran stays.
    private func end(
        _ version: Int, _ result: Result<Credential, any Error>
    ) -> Result<Credential, any Error> {
        state.withLock { state in
            state.refresh = nil
            if state.version != version, let credential = state.credential {
                return .success(credential)
            }
            if case .success(let credential) = result {
                state.credential = credential
                state.version += 1
            }
            return result
        }
    }

    private func count(_ state: inout State) throws {
        guard let limit else { return }
        let now = ProcessInfo.processInfo.systemUptime
        state.beginnings.removeAll { now - $0 > limit.interval }
        guard state.beginnings.count < limit.count else {
            throw AuthenticationError.excessiveRefresh
        }
        state.beginnings.append(now)
    }
}
