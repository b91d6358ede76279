import Foundation
import RoutergenRuntime
import TestSupport

/// Many requests at a time, each of them tried again until it succeeds or is cancelled.
struct SoakRun {
    private static let concurrency = 64
    /// After so many requests, what is kept for later is there: connections, threads, buffers.
    private static let warmUp = 1_000
    /// In bytes.
    private static let allowedGrowth = 10_000_000

    let count: Int
    let seed: UInt64

    /// Prints what happened; false where something is not as it must be.
    func run() async throws -> Bool {
        let server = try SoakServerProcess(seed: seed)
        let folder = try TemporaryFolder()
        try folder.write(SoakBody.data(30_011), to: "body")
        let state = SoakState(count: count)
        let client = try SoakClient(
            baseURL: server.baseURL, file: folder.url.appendingPathComponent("body"), state: state)
        state.watch()

        let start = ContinuousClock.now
        try await send(through: warmUpCount, client)
        let before = ProcessMemory.resident
        try await send(through: count, client)
        let seconds = start.duration(to: .now) / .seconds(1)
        let after = ProcessMemory.resident

        let figures = state.figures
        let report = try await client.report()
        let growth = after - before
        print("requests    \(count), \(Self.concurrency) at a time, seed \(seed)")
        print("attempts    \(figures.attempts), \(report.faults) of them broken by the server")
        print("retries     \(figures.retries)")
        print("cancelled   \(figures.cancelled)")
        print("delivered   \(figures.succeeded), by the server's count \(report.delivered)")
        print("ended       \(figures.ended), by the monitor's count \(figures.finished)")
        print("time        \(Int(seconds)) s, \(Int(Double(count) / seconds)) requests/s")
        print(
            "memory      \(before.inMegabytes) MB after \(warmUpCount), \(after.inMegabytes) MB at the end"
        )
        let failures: [String] =
            [
                (figures.ended != count, "\(count - figures.ended) requests are lost"),
                (figures.finished != count, "the monitor heard of \(figures.finished) ends"),
                (figures.endsTwice > 0, "\(figures.endsTwice) requests ended more than once"),
                (figures.cancelled == 0, "no request was cancelled"),
                (figures.corrupt > 0, "\(figures.corrupt) answers arrived damaged"),
                (report.corrupt > 0, "\(report.corrupt) bodies arrived damaged at the server"),
                (report.delivered < figures.succeeded, "the server has not seen every request"),
                (report.faults * 12 < figures.attempts, "the server broke too few answers"),
                (growth > Self.allowedGrowth, "memory has grown by \(growth.inMegabytes) MB"),
            ].filter { $0.0 }.map { $0.1 } + figures.failures.prefix(10)
        for failure in failures { print("FAILED      \(failure)") }
        if failures.isEmpty { print("passed") }
        return failures.isEmpty
    }

    private var warmUpCount: Int { min(Self.warmUp, count / 2) }

    /// Sends the requests that are left up to a number.
    private func send(through last: Int, _ client: SoakClient) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<Self.concurrency {
                group.addTask {
                    while let number = client.state.next(through: last) {
                        try await client.deliver(number, seed: seed)
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}
