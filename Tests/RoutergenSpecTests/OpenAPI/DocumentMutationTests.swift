import Foundation
import RoutergenModel
import RoutergenSpec
import RoutergenSyntax
import TestSupport
import Testing

/// The documents of the golden cases, which use every feature of every version between them, with
/// damage.
@Suite("Damaged OpenAPI documents", .timeLimit(.minutes(2)))
struct DocumentMutationTests {
    /// A document that reads without a mistake.
    private static let documents: [String] = {
        let cases = Repository.root.appendingPathComponent("Tests/Golden/Cases/openapi")
        let names = try? FileManager.default.contentsOfDirectory(atPath: cases.path)
        return (names ?? []).sorted().flatMap { name in
            ["input.openapi.yml", "input.openapi.json"].compactMap { input in
                try? String(
                    contentsOf: cases.appendingPathComponent("\(name)/\(input)"), encoding: .utf8)
            }
        }
    }()

    @Test("of every version are at hand")
    func areAtHand() {
        #expect(Self.documents.count > 40)
        for version in ["swagger: '2.0'", "openapi: 3.0", "openapi: 3.1", "openapi: 3.2"] {
            #expect(Self.documents.contains { $0.contains(version) }, "\(version)")
        }
    }

    /// Drops, doubles, renames, swaps and replaces nodes. Whatever comes out is read to the end, and a
    /// document without a complaint gives a model.
    @Test("end in a model or mistakes with places, never in a crash", arguments: UInt64(1)...3)
    func survive(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var refused = 0
        for text in Self.documents {
            let file = SourceFile(path: "api.yml", text: text)
            var ignored = Diagnostics()
            let root = try #require(parse(file, limits: .lenient, &ignored))
            for _ in 0..<6 {
                var damaged = root
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    damaged = Mutation.random(of: damaged, texts: Self.texts, using: &random)
                }
                let run = OpenAPIRun(root: damaged)
                check(run)
                if run.diagnostics.hasErrors { refused += 1 }
            }
        }
        #expect(refused > 20)
    }

    /// Files that a download or an editor cut off.
    @Test("that are cut off end the same way", arguments: UInt64(1)...3)
    func surviveCuts(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for text in Self.documents {
            let start = text.utf8.count / 4
            for _ in 0..<4 {
                let length = Int.random(in: start..<text.utf8.count, using: &random)
                let cut = String(decoding: Array(text.utf8).prefix(length), as: UTF8.self)
                check(OpenAPIRun(cut))
            }
        }
    }

    private func check(_ run: OpenAPIRun) {
        if !run.diagnostics.hasErrors { #expect(run.model != nil) }
        for diagnostic in run.diagnostics.sorted {
            #expect(diagnostic.range != nil, "\(diagnostic.message)")
        }
        // Every range must print.
        #expect(run.report.isEmpty == run.diagnostics.isEmpty)
    }

    /// What may stand where something else should.
    private static let texts = [
        "", "$ref", "-1", "99999999999999999999", "1e999", "null", "true", "#", "#/", "#/paths",
        "#/components/schemas/Animal", "#/definitions/Animal", "https://example.com/a.yml", "~2",
        "object", "array", "string", "integer", "path", "query", "cookie", "formData", "body",
        "deepObject", "matrix", "application/json", "multipart/form-data", "*/*", "2XX", "default",
        "/a/{b}/{b}", "{", "é\u{0}", "\u{1F600}", "allOf", "oneOf", "x-swift-name", "apiKey", ".",
    ]
}
