import Foundation

/// Runs the built `routergen`.
struct Tool {
    struct Run: Equatable {
        var status: Int32
        var output: String
        var messages: String
    }

    enum Failure: Error {
        case notBuilt(String)
    }

    /// The folder that a run starts in.
    private let folder: TemporaryFolder

    init(in folder: TemporaryFolder) {
        self.folder = folder
    }

    /// The executable is built beside the bundle of the tests.
    static let executable: URL = {
        let name = "routergen"
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            let folder = bundle?.bundleURL.deletingLastPathComponent()
            return (folder ?? Bundle.main.bundleURL).appendingPathComponent(name)
        #else
            let binary = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            let folder = binary.deletingLastPathComponent()
            return folder.appendingPathComponent(name)
        #endif
    }()

    func run(_ arguments: String...) throws -> Run {
        try run(arguments)
    }

    func run(_ arguments: [String]) throws -> Run {
        guard FileManager.default.isExecutableFile(atPath: Self.executable.path) else {
            throw Failure.notBuilt(Self.executable.path)
        }
        // Files take any amount of output, where a pipe that nobody empties would fill up.
        let streams = try TemporaryFolder()
        let output = try file("output", in: streams)
        let messages = try file("messages", in: streams)
        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = messages
        try process.run()
        process.waitUntilExit()
        return Run(
            status: process.terminationReason == .exit ? process.terminationStatus : -1,
            output: try streams.read("output"), messages: try streams.read("messages"))
    }

    private func file(_ name: String, in folder: TemporaryFolder) throws -> FileHandle {
        try folder.write("", to: name)
        return try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path(name)))
    }
}
