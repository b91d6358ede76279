import Foundation

/// Sends thousands of requests to a server that breaks one in ten, and looks whether anything is lost.
///
///     Soak             10,000 requests, 64 at a time
///     Soak 500 7       500 requests, with the random numbers of seed 7
///     Soak large       1 GiB in each direction, in little memory
///
/// The server runs in a process of its own, `Soak serve`, so that the memory that is measured is the client's.
@main
struct Soak {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case "serve":
            try SoakServer.run(seed: arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1)
        case "large":
            exit(try await LargeTransfer().run() ? 0 : 1)
        default:
            let count = arguments.first.flatMap { Int($0) } ?? 10_000
            let seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
            exit(try await SoakRun(count: count, seed: seed).run() ? 0 : 1)
        }
    }
}
