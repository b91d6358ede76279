import Foundation
import RoutergenKit
import RoutergenSwift
import RoutergenSyntax
import TestSupport
import Testing

/// `routergen init`: the starter, and what is imported from documents.
struct InitCommandTests {
    private let folder: TemporaryFolder
    private let tool: Tool

    init() throws {
        folder = try TemporaryFolder()
        tool = Tool(in: folder)
    }

    @Test func writesAStarterThatGenerates() throws {
        let run = try tool.run("init")
        #expect(run.status == 0)
        #expect(run.messages == "")
        #expect(run.output.hasPrefix("create api.routes.yml\n"))
        #expect(run.output.contains(#".product(name: "RoutergenRuntime", package: "routergen")"#))
        #expect(
            run.output.contains(#".plugin(name: "RoutergenBuildPlugin", package: "routergen")"#))
        let generated = try tool.run(
            "generate", "api.routes.yml", "--output", "Generated", "--strict")
        #expect(generated == CommandFixture.success)
    }

    @Test func keepsAFileThatIsThere() throws {
        try folder.write("mine", to: "own.yml")
        #expect(
            try tool.run("init", "own.yml")
                == Tool.Run(
                    status: 1, output: "",
                    messages: "own.yml: error: this file exists; '--force' overwrites it\n"))
        #expect(try folder.read("own.yml") == "mine")
        #expect(try tool.run("init", "own.yml", "--force").status == 0)
        #expect(try folder.read("own.yml") != "mine")
        #expect(try tool.run("init", "a.yml", "b.yml").status == 2)
    }

    private static let document = """
        openapi: 3.1.0
        info: { title: Shop, version: '1' }
        servers: [{ url: https://api.example.com/v1 }]
        security: [{ key: [] }]
        paths:
          /items/{id}:
            get:
              operationId: getItem
              tags: [items]
              summary: "One item: whole."
              parameters:
                - { name: id, in: path, required: true, schema: { type: integer } }
                - { name: page-size, in: query, schema: { type: integer, default: 20 } }
              responses:
                '200':
                  description: It.
                  content: { application/json: { schema: { $ref: '#/components/schemas/item' } } }
                '404':
                  description: None.
                  content: { application/json: { schema: { $ref: '#/components/schemas/problem' } } }
        components:
          securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
          schemas:
            item:
              type: object
              required: [id, kind]
              properties:
                id: { type: integer, format: int64 }
                image_url: { type: string, format: uri }
                kind: { type: string, enum: [a, 'b c', 'true'] }
                either: { oneOf: [{ type: string }, { type: integer }] }
            problem: { type: object, properties: { text: { type: string } } }

        """

    @Test func importsADocument() throws {
        try folder.write(Self.document, to: "shop.yaml")
        let run = try tool.run("init", "--from", "shop.yaml")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("create shop.routes.yml\n"))
        let note = "one of several types without a tag; this is any JSON"
        #expect(run.messages == "shop.routes.yml: note: not imported: ItemEither: \(note)\n")
        let text = try folder.read("shop.routes.yml")
        #expect(text.contains("# Not imported: \(note).\n"))

        let difference = try tool.run("diff", "shop.yaml", "shop.routes.yml")
        #expect(difference.messages == "")
        let changed = difference.output.split(separator: "\n").dropFirst()
            .filter { !$0.contains(" Shop.ItemEither") }
        #expect(changed == [])
    }

    @Test func reportsMistakesOfTheDocument() throws {
        try folder.write("openapi: [\n", to: "shop.yaml")
        let run = try tool.run("init", "--from", "shop.yaml")
        #expect(run.status == 1)
        #expect(run.messages.hasPrefix("shop.yaml:"))
        #expect(try folder.files() == ["shop.yaml"])
    }
}

/// What is imported from real documents makes the same code, but for what the notes say.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct ImportedCorpusTests {
    static func sample() throws -> [Corpus.Document] {
        try Corpus.documents(in: .real).filter { $0.size < 200_000 }.enumerated()
            .filter { $0.offset % 6 == 0 }.map(\.element)
    }

    @Test func importedDocumentsMakeTheSameCode() throws {
        let documents = try Self.sample()
        #expect(documents.count > 10)
        let corpus = try CorpusFolder()
        let folder = try TemporaryFolder()
        var compared = 0
        var total = 0
        for document in documents {
            var pipeline = Pipeline()
            let path = corpus.url(of: document).path
            guard let imported = pipeline.imported(from: path),
                let before = pipeline.run(path).plan
            else { continue }
            try folder.write(imported.text, to: "imported.routes.yml")
            var second = Pipeline()
            let after = second.run(folder.path("imported.routes.yml")).plan
            let messages = DiagnosticPrinter(sources: second.loader.sources)
                .text(second.diagnostics).split(separator: "\n").filter { $0.contains("error") }
            guard let after else {
                Issue.record("\(document.path): \(messages.prefix(3).joined(separator: "\n"))")
                continue
            }
            compared += 1
            total += before.routers.flatMap(\.cases).count
            let subjects = Set(imported.notes.map { $0.subject.lowercased() })
            let hasHeaders = imported.notes.contains { $0.text == "headers of answers" }
            let changes = InterfaceReport(old: [before], new: [after]).changes.filter { change in
                guard change.severity == .breaking else { return false }
                // Routes share such types, which are called by what is in them.
                if hasHeaders, change.declaration.hasSuffix("Headers") { return false }
                return !subjects.contains { subject in
                    !subject.isEmpty && change.declaration.lowercased().contains(subject)
                }
            }
            #expect(
                changes.isEmpty,
                "\(document.path): \(changes.count): \(changes.prefix(4).map { "\($0.declaration): \($0.words { $0 })" })"
            )
        }
        #expect(compared > 10)
        #expect(total > 100)
    }
}
