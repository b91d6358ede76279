import Foundation
import RoutergenRuntime
import TestSupport

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Many requests at a time, each of them repeated until it succeeds or is cancelled.
struct SoakRun {
    private static let concurrency = 64
    /// After so many requests, what is kept for later is there: connections, threads, buffers.
    private static let warmUp = 1_000
    /// In bytes.
    private static let allowedGrowth = 10_000_000
    private static let attemptLimit = 12

    let count: Int
    let seed: UInt64

    /// Prints what happened; false where something is not as it must be.
    func run() async throws -> Bool {
        let server = try SoakServerProcess(seed: seed)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "soak-\(UUID().uuidString)")
        try soakBody(30_011).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let state = SoakState(count: count)
        let transport = PlatformTransport(configuration: .init(proxy: .none))
        let client = SoakClient(
            transport: transport, baseURL: server.baseURL, file: file, state: state)
        state.watch()

        let start = ContinuousClock.now
        await send(through: warmUpCount, client)
        let before = ProcessMemory.resident
        await send(through: count, client)
        let seconds = start.duration(to: .now) / .seconds(1)
        let after = ProcessMemory.resident

        let report = await client.report()
        let figures = state.figures
        let growth = after - before
        print("requests    \(count), \(Self.concurrency) at a time, seed \(seed)")
        print("attempts    \(figures.attempts), \(report.faults) of them broken by the server")
        print("cancelled   \(figures.cancelled)")
        print("delivered   \(figures.succeeded), by the server's count \(report.delivered)")
        print("time        \(Int(seconds)) s, \(Int(Double(count) / seconds)) requests/s")
        print(
            "memory      \(before.inMegabytes) MB after \(warmUpCount), \(after.inMegabytes) MB at the end"
        )
        let failures: [String] = [
            (figures.succeeded + figures.cancelled != count, "requests are lost"),
            (figures.endsTwice > 0, "\(figures.endsTwice) requests ended more than once"),
            (figures.corrupt > 0, "\(figures.corrupt) answers arrived damaged"),
            (figures.abandoned > 0, "\(figures.abandoned) requests never succeeded"),
            (report.corrupt > 0, "\(report.corrupt) bodies arrived damaged at the server"),
            (report.delivered < figures.succeeded, "the server has not seen every request"),
            (report.faults * 20 < figures.attempts, "the server broke too few answers"),
            (growth > Self.allowedGrowth, "memory has grown by \(growth.inMegabytes) MB"),
        ].filter { $0.0 }.map { $0.1 }
        for failure in failures { print("FAILED      \(failure)") }
        if failures.isEmpty { print("passed") }
        return failures.isEmpty
    }

    private var warmUpCount: Int { min(Self.warmUp, count / 2) }

    /// Sends the requests that are left up to a number.
    private func send(through last: Int, _ client: SoakClient) async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<Self.concurrency {
                group.addTask {
                    while let number = client.state.next(through: last) {
                        await client.deliver(
                            number, seed: seed, attemptLimit: Self.attemptLimit)
                    }
                }
            }
        }
    }
}
