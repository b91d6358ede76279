import Foundation
import Measuring

// What `make bench` runs: JSONBenchmark [debug | CONTEST WORK]
// `debug` says that the runtime was built without optimization. With the name of a contest, such as `issues`, and of
// what to do, such as `decode`, that alone is repeated: for profilers.
@main
struct JSONBenchmark {
    static func main() {
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            if arguments.count == 2 {
                try contests().first { $0.name.hasPrefix(arguments[0]) }?
                    .repeatAlone(arguments[1])
                return
            }
            let isDebug = arguments.first == "debug"
            let targets = try isDebug ? debugTargets() : releaseTargets()
            print()
            for target in targets { print(target.report) }
            exit(targets.allSatisfy(\.isMet) ? 0 : 1)
        } catch {
            print("error: \(error)")
            exit(3)
        }
    }

    private static func contests() throws -> [Contest] {
        var documents = Documents()
        return [
            try Contest(
                "issues", documents.issues(), [Responses.Issue].self, [PlainIssue].self),
            // Half of the time is Foundation's, for URLs that all differ.
            try Contest(
                "repositories", documents.repositories(), [Responses.Repository].self,
                [PlainRepository].self),
            try Contest(
                "small", documents.member(), repetitions: 2_000, Responses.Member.self,
                PlainMember.self),
            // A third of the time is the standard library's, for checking that a string is UTF-8.
            try Contest(
                "texts", documents.articles(), decodingLimit: 2, [Responses.Article].self,
                [PlainArticle].self),
            try Contest(
                "numbers", documents.series(), [Responses.Series].self, [PlainSeries].self),
            try Contest(
                "unions", documents.events(), [Responses.Event].self, [PlainEvent].self),
        ]
    }

    private static func releaseTargets() throws -> [Target] {
        var targets = try memory() + LargeDocuments.targets()
        for contest in try contests() {
            let decoding = try contest.decode(rounds: 15)
            report("decoding", contest, decoding)
            targets.append(
                Target(
                    name: "decoding \(contest.name) / JSONDecoder, speed", value: decoding.speedup,
                    limit: .atLeast(contest.decodingLimit)))
            let encoding = try contest.encode(rounds: 15)
            report("encoding", contest, encoding)
            targets.append(
                Target(
                    name: "encoding \(contest.name) / JSONEncoder, speed", value: encoding.speedup,
                    limit: .atLeast(4)))
        }
        return targets
    }

    private static func memory() throws -> [Target] {
        var documents = Documents()
        let document = documents.issues(8_000)
        guard let memory = try Memory.of(document, [Responses.Issue].self) else { return [] }
        func megabytes(_ bytes: Int) -> String { "\(bytes / 1_000_000) MB" }
        print(
            "decoding \(megabytes(memory.input)): \(megabytes(memory.peak)) beside the document,",
            "of which the models keep \(megabytes(memory.models))")
        return [
            Target(
                name: "memory without the models / document", value: memory.share, limit: .atMost(2)
            )
        ]
    }

    private static func debugTargets() throws -> [Target] {
        try contests().map { contest in
            let decoding = try contest.decode(rounds: 7)
            report("debug build: decoding", contest, decoding)
            return Target(
                name: "debug build: decoding \(contest.name) / JSONDecoder",
                value: decoding.speedup, limit: .atLeast(0.5))
        }
    }

    private static func report(_ work: String, _ contest: Contest, _ outcome: Contest.Outcome) {
        func rate(_ seconds: [Double]) -> String {
            let bytes = Double(contest.document.count * contest.repetitions)
            return String(format: "%.0f MB/s", bytes / seconds.median / 1_000_000)
        }
        print(
            "\(work) \(contest.name), \(contest.document.count) bytes: \(rate(outcome.ours)),",
            "Foundation \(rate(outcome.foundation))")
    }
}
