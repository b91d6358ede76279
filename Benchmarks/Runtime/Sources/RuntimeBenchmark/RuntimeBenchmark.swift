import Foundation
import Measuring

// What `make bench` runs: RuntimeBenchmark PART [BASE-URL [CONTESTANT]]
// The parts are `making` of requests, which needs no server, `sequence`, one request after the other, and `flight`, many at
// a time. With the name of a contestant, such as `generated`, it alone runs and nothing is compared: for profilers.
@main
struct RuntimeBenchmark {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            let targets: [Target]
            switch (arguments.first, arguments.count) {
            case ("making", 1): targets = try making()
            case ("sequence", 2): targets = try await sequence(arguments[1])
            case ("sequence", 3): targets = try await sequence(arguments[1], of: arguments[2])
            case ("flight", 2): targets = try await flight(arguments[1])
            case ("flight", 3): targets = try await flight(arguments[1], of: arguments[2])
            default:
                print("usage: RuntimeBenchmark making | sequence URL | flight URL")
                exit(3)
            }
            for target in targets { print(target.report) }
            exit(targets.allSatisfy(\.isMet) ? 0 : 1)
        } catch {
            print("error: \(error)")
            exit(3)
        }
    }

    private static func making() throws -> [Target] {
        try RequestRounds().run().map { name, seconds, ratio in
            print("route \(name) to URLRequest: \(microseconds(seconds))")
            return Target(
                name: "route \(name) / URLComponents", value: ratio, limit: .atMost(2))
        }
    }

    private static func sequence(_ baseURL: String) async throws -> [Target] {
        let times = try await SequentialRounds().run([
            GeneratedClient(baseURL: baseURL), try SystemSession(baseURL: baseURL),
            try BareRequest(baseURL: baseURL),
        ])
        let names = ["generated client", "URLSession", "libcurl in C"]
        for (name, times) in zip(names, times) { report(name, times) }
        return [
            Target(
                name: "generated client / URLSession, time", value: ratio(times[0], times[1]),
                limit: .atMost(0.5)),
            Target(
                name: "generated client / libcurl in C, time", value: ratio(times[0], times[2]),
                limit: .atMost(1.5)),
        ]
    }

    private static func sequence(
        _ baseURL: String, of contestant: String
    ) async throws -> [Target] {
        let contestant = try Self.contestant(contestant, baseURL: baseURL)
        report("alone", try await SequentialRounds(rounds: 50).run([contestant])[0])
        return []
    }

    private static func flight(_ baseURL: String) async throws -> [Target] {
        let rates = try await ConcurrentRounds().run([
            GeneratedClient(baseURL: baseURL), try SystemSession(baseURL: baseURL),
        ])
        for (name, rates) in zip(["generated client", "URLSession"], rates) {
            report(name, rates: rates)
        }
        return [
            Target(
                name: "generated client / URLSession, 64 in flight",
                value: ratio(rates[0], rates[1]), limit: .atLeast(5))
        ]
    }

    private static func flight(_ baseURL: String, of contestant: String) async throws -> [Target] {
        let contestant = try Self.contestant(contestant, baseURL: baseURL)
        report("alone", rates: try await ConcurrentRounds(rounds: 20).run([contestant])[0])
        return []
    }

    private static func contestant(
        _ name: String, baseURL: String
    ) throws -> any Contestant {
        switch name {
        case "URLSession": try SystemSession(baseURL: baseURL)
        case "libcurl": try BareRequest(baseURL: baseURL)
        default: GeneratedClient(baseURL: baseURL)
        }
    }

    private static func report(_ name: String, rates: [Double]) {
        print("\(ConcurrentRounds.tasks) in flight, \(name): \(Int(rates.median)) requests/s")
    }

    private static func report(_ name: String, _ times: [Double]) {
        print("one request after the other, \(name): \(microseconds(times.median))")
    }

    /// The median of the ratios of all rounds.
    private static func ratio(_ one: [Double], _ other: [Double]) -> Double {
        zip(one, other).map { $0 / $1 }.median
    }

    private static func microseconds(_ seconds: Double) -> String {
        String(format: "%.1f µs", seconds * 1_000_000)
    }
}
