import Measuring

/// Lets contestants ask one request after the other, in turns, so that whatever else the machine does meets all of
/// them.
///
/// A round of one contestant takes less than a tenth of a second, and the ratio of two is that of rounds that follow each
/// other. All of them run in this process, which `Scripts/run-runtime-benchmarks` keeps off the processor of nginx: so
/// each pays for waking a processor at both ends, as it would where the server is another machine.
struct SequentialRounds {
    var rounds = 61
    /// In each round, of each contestant.
    var requests = 200

    /// - Returns: For each contestant the median time of a request in each round, in seconds.
    func run(_ contestants: [any Contestant]) async throws -> [[Double]] {
        var medians = contestants.map { _ in [Double]() }
        for round in 0...rounds {
            for (index, contestant) in contestants.enumerated() {
                let median = try await measure(contestant)
                // The first round connects and warms up.
                if round > 0 { medians[index].append(median) }
            }
        }
        return medians
    }

    private func measure(_ contestant: any Contestant) async throws -> Double {
        var times: [Double] = []
        for _ in 0..<requests {
            let start = ContinuousClock.now
            let width = try await contestant.fetch()
            times.append(start.duration(to: .now) / .seconds(1))
            guard width == Sample.width else { throw WrongAnswer() }
        }
        return times.median
    }
}

/// An answer that is not the one of the server.
struct WrongAnswer: Error {}
