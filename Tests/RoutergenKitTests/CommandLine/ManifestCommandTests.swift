import Foundation
import TestSupport
import Testing

/// What `generate` knows about earlier runs.
struct ManifestCommandTests {
    private let fixture: CommandFixture

    private static let shop = """
        routergen: 1
        api: Shop
        base_url: https://api.example.com
        routes:
          item: { get: /item, returns: Item }
        types: { Item: { id: Int } }

        """

    init() throws {
        fixture = try CommandFixture()
        try fixture.folder.write(Self.shop, to: "shop.routes.yml")
    }

    private func generate(_ arguments: String...) throws -> Tool.Run {
        try fixture.tool.run(["generate", "--output", "Generated"] + arguments)
    }

    @Test func removesWhatIsMadeNoMore() throws {
        _ = try generate("shop.routes.yml")
        try fixture.folder.write(
            Self.shop.replacing("Item", with: "Thing"), to: "shop.routes.yml")
        #expect(try generate("shop.routes.yml") == CommandFixture.success)
        let files = try fixture.generated()
        #expect(files.contains("Generated/Models/Shop+Thing.swift"))
        #expect(!files.contains("Generated/Models/Shop+Item.swift"))
    }

    @Test func leavesFilesOfOtherDescriptionsAlone() throws {
        _ = try generate("shop.routes.yml")
        let before = try fixture.generated()
        #expect(try generate("ping.routes.yml") == CommandFixture.success)
        #expect(Set(try fixture.generated()).isSuperset(of: before))
        #expect(
            try generate("shop.routes.yml", "ping.routes.yml", "--dry-run").output.contains(
                "keep Generated/.routergen-manifest\n"))
    }

    @Test func leavesFilesAloneThatItDidNotWrite() throws {
        _ = try generate("shop.routes.yml")
        let text = try fixture.folder.read("Generated/Models/Shop+Item.swift")
        try fixture.folder.write(text, to: "Generated/Models/Shop+Copy.swift")
        #expect(try generate("shop.routes.yml") == CommandFixture.success)
        #expect(try fixture.generated().contains("Generated/Models/Shop+Copy.swift"))
    }

    @Test(arguments: [true, false])
    func refusesToTouchAFileThatWasChangedByHand(isStale: Bool) throws {
        _ = try generate("shop.routes.yml")
        let path = "Generated/Models/Shop+Item.swift"
        let edited = try fixture.folder.read(path) + "// mine\n"
        try fixture.folder.write(edited, to: path)
        if isStale {
            try fixture.folder.write(
                Self.shop.replacing("Item", with: "Thing"), to: "shop.routes.yml")
        }
        let before = try fixture.generated()
        let run = try generate("shop.routes.yml")
        #expect(
            run
                == Tool.Run(
                    status: 1, output: "",
                    messages: "\(path): error: this file was changed by hand since it was "
                        + "generated; '--force' \(isStale ? "removes" : "overwrites") it\n"))
        #expect(try fixture.folder.read(path) == edited)
        #expect(try fixture.generated() == before)

        #expect(try generate("shop.routes.yml", "--force") == CommandFixture.success)
        #expect(try fixture.generated().contains(path) == !isStale)
        #expect(try generate("shop.routes.yml") == CommandFixture.success)
    }

    @Test func refusesToOverwriteAFileOfSomebodyElse() throws {
        try fixture.folder.write("// my own ping\n", to: "Generated/Ping.swift")
        let run = try generate("ping.routes.yml")
        #expect(run.status == 1)
        #expect(
            run.messages == "Generated/Ping.swift: error: this file was not generated; "
                + "'--force' overwrites it\n")
        #expect(try fixture.generated() == ["Generated/Ping.swift"])
        #expect(try generate("ping.routes.yml", "--force") == CommandFixture.success)
    }

    @Test func overwritesAGeneratedFileThatTheManifestDoesNotKnow() throws {
        _ = try generate("ping.routes.yml")
        let text = try fixture.folder.read("Generated/Ping.swift")
        try fixture.folder.write(text + "// of another branch\n", to: "Generated/Ping.swift")
        try FileManager.default.removeItem(
            atPath: fixture.folder.path("Generated/.routergen-manifest"))
        #expect(try generate("ping.routes.yml") == CommandFixture.success)
        #expect(try fixture.folder.read("Generated/Ping.swift") == text)
    }

    @Test func readsAManifestWithAConflict() throws {
        _ = try generate("ping.routes.yml")
        let path = "Generated/.routergen-manifest"
        let text = try fixture.folder.read(path)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let conflict = lines.flatMap { line in
            line.hasSuffix(" Ping.swift")
                ? [
                    "<<<<<<< ours", String(line), "=======", "0123456789abcdef Ping.swift",
                    ">>>>>>>",
                ]
                : [String(line)]
        }
        try fixture.folder.write(conflict.joined(separator: "\n"), to: path)
        #expect(try generate("ping.routes.yml") == CommandFixture.success)
        #expect(try fixture.folder.read(path) == text)
    }

    @Test func checksTheManifest() throws {
        _ = try generate("ping.routes.yml")
        try FileManager.default.removeItem(
            atPath: fixture.folder.path("Generated/.routergen-manifest"))
        let run = try fixture.tool.run("check", "ping.routes.yml", "--output", "Generated")
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("--- /dev/null\n+++ Generated/.routergen-manifest\n"))
    }

    @Test func doesNotFollowAManifestOutOfTheFolder() throws {
        _ = try generate("ping.routes.yml")
        let stranger = "// Generated by routergen 0.1.0 from ping.routes.yml. Do not edit.\n"
        try fixture.folder.write(stranger, to: "Outside.swift")
        let path = "Generated/.routergen-manifest"
        try fixture.folder.write(
            try fixture.folder.read(path) + "0123456789abcdef ../Outside.swift\n", to: path)
        #expect(try generate("ping.routes.yml") == CommandFixture.success)
        #expect(try fixture.folder.read("Outside.swift") == stranger)
    }

    @Test func severalRunsAtOnceLeaveOneOutcome() async throws {
        for round in 0..<3 {
            try fixture.folder.write(
                Self.shop.replacing("Item", with: "Item\(round)"), to: "shop.routes.yml")
            try await withThrowingTaskGroup(of: Tool.Run.self) { group in
                for _ in 0..<4 {
                    group.addTask { try generate("shop.routes.yml", "ping.routes.yml") }
                }
                for try await run in group { #expect(run == CommandFixture.success) }
            }
            let check = [
                "check", "shop.routes.yml", "ping.routes.yml", "--output", "Generated",
            ]
            #expect(try fixture.tool.run(check) == CommandFixture.success)
            #expect(!(try fixture.folder.files().contains { $0.contains(".routergen-1") }))
        }
    }
}
