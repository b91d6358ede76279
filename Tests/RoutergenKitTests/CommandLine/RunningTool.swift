import Foundation
import TestSupport

/// The built `routergen` while it runs.
final class RunningTool {
    enum Failure: Error {
        /// Nothing of the kind was printed in time; what was printed.
        case silent(output: String, messages: String)
    }

    private let process = Process()
    private let streams: TemporaryFolder
    /// Long enough for a machine that compiles something else meanwhile.
    private static let patience = Duration.seconds(60)

    init(_ arguments: [String], in folder: TemporaryFolder) throws {
        streams = try TemporaryFolder()
        process.executableURL = Tool.executable
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.standardInput = FileHandle.nullDevice
        for name in ["output", "messages"] { try streams.write("", to: name) }
        process.standardOutput = try FileHandle(
            forWritingTo: URL(fileURLWithPath: streams.path("output")))
        process.standardError = try FileHandle(
            forWritingTo: URL(fileURLWithPath: streams.path("messages")))
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    var output: String {
        get throws { try streams.read("output") }
    }

    var messages: String {
        get throws { try streams.read("messages") }
    }

    func waitForOutput(_ text: String) async throws {
        try await wait { try output.contains(text) }
    }

    func waitForMessage(_ text: String) async throws {
        try await wait { try messages.contains(text) }
    }

    /// Sends a signal, whatever it does to the tool.
    func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Sends a signal and waits for the end.
    ///
    /// - Returns: the exit status; -1 where the signal ended the tool.
    func stop(_ signal: Int32) async throws -> Int32 {
        send(signal)
        return try await end()
    }

    /// Waits for the end.
    func end() async throws -> Int32 {
        try await wait { !process.isRunning }
        return process.terminationReason == .exit ? process.terminationStatus : -1
    }

    private func wait(until isDone: () throws -> Bool) async throws {
        let start = ContinuousClock.now
        while !(try isDone()) {
            guard ContinuousClock.now - start < Self.patience else {
                throw Failure.silent(output: try output, messages: try messages)
            }
            try await Task.sleep(for: .milliseconds(10))
        }
    }
}
