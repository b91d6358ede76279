/// Lets contestants have 64 requests in flight, in turns.
struct ConcurrentRounds {
    /// How many requests are in flight at a time.
    static let tasks = 64

    var rounds = 7
    /// In each round, of each task.
    var requests = 40

    /// - Returns: For each contestant the requests that were answered in a second, in each round.
    func run(_ contestants: [any Contestant]) async throws -> [[Double]] {
        var rates = contestants.map { _ in [Double]() }
        for round in 0...rounds {
            for (index, contestant) in contestants.enumerated() {
                let rate = try await measure(contestant)
                // The first round connects and warms up.
                if round > 0 { rates[index].append(rate) }
            }
        }
        return rates
    }

    private func measure(_ contestant: any Contestant) async throws -> Double {
        let start = ContinuousClock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<Self.tasks {
                group.addTask {
                    for _ in 0..<requests {
                        guard try await contestant.fetch() == Sample.width else {
                            throw WrongAnswer()
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        return Double(Self.tasks * requests) / (start.duration(to: .now) / .seconds(1))
    }
}
