import Foundation

/// A program that a test runs, a compiler mostly.
///
/// It is waited for on a thread of its own: tests share as few threads as the machine has cores, and one
/// that waits on such a thread keeps the others from running at all. No more programs run at a time than
/// there are cores, so that tests with a clock are not starved.
public struct ChildProcess: Sendable {
    /// What came of a program.
    public struct Outcome: Sendable {
        /// The exit status.
        public var status: Int32
        /// What the program printed.
        public var output: String
        /// What it printed to the standard error stream.
        public var errors: String
    }

    private static let waiters: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount)
        return queue
    }()

    /// Runs a program and collects what it prints.
    ///
    /// - Parameters:
    ///   - arguments: The program, by its name or path, and its arguments.
    ///   - folder: The folder it runs in; nil is that of the tests.
    /// - Throws: An error of Foundation when the program cannot be started.
    public static func run(_ arguments: [String], in folder: URL? = nil) async throws -> Outcome {
        try await withCheckedThrowingContinuation { continuation in
            waiters.addOperation {
                continuation.resume(with: Result { try runAndWait(arguments, in: folder) })
            }
        }
    }

    /// Output goes to files, because a full pipe would stop the program.
    private static func runAndWait(_ arguments: [String], in folder: URL?) throws -> Outcome {
        let streams = FileManager.default.temporaryDirectory
            .appendingPathComponent("routergen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: streams) }
        let output = streams.appendingPathComponent("output")
        let errors = streams.appendingPathComponent("errors")
        for file in [output, errors] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }
}
