import Foundation
import TestSupport
import Testing

/// Runs that are killed at any moment, that run out of space, or that meet another run.
@Suite(.timeLimit(.minutes(10)))
struct KilledRunTests {
    private let folder: TemporaryFolder
    private let tool: Tool

    init() throws {
        folder = try TemporaryFolder()
        tool = Tool(in: folder)
    }

    /// A description with many types, whose version changes every file.
    private static func description(version: Int, types: Int = 120) -> String {
        let declarations = (0..<types).map {
            "  Type\($0): { id: Int, version\(version): String }\n"
        }
        let routes = (0..<types).map {
            "  get\($0): { get: /v\(version)/\($0), returns: Type\($0) }\n"
        }
        return """
            routergen: 1
            api: Large
            base_url: https://api.example.com
            routes:
            \(routes.joined())types:
            \(declarations.joined())
            """
    }

    private static let arguments = ["generate", "large.routes.yml", "--output", "Generated"]

    /// What a run that nobody disturbs makes of a version.
    private func expected(version: Int) throws -> [String: String] {
        let other = try TemporaryFolder()
        try other.write(Self.description(version: version), to: "large.routes.yml")
        #expect(try Tool(in: other).run(Self.arguments).status == 0)
        return try Self.contents(of: other)
    }

    /// The files of the output folder, without those that runs leave behind when they are killed.
    private static func contents(of folder: TemporaryFolder) throws -> [String: String] {
        let names = try folder.files().filter {
            $0.hasPrefix("Generated/") && !FileManager.default.isTemporary($0)
        }
        return try Dictionary(uniqueKeysWithValues: names.map { ($0, try folder.read($0)) })
    }

    /// Each file is whole, in the old version or in the new one; the next run puts everything right without
    /// being forced to.
    @Test func aKilledRunLeavesNoHalfFileAndTheNextOneMends() async throws {
        let versions = [try expected(version: 0), try expected(version: 1)]
        let manifest = "Generated/.routergen-manifest"
        try folder.write(Self.description(version: 0), to: "large.routes.yml")
        let start = ContinuousClock.now
        #expect(try tool.run(Self.arguments).status == 0)
        let usual = ContinuousClock.now - start
        var random = SeededRandom(seed: 7)
        var interrupted = 0
        for round in 1...40 {
            let version = round % 2
            try folder.write(Self.description(version: version), to: "large.routes.yml")
            let run = try RunningTool(Self.arguments, in: folder)
            // Most of the files are written in the last part of a run.
            try await Task.sleep(for: usual * Double.random(in: 0.1...1.1, using: &random))
            if try await run.stop(SIGKILL) == -1 { interrupted += 1 }

            for (name, text) in try Self.contents(of: folder) where name != manifest {
                #expect(versions.contains { $0[name] == text }, "\(name) in round \(round)")
            }
            let mending = try tool.run(Self.arguments)
            try #require(mending == Tool.Run(status: 0, output: "", messages: ""))
            try #require(try Self.contents(of: folder) == versions[version])
        }
        #expect(interrupted > 5, "most runs have to be killed in time")
    }

    /// The first run of all, which makes the folder.
    @Test func aKilledFirstRunLeavesNoFolderOrTheWholeOne() async throws {
        let whole = try expected(version: 0)
        try folder.write(Self.description(version: 0), to: "large.routes.yml")
        var random = SeededRandom(seed: 11)
        for _ in 1...20 {
            let run = try RunningTool(Self.arguments, in: folder)
            try await Task.sleep(
                for: .milliseconds(200) * Double.random(in: 0.05...1.5, using: &random))
            _ = try await run.stop(SIGKILL)
            let found = try Self.contents(of: folder)
            #expect(found.isEmpty || found == whole)
            if !found.isEmpty {
                try FileManager.default.removeItem(atPath: folder.path("Generated"))
            }
        }
        #expect(try tool.run(Self.arguments).status == 0)
        #expect(try Self.contents(of: folder) == whole)
    }

    /// A limit for the size of files is a full disk to a program: writing fails in the middle of a file.
    @Test(arguments: [false, true])
    func aFullDiskLeavesEverythingAsItWas(isNew: Bool) throws {
        try folder.write(Self.description(version: 0, types: 300), to: "large.routes.yml")
        if !isNew { #expect(try tool.run(Self.arguments).status == 0) }
        let before = try Self.contents(of: folder)
        try folder.write(Self.description(version: 1, types: 300), to: "large.routes.yml")
        // The router is larger than 16 blocks of 1024 bytes, and types are smaller.
        let words = ([Tool.executable.path] + Self.arguments).map { "'\($0)'" }
        let run = try CommandRun(
            ["bash", "-c", "trap '' XFSZ; ulimit -f 16; \(words.joined(separator: " ")) 2>&1"],
            in: folder.url)
        #expect(run.status == 3)
        #expect(run.output.contains("Generated/"))
        #expect(run.output.contains(": error: "))
        #expect(try Self.contents(of: folder) == before)
        #expect(try folder.files().allSatisfy { !FileManager.default.isTemporary($0) })

        #expect(try tool.run(Self.arguments) == Tool.Run(status: 0, output: "", messages: ""))
    }

    @Test func runsAtTheSameTimeInOneFolderDoNotDisturbEachOther() async throws {
        let versions = [try expected(version: 0), try expected(version: 1)]
        for version in 0...1 {
            try folder.write(
                Self.description(version: version), to: "v\(version)/large.routes.yml")
        }
        for _ in 1...5 {
            let runs = try [0, 1, 0, 1].map { version in
                try RunningTool(
                    ["generate", "v\(version)/large.routes.yml", "--output", "Generated"],
                    in: folder)
            }
            for run in runs {
                #expect(try await run.end() == 0)
                #expect(try run.messages == "")
            }
            let found = try Self.contents(of: folder)
            #expect(versions.contains(found), "the folder is that of one run, whole")
        }
    }
}

extension FileManager {
    /// Whether a path is one that files have before they get their own names.
    fileprivate func isTemporary(_ path: String) -> Bool {
        path.contains(".routergen-") && !path.hasSuffix("/.routergen-manifest")
    }
}
