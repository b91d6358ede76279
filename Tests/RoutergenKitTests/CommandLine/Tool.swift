import Foundation
import TestSupport

/// Runs the built `routergen`.
struct Tool {
    typealias Run = CommandRun

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
        return try CommandRun([Self.executable.path] + arguments, in: folder.url)
    }
}
