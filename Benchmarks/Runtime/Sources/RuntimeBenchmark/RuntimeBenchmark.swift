import Foundation
import Measuring

// What `make bench` runs: RuntimeBenchmark [BASE-URL [CONTESTANT]]
// Without the URL of a server, what needs none is measured. With the name of a contestant, such as `generated`, it alone
// runs and nothing is compared: for profilers.
@main
struct RuntimeBenchmark {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            if arguments.count > 1 {
                try await run(arguments[1], baseURL: arguments[0])
                return
            }
            var targets = try requests()
            if let baseURL = arguments.first { targets += try await answers(baseURL) }
            print()
            for target in targets { print(target.report) }
            exit(targets.allSatisfy(\.isMet) ? 0 : 1)
        } catch {
            print("error: \(error)")
            exit(3)
        }
    }

    private static func requests() throws -> [Target] {
        try RequestRounds().run().map { name, seconds, ratio in
            print("route \(name) to URLRequest: \(microseconds(seconds))")
            return Target(
                name: "route \(name) / URLComponents", value: ratio, limit: .atMost(2))
        }
    }

    private static func answers(_ baseURL: String) async throws -> [Target] {
        let generated = GeneratedClient(baseURL: baseURL)
        let system = try SystemSession(baseURL: baseURL)
        let bare = try BareRequest(baseURL: baseURL)
        let times = try await SequentialRounds().run([generated, system, bare])
        let names = ["generated client", "URLSession", "libcurl in C"]
        for (name, times) in zip(names, times) { report(name, times) }
        let rates = try await ConcurrentRounds().run([generated, system])
        for (name, rates) in zip(names, rates) {
            print("64 in flight, \(name): \(Int(rates.median)) requests/s")
        }
        return [
            Target(
                name: "generated client / URLSession, time", value: ratio(times[0], times[1]),
                limit: .atMost(0.5)),
            Target(
                name: "generated client / libcurl in C, time", value: ratio(times[0], times[2]),
                limit: .atMost(1.5)),
            Target(
                name: "generated client / URLSession, 64 in flight",
                value: ratio(rates[0], rates[1]), limit: .atLeast(5)),
        ]
    }

    private static func run(_ name: String, baseURL: String) async throws {
        let contestant: any Contestant =
            switch name {
            case "URLSession": try SystemSession(baseURL: baseURL)
            case "libcurl": try BareRequest(baseURL: baseURL)
            default: GeneratedClient(baseURL: baseURL)
            }
        report(name, try await SequentialRounds(rounds: 50).run([contestant])[0])
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
