import Foundation
import RoutergenSyntax
import TestSupport
import Testing

@testable import RoutergenTemplates

struct EmbeddedTemplatesTests {
    @Test func areThoseOfTheFolder() throws {
        let folder = Repository.root.appendingPathComponent("Templates")
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
        let folder = try TemporaryFolder()
        let script = Repository.root.appendingPathComponent("Scripts/embed-templates").path
        let run = try CommandRun(["bash", script, folder.path("EmbeddedTemplates.swift")])
        #expect(run == CommandRun(status: 0, output: "", messages: ""))
        let committed = Repository.root.appendingPathComponent(
            "Sources/RoutergenTemplates/Packs/EmbeddedTemplates.swift")
        #expect(
            try folder.read("EmbeddedTemplates.swift")
                == String(contentsOf: committed, encoding: .utf8), "run 'make embed'")
    }

    @Test func loadWithoutAComplaint() {
        var sources = SourceMap()
        var diagnostics = Diagnostics()
        for name in EmbeddedTemplates.packs.keys {
            let pack = TemplatePack.embedded(name, &sources, &diagnostics)
            #expect(pack?.files.isEmpty == false)
            #expect(pack?.description?.isEmpty == false, "\(name) does not say what it is for")
            pack?.checkNames(&diagnostics)
        }
        #expect(diagnostics.sorted == [])
    }
}
