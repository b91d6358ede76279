import Foundation
import RoutergenSyntax
import Testing

@testable import RoutergenTemplates

struct EmbeddedTemplatesTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func areThoseOfTheFolder() throws {
        let folder = Self.root.appendingPathComponent("Templates")
        let packs = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey]
        ).filter(\.hasDirectoryPath)
        #expect(packs.map(\.lastPathComponent).sorted() == EmbeddedTemplates.packs.keys.sorted())
        for pack in packs {
            let names = try FileManager.default.contentsOfDirectory(atPath: pack.path)
                .filter { $0.hasSuffix(".mustache") || $0 == "template.yml" }
            let embedded = EmbeddedTemplates.packs[pack.lastPathComponent] ?? []
            #expect(names.sorted() == embedded.map(\.name).sorted(), "run 'make embed'")
            for (name, text) in embedded {
                let file = pack.appendingPathComponent(name)
                let expected = try String(contentsOf: file, encoding: .utf8)
                #expect(text == expected, "\(name) has changed: run 'make embed'")
            }
        }
    }

    @Test func areWhatTheScriptWrites() throws {
        let output = FileManager.default.temporaryDirectory
            .appendingPathComponent("EmbeddedTemplates-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: output) }
        let script = Process()
        script.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        script.arguments = [
            "bash", Self.root.appendingPathComponent("Scripts/embed-templates").path, output.path,
        ]
        try script.run()
        script.waitUntilExit()
        #expect(script.terminationStatus == 0)
        let committed = Self.root.appendingPathComponent(
            "Sources/RoutergenTemplates/Packs/EmbeddedTemplates.swift")
        #expect(
            try String(contentsOf: output, encoding: .utf8)
                == String(contentsOf: committed, encoding: .utf8), "run 'make embed'")
    }

    @Test func loadWithoutAComplaint() {
        var sources = SourceMap()
        var diagnostics = Diagnostics()
        for name in EmbeddedTemplates.packs.keys {
            let pack = TemplatePack.embedded(name, &sources, &diagnostics)
            #expect(pack?.files.isEmpty == false)
        }
        #expect(diagnostics.sorted == [])
    }
}
