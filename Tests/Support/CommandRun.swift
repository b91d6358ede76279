import Foundation

/// A program that ran to its end, and what it printed.
package struct CommandRun: Equatable, Sendable {
    /// The exit status; -1 where a signal ended the program.
    package var status: Int32
    /// What came on standard output.
    package var output: String
    /// What came on standard error.
    package var messages: String

    package init(status: Int32, output: String, messages: String) {
        self.status = status
        self.output = output
        self.messages = messages
    }

    /// Runs a program without input.
    ///
    /// - Parameters:
    ///   - arguments: the program, by its path or as it is found on the search path, and its
    ///     arguments.
    ///   - folder: where it starts; nil is where the tests run.
    package init(_ arguments: [String], in folder: URL? = nil) throws {
        // Files take any amount of output, where a pipe that nobody empties would fill up.
        let streams = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try Self.file("output", in: streams)
        process.standardError = try Self.file("messages", in: streams)
        try process.run()
        process.waitUntilExit()
        self.init(
            status: process.terminationReason == .exit ? process.terminationStatus : -1,
            output: try streams.read("output"), messages: try streams.read("messages"))
    }

    /// Runs a program that takes long, such as a compiler, on a thread of its own.
    ///
    /// Tests share as few threads as the machine has cores, and one that waits on such a thread keeps the
    /// others from running at all. No more of these programs run at a time than there are cores, so that
    /// tests with a clock are not starved.
    package static func compiling(
        _ arguments: [String], in folder: URL? = nil
    ) async throws -> CommandRun {
        try await withCheckedThrowingContinuation { continuation in
            waiters.addOperation {
                continuation.resume(with: Result { try CommandRun(arguments, in: folder) })
            }
        }
    }

    private static let waiters: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount)
        return queue
    }()

    private static func file(_ name: String, in folder: TemporaryFolder) throws -> FileHandle {
        try folder.write("", to: name)
        return try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path(name)))
    }
}
